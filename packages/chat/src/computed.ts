import * as v from 'valibot';
import type { Bilingual } from './language';

/** Where in the app a computed result is. */
export type CardPage =
  | { readonly kind: 'almanac'; readonly date: string }
  | { readonly kind: 'house' }
  | {
      readonly kind: 'stars';
      /** The moment that was asked for, as the star map's address has it: `2026-12-21T15:03Z`. Cards of before have none. */
      readonly at?: string | undefined;
    }
  | {
      readonly kind: 'plan';
      readonly sheet: 'compass' | 'reading' | 'light';
      /** The room that is meant, by its id, and its floor, 0 being the lowest. */
      readonly room?: string | undefined;
      readonly floor?: number | undefined;
    };

export interface CardMark {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: Bilingual;
}

export interface CardRow {
  /** `2026-12-01`, for a row that is a day. */
  readonly date?: string;
  readonly text: Bilingual;
  readonly detail?: Bilingual;
  readonly marks?: readonly CardMark[];
}

/** A result that was computed for an answer, as a person reads it. */
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
  /** For the model: the result, or what was wrong, as JSON. */
  readonly text: string;
  /** For the person; absent when there is no result. */
  readonly card?: ComputedCard;
  /** The arguments were not even JSON: a model that cannot write them gets a limited number of tries. */
  readonly isBroken?: boolean;
}

/** The tools a caller may use, computed in this browser. */
export interface Toolbox {
  readonly specs: readonly ToolSpec[];
  /** Never throws. `args` is what the model wrote, or an object. */
  run(name: string, args: unknown): ToolAnswer;
}

const text = v.pipe(v.string(), v.maxLength(2000));
const words = v.object({ zh: text, en: text });
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** R407: a card as it is stored; anything else is left out of its message. */
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
