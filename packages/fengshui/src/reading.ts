import type { Millis } from '@app/kernel';
import type { MagneticBearing } from './bearing';
import { eightMansions, isGoodMansionStar, type MansionStar } from './eightMansions';
import { type FacingReading, readFacing } from './facing';
import { type Star, type StarsOfTheTime, starsAt } from './flyingStars';
import { type HouseMansions, type HouseMatch, houseMansions, matchHouse } from './houseMansions';
import type { Group, Kua, KuaReading } from './kua';
import { type NatalChart, type NatalPalace, natalChart } from './natalChart';
import { type Direction, FLIGHT, type Palace, TRIGRAMS, trigramOfNumber } from './palaces';
import { type Period, periodOf, type Timeliness, timelinessOf } from './periods';
import { type PairReading, readPair } from './starPairs';
import { type YearMark, type YearPlaces, yearMarksOf, yearPlaces } from './yearPlaces';

export interface Resident {
  readonly id: string;
  readonly name: string;
  /** Undefined if the birth date is missing or not covered; such a resident has no directions. */
  readonly kua?: KuaReading | undefined;
}

export interface Home {
  /** The house's facing; undefined until measured. */
  readonly facing?: MagneticBearing | undefined;
  /** Year of completion, counted from the start of spring; undefined if unknown. */
  readonly completedIn?: number | undefined;
  readonly residents: readonly Resident[];
  /** The sector of the front door, if the house is read by it (门作伏位); undefined if it is read by its sitting. */
  readonly door?: Direction | undefined;
}

/** The birth is too near the start of spring, or its sex was not given and the tables of men and women differ. */
export type KuaDoubt = 'start-of-spring' | 'sex';

export interface ResidentDirections {
  readonly residentId: string;
  readonly name: string;
  readonly kua: Kua;
  readonly group: Group;
  readonly stars: Readonly<Record<Direction, MansionStar>>;
  /** Why there is a second, less likely kua number; undefined if there is none. */
  readonly doubt: KuaDoubt | undefined;
  /** The other possible kua numbers of the birth, the likelier first; empty without doubt. */
  readonly otherKuas: readonly Kua[];
  /** Whether person and house are of one group; undefined until the facing is known. */
  readonly match: HouseMatch | undefined;
}

/** The eight-mansion reading of a palace for one resident. */
export interface MansionOfResident {
  readonly residentId: string;
  readonly name: string;
  readonly star: MansionStar;
  readonly good: boolean;
  /** The palace for the other possible kua numbers; empty without doubt. */
  readonly otherStars: readonly MansionStar[];
}

/** The flying-star reading of a palace. */
export interface FlyingOfPalace {
  readonly annual: Star;
  readonly monthly: Star;
  /** The annual star's state in the current period. */
  readonly timeliness: Timeliness;
  /** Undefined until facing and year of completion are known. */
  readonly natal?: NatalPalace | undefined;
  /** The traditional reading of mountain and water star together; undefined without a chart, or without a reading. */
  readonly pair?: PairReading | undefined;
}

/** A palace as two schools read it, side by side. They may disagree; nothing here adds them up. */
export interface PalaceReading {
  readonly palace: Palace;
  /** Empty in the centre, which has no direction. */
  readonly eightMansions: readonly MansionOfResident[];
  /** The palace's star for the house's trigram; undefined in the centre and until the facing is known. */
  readonly houseStar: MansionStar | undefined;
  readonly flyingStars: FlyingOfPalace;
  /** The year's places in the palace, for building work. */
  readonly yearMarks: readonly YearMark[];
}

export interface HomeReading {
  readonly facing?: FacingReading | undefined;
  readonly natal?: NatalChart | undefined;
  /** The eight mansions of the house itself; undefined until the facing is known. */
  readonly house?: HouseMansions | undefined;
  /** The current year, from the start of spring. */
  readonly yearPlaces: YearPlaces;
  /** The current period, not the house's. */
  readonly period: Period;
  readonly stars: StarsOfTheTime;
  readonly residents: readonly ResidentDirections[];
  /** In order of flight, the centre first. */
  readonly palaces: readonly PalaceReading[];
}

/** Readings made by `readHome`: code built upon a reading need not validate its parts. */
const READINGS = /* @__PURE__ */ new WeakSet<HomeReading>();
export const isReading = (reading: HomeReading | undefined): reading is HomeReading =>
  reading !== undefined && READINGS.has(reading);

/** Both schools' complete reading of a home at an instant; undefined if it is before 1900 or after 2100 in every zone. */
export function readHome(home: Home, now: Millis): HomeReading | undefined {
  if (!Array.isArray(home?.residents) || home.residents.some(each => !each)) return undefined;
  const stars = starsAt(now);
  const period = stars && periodOf(stars.month.year);
  const places = stars && yearPlaces(stars.month.year);
  if (!stars || !period || !places?.ok) return undefined;
  const facing = home.facing === undefined ? undefined : readFacing(home.facing);
  const built = home.completedIn === undefined ? undefined : periodOf(home.completedIn);
  const natal = facing && built && natalChart(facing.sitting, built);
  const house = facing && houseMansions(facing.sitting, home.door);
  const residents = home.residents.flatMap(each => directionsOf(each, house));
  const reading: HomeReading = {
    facing,
    natal,
    house,
    yearPlaces: places.value,
    period,
    stars,
    residents,
    palaces: FLIGHT.map(palace => ({
      palace,
      eightMansions: palace === 'C' ? [] : residents.map(resident => mansionOf(resident, palace)),
      flyingStars: {
        annual: stars.annual[palace],
        monthly: stars.monthly[palace],
        timeliness: timelinessOf(stars.annual[palace], period),
        natal: natal?.palaces[palace],
        pair: natal && readPair(natal.palaces[palace].mountain, natal.palaces[palace].water, period),
      },
      houseStar: palace === 'C' ? undefined : house?.stars[palace],
      yearMarks: yearMarksOf(places.value, palace),
    })),
  };
  READINGS.add(reading);
  return reading;
}

function directionsOf(
  { id, name, kua: reading }: Resident,
  house: HouseMansions | undefined,
): readonly ResidentDirections[] {
  // An untyped caller's resident may hold anything.
  const likeliest = Array.isArray(reading?.answers) ? reading.answers[0] : undefined;
  if (!reading || !TRIGRAMS.some(({ number }) => number === likeliest?.kua)) return [];
  const { kua, group } = likeliest;
  const otherKuas = [...new Set(reading.answers.map(answer => answer.kua))].filter(each => each !== kua);
  return [
    {
      residentId: id,
      name,
      kua,
      group,
      stars: eightMansions(trigramOfNumber(kua)),
      doubt: otherKuas.length > 0 ? doubtOf(reading) : undefined,
      otherKuas,
      match: matchHouse(house, [kua, ...otherKuas]),
    },
  ];
}

const doubtOf = ({ certainty }: KuaReading): KuaDoubt =>
  certainty === 'certain' ? 'sex' : 'start-of-spring';

function mansionOf(resident: ResidentDirections, palace: Direction): MansionOfResident {
  const { residentId, name, stars, otherKuas } = resident;
  const star = stars[palace];
  const others = otherKuas.map(kua => eightMansions(trigramOfNumber(kua))[palace]);
  return { residentId, name, star, good: isGoodMansionStar(star), otherStars: [...new Set(others)] };
}
