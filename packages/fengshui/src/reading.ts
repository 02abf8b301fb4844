import type { Millis } from '@app/kernel';
import type { MagneticBearing } from './bearing';
import { eightMansions, isGoodMansionStar, type MansionStar } from './eightMansions';
import { type FacingReading, readFacing } from './facing';
import { type Star, type StarsOfTheTime, starsAt } from './flyingStars';
import type { Group, Kua, KuaReading } from './kua';
import { type NatalChart, type NatalPalace, natalChart } from './natalChart';
import { type Direction, FLIGHT, type Palace, trigramOfNumber } from './palaces';
import { type Period, periodOf, type Timeliness, timelinessOf } from './periods';

export interface Resident {
  readonly id: string;
  readonly name: string;
  /** Undefined when the birth date is missing or not covered; such a resident has no directions. */
  readonly kua?: KuaReading | undefined;
}

export interface Home {
  /** Where the house looks; undefined until it has been measured. */
  readonly facing?: MagneticBearing | undefined;
  /** Year of completion, counted from the start of spring; undefined when not known. */
  readonly completedIn?: number | undefined;
  readonly residents: readonly Resident[];
}

/** The birth lies too near the start of spring, or its sex was not given and the tables of men and women differ. */
export type KuaDoubt = 'start-of-spring' | 'sex';

export interface ResidentDirections {
  readonly residentId: string;
  readonly name: string;
  readonly kua: Kua;
  readonly group: Group;
  readonly stars: Readonly<Record<Direction, MansionStar>>;
  /** Why there is another kua number beside this one, the likelier; undefined when there is not. */
  readonly doubt: KuaDoubt | undefined;
  /** The other kua numbers the birth leaves open, the likelier first; empty without doubt. */
  readonly otherKuas: readonly Kua[];
}

/** What the school of eight mansions says of a palace for one resident. */
export interface MansionOfResident {
  readonly residentId: string;
  readonly name: string;
  readonly star: MansionStar;
  readonly good: boolean;
  /** What other kua numbers that the birth leaves open make of the palace; empty without doubt. */
  readonly otherStars: readonly MansionStar[];
}

/** What the school of flying stars says of a palace. */
export interface FlyingOfPalace {
  readonly annual: Star;
  readonly monthly: Star;
  /** How the annual star stands in the period that runs now. */
  readonly timeliness: Timeliness;
  /** Undefined until facing and year of completion are known. */
  readonly natal?: NatalPalace | undefined;
}

/** A palace as two schools read it, side by side. They may disagree; nothing here adds them up. */
export interface PalaceReading {
  readonly palace: Palace;
  /** Empty in the centre, which has no direction. */
  readonly eightMansions: readonly MansionOfResident[];
  readonly flyingStars: FlyingOfPalace;
}

export interface HomeReading {
  readonly facing?: FacingReading | undefined;
  readonly natal?: NatalChart | undefined;
  /** The period that runs now, not that of the house. */
  readonly period: Period;
  readonly stars: StarsOfTheTime;
  readonly residents: readonly ResidentDirections[];
  /** In the order in which stars fly, the centre first. */
  readonly palaces: readonly PalaceReading[];
}

/** Everything the two schools say of a home at an instant; undefined outside the years of the table (1900 to 2100). */
export function readHome(home: Home, now: Millis): HomeReading | undefined {
  const stars = starsAt(now);
  if (!stars) return undefined;
  const facing = home.facing === undefined ? undefined : readFacing(home.facing);
  const natal =
    facing && home.completedIn !== undefined
      ? natalChart(facing.sitting, periodOf(home.completedIn))
      : undefined;
  const period = periodOf(stars.month.year);
  const residents = home.residents.flatMap(directionsOf);
  return {
    facing,
    natal,
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
      },
    })),
  };
}

function directionsOf({ id, name, kua: reading }: Resident): readonly ResidentDirections[] {
  const likeliest = reading?.answers[0];
  if (!reading || !likeliest) return [];
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
