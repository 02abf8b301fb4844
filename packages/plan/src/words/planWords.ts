import type { Direction } from '../bearings';
import type { Measures, Strength } from '../finding';
import type { FormCode, FormRule, FormSchool } from '../formTable';
import type { ItemKind, OpeningKind, RoomKind } from '../model';

/** All words for plans, in one language. */
export interface PlanWords {
  readonly rooms: Readonly<Record<RoomKind, string>>;
  readonly openings: Readonly<Record<OpeningKind, string>>;
  readonly items: Readonly<Record<ItemKind, string>>;
  /** A thing of which its floor has several: `{item}`, `{room}`. */
  readonly itemIn: string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly strengths: Readonly<Record<Strength, string>>;
  /** Each with `{value}` where the number goes. */
  readonly measures: Readonly<Record<keyof Measures, string>>;
  /** A measure as a figure alone, of those that are clear without words. */
  readonly figures: Readonly<Partial<Record<keyof Measures, string>>>;
  /** Of what a share is one, where the drawing alone does not tell. */
  readonly shares: Readonly<Partial<Record<FormCode, string>>>;
  /** R1045: as short as can be; none where a share is what is present, since a bare one would read as what is missing. */
  readonly shareFigures: Readonly<Partial<Record<FormCode, string>>>;
  /** The traditional name of each form on a plan, and the advice: move or close first, objects last. */
  readonly forms: Readonly<Record<FormCode, { readonly title: string; readonly advice: string }>>;
  /** The title of a form where its subject is a room, not a thing in it. */
  readonly titlesOfRooms: Readonly<Partial<Record<FormCode, string>>>;
  /** A form where the front door sees a thing, and no door of its room is in line with it. */
  readonly formsOfThings: Readonly<Partial<Record<FormCode, PlanWords['forms'][FormCode]>>>;
  /**
   * The finding as a sentence: `{a}`, `{b}`, `{c}` are its things, the rest its measurements. A bracketed part is used
   * only if its measurement is known.
   */
  readonly says: Readonly<Record<FormCode, string>>;
  /** A thing within a sentence; an opening and a thing with their room. */
  readonly the: string;
  readonly of: string;
  readonly in: string;
  /** The schools that disagree on a form, and how. */
  readonly against: Readonly<Partial<Record<FormCode, readonly string[]>>>;
  readonly mends: Readonly<Record<FormRule['mend'], string>>;
  /** Sides, for a person coming in. */
  readonly hands: Readonly<Record<'left' | 'right', string>>;
  /** Its weight, with `{strength}`. */
  readonly ranked: string;
  readonly schools: Readonly<Record<FormSchool, string>>;
  /** With `{school}` and `{sources}`, and with `{against}`. */
  readonly taughtBy: string;
  readonly others: string;
  /** Used if the number is ours alone. */
  readonly ours: string;
}
