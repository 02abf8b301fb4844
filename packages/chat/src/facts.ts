import { DIRECTIONS, type Direction, parseJson } from '@app/kernel';
import * as v from 'valibot';
import { type Bilingual, CHAT_LANGUAGES, type ChatLanguage } from './language';

export { DIRECTIONS, type Direction };

/** The almanac's entry for one day. */
export interface DayFacts {
  /** `2026-06-21`. */
  readonly date: string;
  readonly lunar: Bilingual;
  readonly yi: readonly Bilingual[];
  readonly ji: readonly Bilingual[];
  /** The current solar term. */
  readonly term?: Bilingual;
  /** The next solar term and how many days away it is. */
  readonly nextTerm?: { readonly name: Bilingual; readonly inDays: number };
  readonly festival?: Bilingual;
  /** The animal of the lunar year. */
  readonly zodiac?: Bilingual;
  /** The zodiac sign the day clashes with, and its direction. */
  readonly clash?: Bilingual;
}

/** The sky now, in the product's words: `Sun at 59%`, `First Quarter`. */
export interface SkyFacts {
  readonly light?: Bilingual;
  readonly season?: Bilingual;
}

/** One of the eight directions for a person, with the name of its star. */
export interface DirectionFact {
  readonly direction: Direction;
  readonly star: Bilingual;
}

export interface ResidentFacts {
  readonly name: string;
  readonly relationship?: string;
  readonly gender?: 'male' | 'female' | 'other' | 'unspecified';
  /** `1990-05-01`, as entered. */
  readonly birthDate?: string;
  /** 1 to 9 without 5; missing if the birth date or gender is unknown. */
  readonly kua?: number;
  readonly group?: 'east' | 'west';
  /** The four favourable directions, best first. */
  readonly favourable?: readonly DirectionFact[];
}

/** Personal facts. They leave the device only with consent, see `withConsent`. */
export interface HomeFacts {
  readonly place?: string;
  /** The house's facing. */
  readonly facing?: Direction;
  readonly residents: readonly ResidentFacts[];
}

/** The app's knowledge at the moment of a question. */
export interface ChatFacts {
  readonly language: ChatLanguage;
  /** The asker reads Chinese in Traditional characters. */
  readonly traditional?: true;
  /** The reader's civil date, `2026-06-21`. */
  readonly date: string;
  readonly day?: DayFacts;
  readonly sky?: SkyFacts;
  readonly home?: HomeFacts;
}

/** The facts that may leave the device: without consent nothing about the home. */
export function withConsent(facts: ChatFacts, consent: boolean): ChatFacts {
  if (consent) return facts;
  const { home: _, ...rest } = facts;
  return rest;
}

/** The items consent would share, shown before it is given. Empty if there is nothing to share. */
export function listShared(home: HomeFacts | undefined): readonly SharedItem[] {
  if (!home) return [];
  return [
    ...(home.place ? [{ kind: 'place', text: home.place } as const] : []),
    ...(home.facing ? [{ kind: 'facing', direction: home.facing } as const] : []),
    ...home.residents.map(resident => ({ kind: 'resident', resident }) as const),
    { kind: 'computed' },
  ];
}

export type SharedItem =
  | { readonly kind: 'place'; readonly text: string }
  | { readonly kind: 'facing'; readonly direction: Direction }
  | { readonly kind: 'resident'; readonly resident: ResidentFacts }
  /** Results available to a model, computed from house, plan and years of birth. */
  | { readonly kind: 'computed' };

const OPEN = '<home-data>';
const CLOSE = '</home-data>';

/**
 * The facts as one fenced line of JSON for the system prompt. No name or text in it can close the fence: `<` is escaped,
 * and JSON escapes quotes and line breaks.
 */
export const formatFacts = (facts: ChatFacts): string =>
  `${OPEN}${JSON.stringify(facts).replaceAll('<', '\\u003c')}${CLOSE}`;

/** Reads the facts back from a system prompt; undefined if there are none or they are not ours. */
export function parseFacts(prompt: string): ChatFacts | undefined {
  if (typeof prompt !== 'string') return undefined;
  const from = prompt.indexOf(OPEN);
  const to = prompt.indexOf(CLOSE, from);
  if (from < 0 || to < 0) return undefined;
  const parsed = v.safeParse(factsSchema, parseJson(prompt.slice(from + OPEN.length, to)));
  return parsed.success ? (parsed.output as ChatFacts) : undefined; // valibot adds `| undefined` to optional keys
}

const short = v.pipe(v.string(), v.maxLength(200));
const words = v.object({ zh: short, en: short });
const list = v.pipe(v.array(words), v.maxLength(60));
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const direction = v.picklist(DIRECTIONS);
const factsSchema = v.object({
  language: v.picklist(CHAT_LANGUAGES),
  traditional: v.optional(v.literal(true)),
  date,
  day: v.optional(
    v.object({
      date,
      lunar: words,
      yi: list,
      ji: list,
      term: v.optional(words),
      nextTerm: v.optional(v.object({ name: words, inDays: v.number() })),
      festival: v.optional(words),
      zodiac: v.optional(words),
      clash: v.optional(words),
    }),
  ),
  sky: v.optional(v.object({ light: v.optional(words), season: v.optional(words) })),
  home: v.optional(
    v.object({
      place: v.optional(short),
      facing: v.optional(direction),
      residents: v.pipe(
        v.array(
          v.object({
            name: short,
            relationship: v.optional(short),
            gender: v.optional(v.picklist(['male', 'female', 'other', 'unspecified'])),
            birthDate: v.optional(date),
            kua: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
            group: v.optional(v.picklist(['east', 'west'])),
            favourable: v.optional(v.pipe(v.array(v.object({ direction, star: words })), v.maxLength(8))),
          }),
        ),
        v.maxLength(40),
      ),
    }),
  ),
});
