import type { HolidayRegion } from '@app/almanac/regions';
import type { HouseFacts, HouseholdMember } from '@app/home';
import type { Millis, Result } from '@app/kernel';
import type { Plan } from '@app/plan';
import type { Place } from '@app/sky';
import type { ToolFault } from './faults';
import type { Arguments, Parameters } from './parameters';
import type { Bilingual } from './words';

/** The data a person entered about their home, limited to what this caller may know. */
export interface KnownHome {
  readonly place?: Place | undefined;
  readonly placeName?: string | undefined;
  readonly houseFacts: HouseFacts;
  readonly residents: readonly HouseholdMember[];
  readonly plan?: Plan | undefined;
}

/** The input of a tool, apart from its arguments. */
export interface World {
  readonly now: Millis;
  /** IANA zone of the reader. */
  readonly zone: string;
  /** The language of the words in the results. */
  readonly language: 'zh' | 'en' | 'both';
  /** The region of the public holidays the person chose; the mainland if absent. */
  readonly holidays?: HolidayRegion | undefined;
  /** Absent for a caller that may not know it, so that it cannot leak. */
  readonly home?: KnownHome | undefined;
  /** There is a home, but the person has not agreed to share it with this caller. */
  readonly withheld?: boolean | undefined;
  /** Whether dates of birth may be shared; consent to a chat service does not cover them. */
  readonly births?: boolean | undefined;
}

/** The page of a result in the app. */
export type CardPage =
  | { readonly kind: 'almanac'; readonly date: string }
  | { readonly kind: 'house' }
  | {
      readonly kind: 'stars';
      /** The requested moment, in the form of the star map's address: `2026-12-21T15:03Z`. */
      readonly at?: string | undefined;
    }
  | {
      readonly kind: 'plan';
      readonly sheet: 'compass' | 'reading' | 'light';
      /** The room's id, and its floor, 0 being the lowest. */
      readonly room?: string | undefined;
      readonly floor?: number | undefined;
    };

export interface CardMark {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: Bilingual;
}

export interface CardRow {
  /** For a program that looks for this row. */
  readonly id?: 'pillars';
  /** `2026-12-01`, if the row is a day. */
  readonly date?: string;
  readonly text: Bilingual;
  readonly detail?: Bilingual;
  readonly marks?: readonly CardMark[];
}

/** A result for a person, in both languages. */
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

/** The output of a tool: facts for a program, a card for a person. */
export interface Computed {
  /** `inLanguage` converts words to the requested language. */
  readonly facts: (inLanguage: (words: Bilingual) => string | Bilingual) => Readonly<Record<string, unknown>>;
  /** Names of the facts that may be truncated, the least important first. */
  readonly lists: readonly string[];
  readonly card: Omit<Card, 'tool' | 'title'>;
}

export interface Tool {
  readonly name: string;
  readonly title: Bilingual;
  /** For a model: when to call it and what it returns. */
  readonly description: string;
  /** Undefined while this caller knows too little for the tool to help. */
  readonly parameters: (world: World) => Parameters | undefined;
  readonly run: (args: Arguments, world: World) => Result<Computed, ToolFault>;
}
