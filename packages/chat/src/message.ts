import { frozen, type Millis } from '@app/kernel';
import type { ComputedCard } from './computed';
import type { FailureReport } from './failure';
import type { Bilingual } from './language';

/** R97. What it says first is a text of the screen's, in the language of the moment, and no message (A33). */
export const MESSENGER_NAME: Bilingual = /* @__PURE__ */ frozen({ zh: '宇宙信使', en: 'Cosmic Messenger' });

export interface UserMessage {
  readonly id: string;
  readonly sender: 'user';
  readonly text: string;
  readonly at: Millis;
  /** A picture went with it, which is not kept. */
  readonly withPicture?: true;
}

/** How a reply ended: `stopped` by the person, `cut` by a limit of the model's or of ours, `failed` with a report. */
export type ReplyOutcome = 'whole' | 'stopped' | 'cut' | 'failed';

export interface BotMessage {
  readonly id: string;
  readonly sender: 'bot';
  /** Empty when it failed before a word came. */
  readonly text: string;
  readonly at: Millis;
  readonly outcome: ReplyOutcome;
  /** Present when `outcome` is `failed`. */
  readonly failure?: FailureReport;
  /** Who answered: the model, or the guide that is built in. */
  readonly source: ReplySource;
  /**
   * False when the answer was given without the facts of the home. Absent in answers older than this field: they count
   * as personal.
   */
  readonly personal?: boolean;
  /** R407: what was computed for it, in the order in which it was asked for. */
  readonly computed?: readonly ComputedCard[];
  /** R405: the service takes no tools, so the answer is the model's own. */
  readonly computedOff?: boolean;
}

export type ReplySource = 'model' | 'built-in';

/** R98. A bubble: `sender` says whose. */
export type ChatMessage = UserMessage | BotMessage;
