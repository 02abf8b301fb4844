import type { Direction } from '../bearings';
import type { Measures, Strength } from '../finding';
import type { FormCode, FormRule } from '../formTable';
import type { ItemKind, OpeningKind, RoomKind } from '../model';

/** Every word for a plan, in one language. */
export interface PlanWords {
  readonly rooms: Readonly<Record<RoomKind, string>>;
  readonly openings: Readonly<Record<OpeningKind, string>>;
  readonly items: Readonly<Record<ItemKind, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly strengths: Readonly<Record<Strength, string>>;
  /** Each with `{value}` where the number goes. */
  readonly measures: Readonly<Record<keyof Measures, string>>;
  /** What tradition calls each form on a plan, and what it advises: move or close first, objects last. */
  readonly forms: Readonly<Record<FormCode, { readonly title: string; readonly advice: string }>>;
  /** Which schools disagree on a form, and how. */
  readonly against: Readonly<Partial<Record<FormCode, readonly string[]>>>;
  readonly mends: Readonly<Record<FormRule['mend'], string>>;
  /** With `{sources}` and `{against}`. */
  readonly told: string;
  readonly others: string;
  /** Said where only we set the number. */
  readonly ours: string;
}
