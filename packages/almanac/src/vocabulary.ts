import { isKeyOf } from '@app/kernel';
import * as ids from './generated/ids';

/** A group of terms: `activity`, `solarTerm`, `god` and so on. Ids are unique within a kind only. */
export type Kind = keyof typeof ids.LISTS;
/** The stable id of a term of this kind. */
export type IdOf<K extends Kind> = (typeof ids.LISTS)[K][number];

/** An activity of the yi and ji lists: `move-house`, `marry`. */
export type ActivityId = IdOf<'activity'>;
export type BranchId = IdOf<'branch'>;
export type DaySpiritId = IdOf<'daySpirit'>;
export type DirectionId = IdOf<'direction'>;
export type DutyId = IdOf<'duty'>;
export type FestivalId = IdOf<'festival'>;
export type GodId = IdOf<'god'>;
export type HolidayId = IdOf<'holiday'>;
export type LuckId = IdOf<'luck'>;
export type MansionId = IdOf<'mansion'>;
export type NayinId = IdOf<'nayin'>;
export type NineStarId = IdOf<'nineStar'>;
export type SolarTermId = IdOf<'solarTerm'>;
export type StemId = IdOf<'stem'>;
export type WeekdayId = IdOf<'weekday'>;
export type ZodiacId = IdOf<'zodiac'>;
/** One of the sixty: `jia-zi`, `bing-wu`. */
export type PillarId = `${StemId}-${BranchId}`;

/**
 * The ids of a kind, in index order, frozen; empty for an unknown kind.
 *
 * @example
 * idsOf('zodiac')[0]; // 'rat'
 */
export function idsOf<K extends Kind>(kind: K): readonly IdOf<K>[] {
  const all: Readonly<Record<Kind, readonly string[]>> = ids.LISTS;
  // the list of a kind holds the ids of that kind
  return isKeyOf(all, kind) ? (Object.freeze(all[kind]) as readonly IdOf<K>[]) : NONE;
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The id at this index of a list, counted around: -1 is the last. */
export const idAt = <Id extends string>(list: readonly Id[], index: number): Id =>
  list[((index % list.length) + list.length) % list.length]!;

/** The sixty pillars, from `jia-zi`. */
export const PILLARS: readonly PillarId[] = /* @__PURE__ */ Object.freeze(
  Array.from({ length: 60 }, (_, i): PillarId => `${ids.stem[i % 10]!}-${ids.branch[i % 12]!}`),
);

/** 0 for `jia-zi` to 59 for `gui-hai`. */
export const pillarIndex = (pillar: PillarId): number => PILLARS.indexOf(pillar);
