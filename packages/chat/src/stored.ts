import { err, isInstant, millis, ok, type Result } from '@app/kernel';
import * as v from 'valibot';
import { type Branch, MOST_BRANCHES } from './branches';
import { cardSchema } from './computed';
import type { ChatMessage } from './message';

/** The version of a stored conversation. A change of its format raises the number and needs a migration. */
export const STORED_VERSION = 1;

/** Maximum messages stored; the oldest are dropped first. */
export const STORED_MESSAGES = 400;

export interface StoredChat {
  readonly version: typeof STORED_VERSION;
  readonly messages: readonly ChatMessage[];
  readonly draft: string;
  /** R410. */
  readonly branches?: readonly Branch[];
}

/** `chat/stored-too-new` comes from a newer release in another tab: it must not be overwritten. */
export type StoredProblem =
  | { readonly code: 'chat/stored-unreadable' }
  | { readonly code: 'chat/stored-too-new'; readonly version: number };

const text = v.pipe(v.string(), v.maxLength(200_000));
const at = v.pipe(
  v.number(),
  v.check((moment: number) => isInstant(moment)),
  v.transform(millis),
);
const count = v.pipe(v.number(), v.minValue(0), v.maxValue(1e6));
const report = v.object({
  bubble: v.looseObject({
    code: v.picklist([
      'chat/key-invalid',
      'chat/network',
      'chat/unavailable',
      'chat/empty-reply',
      'chat/failed',
    ]),
  }),
  detail: v.optional(
    v.variant('code', [
      v.object({ code: v.picklist(['chat/out-of-credit', 'chat/offline']) }),
      v.object({ code: v.picklist(['chat/rate-limited', 'chat/timeout']), seconds: count }),
      v.object({ code: v.literal('chat/server-error'), status: count }),
      v.object({ code: v.literal('chat/model-unknown'), model: v.string() }),
      v.object({ code: v.literal('chat/refused-by-browser'), host: v.string() }),
    ]),
  ),
  actions: v.array(v.picklist(['retry', 'settings', 'built-in'])),
  retryAfterS: v.optional(count),
});
const message = v.variant('sender', [
  v.object({
    id: v.string(),
    sender: v.literal('user'),
    text,
    at,
    withPicture: v.optional(v.literal(true)),
  }),
  v.object({
    id: v.string(),
    sender: v.literal('bot'),
    text,
    at,
    outcome: v.picklist(['whole', 'stopped', 'cut', 'failed']),
    failure: v.optional(report),
    source: v.picklist(['model', 'built-in']),
    personal: v.optional(v.boolean()),
    // An unreadable card of another release is dropped from its message, rather than the message from the talk.
    computed: v.fallback(v.optional(v.pipe(v.array(cardSchema), v.maxLength(40))), undefined),
    computedOff: v.optional(v.boolean()),
  }),
]);

/** R621. Truncated before its items are read: a row from elsewhere may be longer than any of ours. */
const listOf = <Item extends v.GenericSchema>(item: Item, cut: (list: unknown[]) => unknown[]) =>
  v.pipe(v.array(v.unknown()), v.transform(cut), v.array(item));

const stored = v.object({
  version: v.literal(STORED_VERSION),
  messages: listOf(message, list => list.slice(-STORED_MESSAGES)),
  draft: text,
  branches: v.optional(
    listOf(
      v.object({
        after: v.string(),
        messages: v.pipe(
          listOf(message, list => list.slice(0, STORED_MESSAGES)),
          v.minLength(1),
        ),
      }),
      list => list.slice(-MOST_BRANCHES),
    ),
  ),
});

/** The row to store: the newest `STORED_MESSAGES`. */
export const toStored = (
  messages: readonly ChatMessage[],
  draft: string,
  branches: readonly Branch[] = [],
): StoredChat => ({
  version: STORED_VERSION,
  messages: messages.slice(-STORED_MESSAGES),
  draft,
  ...(branches.length > 0 ? { branches } : {}),
});

/** Reads a row back. Rows of another shape are refused whole, so the caller can set them aside. */
export function parseStored(value: unknown): Result<StoredChat, StoredProblem> {
  const parsed = v.safeParse(stored, value);
  if (parsed.success) return ok(parsed.output as StoredChat); // valibot adds `| undefined` to optional keys
  const version = v.safeParse(v.object({ version: v.number() }), value);
  return version.success && version.output.version > STORED_VERSION
    ? err({ code: 'chat/stored-too-new', version: version.output.version })
    : err({ code: 'chat/stored-unreadable' });
}
