import type { Message, MessageCode } from '@app/validation';
import type { TFunction } from 'i18next';
import { EXACT_LABELS, EXACT_MESSAGES, type ExactLabel } from './exactChinese';
import { FACE_TAGS, type Face } from './languages';

/** One line of text with its `lang` attribute. */
export interface Line {
  readonly text: string;
  readonly lang: (typeof FACE_TAGS)[Face];
}

/** The message in the language of the screen, and on English screens its prescribed Chinese as its own line. */
export type Lines = readonly [Line] | readonly [Line, Line];

/** A1. Messages without a prescribed Chinese wording are one line in either language. */
export function messageLines(t: TFunction<'common'>, face: Face, message: Message): Lines {
  const { code, ...facts } = message;
  // `Message` already ties the facts to the code; one key stands for all so they are not checked against every text.
  const key = `errors.${code}` as 'errors.session/sign-in';
  return withExact(t(key, facts), face, exactMessage(code));
}

/** A1, for labels such as the account menu's. */
export function labelLines(t: TFunction<'common'>, face: Face, label: ExactLabel): Lines {
  return withExact(t(`labels.${label}`), face, EXACT_LABELS[label]);
}

function withExact(text: string, face: Face, exact: string | undefined): Lines {
  const line: Line = { text, lang: FACE_TAGS[face] };
  return face !== 'en' || exact === undefined ? [line] : [line, { text: exact, lang: FACE_TAGS.zh }];
}

function exactMessage(code: MessageCode): string | undefined {
  const texts: Partial<Record<MessageCode, string>> = EXACT_MESSAGES;
  return texts[code];
}
