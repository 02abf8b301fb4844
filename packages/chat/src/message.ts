import { frozen, type Millis } from '@app/kernel';
import type { ComputedCard } from './computed';
import type { FailureReport } from './failure';
import type { Bilingual } from './language';

/** R97. The messenger's greeting is a text of the screen, in the current language, and not a message (A33). */
export const MESSENGER_NAME: Bilingual = /* @__PURE__ */ frozen({ zh: '宇宙信使', en: 'Cosmic Messenger' });

export interface UserMessage {
  readonly id: string;
  readonly sender: 'user';
  readonly text: string;
  readonly at: Millis;
  /** It was sent with a picture, which is not kept. */
  readonly withPicture?: true;
}

/** How a reply ended: `stopped` by the person, `cut` by the model's or our limit, `failed` with a report. */
export type ReplyOutcome = 'whole' | 'stopped' | 'cut' | 'failed';

export interface BotMessage {
  readonly id: string;
  readonly sender: 'bot';
  /** Empty if it failed before the first word. */
  readonly text: string;
  readonly at: Millis;
  readonly outcome: ReplyOutcome;
  /** Present when `outcome` is `failed`. */
  readonly failure?: FailureReport;
  /** The source of the answer: the model, or the built-in guide. */
  readonly source: ReplySource;
  /**
   * False if the answer was given without the facts of the home. Missing in answers older than this field: they count as
   * personal.
   */
  readonly personal?: boolean;
  /** R407: the results computed for it, in the order requested. */
  readonly computed?: readonly ComputedCard[];
  /** R405: the service accepts no tools, so the answer is the model's own. */
  readonly computedOff?: boolean;
}

export type ReplySource = 'model' | 'built-in';

/** R98. A bubble: `sender` says whose. */
export type ChatMessage = UserMessage | BotMessage;
