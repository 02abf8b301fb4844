import { err, ok, type Result } from '@app/kernel';
import { countCharacters, isBlank } from '@app/validation';

/** Maximum characters of a message: four pages. Longer ones are refused whole, never cut silently. */
export const MESSAGE_LIMIT = 4000;
/** The counter is shown from this length on. */
const COUNTER_FROM = 3600;

export type DraftProblem =
  | { readonly code: 'chat/message-empty' }
  | { readonly code: 'chat/message-too-long'; readonly limit: number; readonly length: number };

/** R100. The trimmed text to send; or why it cannot be sent. */
export function checkDraft(draft: string): Result<string, DraftProblem> {
  if (typeof draft !== 'string' || isBlank(draft)) return err({ code: 'chat/message-empty' });
  const text = draft.trim();
  const length = countCharacters(text);
  if (length > MESSAGE_LIMIT) return err({ code: 'chat/message-too-long', limit: MESSAGE_LIMIT, length });
  return ok(text);
}

/** The counter beside the field; undefined while there is plenty of room. */
export function countDraft(draft: string): { readonly length: number; readonly limit: number } | undefined {
  // There are never more code points than code units, so short drafts need no counting.
  if (typeof draft !== 'string' || draft.length < COUNTER_FROM) return undefined;
  const length = countCharacters(draft.trim());
  return length < COUNTER_FROM ? undefined : { length, limit: MESSAGE_LIMIT };
}

/** The meaning of a key press in the field. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** An input method is composing: this Enter commits pinyin. */
  readonly isComposing: boolean;
  /** 229 while an input method holds the key, even in browsers that set `isComposing` too late. */
  readonly keyCode: number;
}

/** R99. Enter sends; Shift+Enter is a new line; an Enter taken by an input method is neither. */
export const sendsOnKey = (press: KeyPress): boolean =>
  press?.key === 'Enter' && !press.shiftKey && !press.isComposing && press.keyCode !== 229;
