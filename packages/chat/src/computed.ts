import * as v from 'valibot';
import type { Bilingual } from './language';

/** The app's view of a computed result. */
export type CardPage =
  | { readonly kind: 'almanac'; readonly date: string }
  | { readonly kind: 'house' }
  | {
      readonly kind: 'stars';
      /** The requested moment, as in the star map's address: `2026-12-21T15:03Z`. Older cards have none. */
      readonly at?: string | undefined;
    }
  | {
      readonly kind: 'plan';
      readonly sheet: 'compass' | 'reading' | 'light';
      /** The room by its id, and its floor, 0 being the lowest. */
      readonly room?: string | undefined;
      readonly floor?: number | undefined;
    };

export interface CardMark {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: Bilingual;
}

export interface CardRow {
  /** What the guide looks for a row by; stored cards have none. */
  readonly id?: 'pillars';
  /** `2026-12-01`, for a row about a day. */
  readonly date?: string;
  readonly text: Bilingual;
  readonly detail?: Bilingual;
  readonly marks?: readonly CardMark[];
}

/**
 * A result computed for an answer, for people to read. `Card` of `@app/tools` has the same shape: neither package may
 * import the other, and both compile against it where the app and the gateway join them.
 */
export interface ComputedCard {
  readonly tool: string;
  readonly title: Bilingual;
  /** The arguments in words. */
  readonly asked: Bilingual;
  /** The result in a sentence or two. */
  readonly lead: Bilingual;
  readonly rows: readonly CardRow[];
  /** Convention and source. */
  readonly note: Bilingual;
  readonly page: CardPage;
}

/** A tool as the wire names it: JSON Schema for its arguments. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: object;
}

export interface ToolAnswer {
  /** For the model: the result, or the error, as JSON. */
  readonly text: string;
  /** For the person; missing without a result. */
  readonly card?: ComputedCard;
  /** The arguments were not even JSON: a model that cannot write them has a limited number of tries. */
  readonly isBroken?: boolean;
}

/** The tools a caller may use, computed in this browser. */
export interface Toolbox {
  readonly specs: readonly ToolSpec[];
  /** Never throws. `args` is the model's text, or an object. */
  run(name: string, args: unknown): ToolAnswer;
}

const text = v.pipe(v.string(), v.maxLength(2000));
const words = v.object({ zh: text, en: text });
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** R407: a stored card; anything else is left out of its message. */
export const cardSchema = v.object({
  tool: v.pipe(v.string(), v.maxLength(64)),
  title: words,
  asked: words,
  lead: words,
  rows: v.pipe(
    v.array(
      v.object({
        date: v.optional(day),
        text: words,
        detail: v.optional(words),
        marks: v.optional(
          v.pipe(
            v.array(v.object({ tone: v.picklist(['good', 'bad', 'plain']), text: words })),
            v.maxLength(40),
          ),
        ),
      }),
    ),
    v.maxLength(40),
  ),
  note: words,
  page: v.variant('kind', [
    v.object({ kind: v.literal('almanac'), date: day }),
    v.object({ kind: v.literal('house') }),
    v.object({
      kind: v.literal('stars'),
      at: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/))),
    }),
    v.object({
      kind: v.literal('plan'),
      sheet: v.picklist(['compass', 'reading', 'light']),
      room: v.optional(v.pipe(v.string(), v.maxLength(40))),
      floor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
    }),
  ]),
});
