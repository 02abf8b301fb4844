import type { HolidayRegion } from '@app/almanac/regions';
import type { HouseFacts, HouseholdMember } from '@app/home';
import type { Millis, Result } from '@app/kernel';
import type { Plan } from '@app/plan';
import type { Place } from '@app/sky';
import type { ToolFault } from './faults';
import type { Arguments, Parameters } from './parameters';
import type { Bilingual } from './words';

/** The person's facts about their home, as far as this caller may know them. */
export interface KnownHome {
  readonly place?: Place | undefined;
  readonly placeName?: string | undefined;
  readonly houseFacts: HouseFacts;
  readonly residents: readonly HouseholdMember[];
  readonly plan?: Plan | undefined;
}

/** All that a tool computes from, beside its arguments. */
export interface World {
  readonly now: Millis;
  /** IANA zone of the reader. */
  readonly zone: string;
  /** Of the words in the results. */
  readonly language: 'zh' | 'en' | 'both';
  /** The region of the person's public holidays; the mainland by default. */
  readonly holidays?: HolidayRegion | undefined;
  /** Absent for a caller that may not know it: what is not here cannot leak. */
  readonly home?: KnownHome | undefined;
  /** There is a home, and the person has not agreed to tell this caller of it. */
  readonly withheld?: boolean | undefined;
  /** Whether dates of birth may be given, which consent to a chat service does not cover. */
  readonly births?: boolean | undefined;
}

/** Where in the app a result is. */
export type CardPage =
  | { readonly kind: 'almanac'; readonly date: string }
  | { readonly kind: 'house' }
  | {
      readonly kind: 'stars';
      /** The moment that was asked for, as the star map's address has it: `2026-12-21T15:03Z`. */
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

/** A result as a person reads it, in both languages. */
export interface Card {
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

/** The result of a tool: facts for a program, a card for a person. */
export interface Computed {
  /** `inLanguage` puts words into the language that was asked for. */
  readonly facts: (inLanguage: (words: Bilingual) => string | Bilingual) => Readonly<Record<string, unknown>>;
  /** Names of the facts that may be cut short, the least needed first. */
  readonly lists: readonly string[];
  readonly card: Omit<Card, 'tool' | 'title'>;
}

export interface Tool {
  readonly name: string;
  readonly title: Bilingual;
  /** For a model: when to call it and what comes back. */
  readonly description: string;
  /** Undefined while this caller knows too little for the tool to help. */
  readonly parameters: (world: World) => Parameters | undefined;
  readonly run: (args: Arguments, world: World) => Result<Computed, ToolFault>;
}
