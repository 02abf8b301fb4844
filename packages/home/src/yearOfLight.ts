import {
  type CivilDate,
  compareCivilDates,
  daySpanAt,
  isCivilDate,
  type Millis,
  millis,
  NOTHING,
} from '@app/kernel';
import { isBed, type Plan } from '@app/plan';
import { type DayOfLight, dayOfLight, type SunSample, type SunTime } from '@app/plan/light';
import { type Place, sunPosition } from '@app/sky';

/** All of it is plain data, so it can be sent to a worker and back. */
export interface LightRequest {
  readonly plan: Plan;
  readonly level: number;
  readonly place: Place;
  /** IANA zone of the home's clock. */
  readonly zone: string;
  /** The days of the 24 solar terms of a year, in order. */
  readonly days: readonly CivilDate[];
}

/** One day's sun, minutes of the home's clock. */
export interface DayOfSun {
  readonly date: CivilDate;
  /** The first and last sample above a flat horizon; missing in the polar night. */
  readonly rise?: number;
  readonly set?: number;
  /** Degrees; of the sample with the highest sun. */
  readonly highest: number;
}

export interface RoomOfLight {
  readonly roomId: string;
  /** A day for each term. */
  readonly days: readonly (SunTime & {
    /** Mean m² of sun on the floor in each half hour of the day. */
    readonly halves: readonly number[];
  })[];
  /** Hours a year, each term weighted by its share of it. */
  readonly hours: number;
  /** m², the largest half hour of the year. */
  readonly most: number;
}

export interface ItemOfLight {
  readonly itemId: string;
  readonly isBed: boolean;
  readonly days: readonly SunTime[];
  readonly hours: number;
}

export interface YearOfLight {
  readonly days: readonly DayOfSun[];
  /** In the order of the plan. */
  readonly rooms: readonly RoomOfLight[];
  /** Beds, desks, sofas and plants. */
  readonly items: readonly ItemOfLight[];
}

/** Minutes that a sample stands for, from its own on. */
export const SUN_STEP_MINUTES = 5;
const A_DAY = 24 * 60;
/** Halves of an hour in a day, and samples in each. */
const HALVES = 48;
const IN_HALF = 30 / SUN_STEP_MINUTES;
const YEAR_DAYS = 365.2422;

/**
 * Direct sun in the rooms of a floor over a year, from the days of its terms: a clear sky, and a flat horizon except for
 * the plan's outlook. By true north, like the sun.
 */
export function yearOfLight({ plan, level, place, zone, days }: LightRequest): YearOfLight {
  const floor = plan.floors.find(each => each.level === level);
  const suns = sunsOn(days, place, zone);
  const light = suns.map(samples => lightOn(plan, level, samples));
  const share = YEAR_DAYS / days.length / 60;
  const hoursOf = (times: readonly SunTime[]) => times.reduce((sum, { minutes }) => sum + minutes * share, 0);
  return {
    days: suns.map((samples, i) => dayOf(days[i]!, samples)),
    rooms: (floor?.rooms ?? []).flatMap((room): readonly RoomOfLight[] => {
      if (!light[0]?.rooms.has(room.id)) return [];
      const times = light.map(day => {
        const { areas, areaHours: _, ...time } = day.rooms.get(room.id)!;
        return { ...time, halves: halvesOf(areas) };
      });
      return [
        {
          roomId: room.id,
          days: times,
          hours: hoursOf(times),
          most: Math.max(0, ...times.flatMap(({ halves }) => halves)),
        },
      ];
    }),
    items: (floor?.items ?? []).flatMap((item): readonly ItemOfLight[] => {
      if (!light[0]?.items.has(item.id)) return [];
      const times = light.map(day => day.items.get(item.id)!);
      return [{ itemId: item.id, isBed: isBed(item), days: times, hours: hoursOf(times) }];
    }),
  };
}

let known = { key: '', suns: [] as readonly (readonly SunSample[])[] };

/** The floors of a home have the same sun, and it takes as long to place as the light of one of them. */
function sunsOn(days: readonly CivilDate[], place: Place, zone: string): typeof known.suns {
  const key = JSON.stringify([days, place, zone]);
  if (known.key !== key) known = { key, suns: days.map(date => sunOn(date, place, zone)) };
  return known.suns;
}

/** Direct sun in the rooms of a floor on a day sampled by `sunOn`, behind the plan's outlook. */
export function lightOn(plan: Plan, level: number, samples: readonly SunSample[]): DayOfLight {
  return dayOfLight(plan, level, samples, SUN_STEP_MINUTES);
}

/** The sun every five minutes of a day; empty on a day skipped by the zone. */
export function sunOn(date: CivilDate, place: Place, zone: string): readonly SunSample[] {
  const span = daySpanAt(date, zone);
  if (!span.ok || !sunPosition(span.value.from, place)) return [];
  // On the day of a clock change the minutes continue as they began: the sun ignores it.
  return Array.from({ length: A_DAY / SUN_STEP_MINUTES }, (_, i) => {
    const at: Millis = millis(span.value.from + i * SUN_STEP_MINUTES * 60_000);
    const { azimuth, altitude } = sunPosition(at, place);
    return { minute: i * SUN_STEP_MINUTES, azimuth, altitude };
  });
}

function dayOf(date: CivilDate, samples: readonly SunSample[]): DayOfSun {
  const up = samples.filter(({ altitude }) => altitude > 0);
  const [first, last] = [up[0], up.at(-1)];
  return {
    date,
    ...(first && { rise: first.minute }),
    ...(last && { set: last.minute }),
    highest: Math.max(-90, ...samples.map(({ altitude }) => altitude)),
  };
}

const halvesOf = (areas: readonly number[]): readonly number[] =>
  Array.from(
    { length: HALVES },
    (_, half) =>
      areas.slice(half * IN_HALF, (half + 1) * IN_HALF).reduce((sum, area) => sum + area, 0) / IN_HALF,
  );

/** A room's sun on one day: its duration, and the floor area in its best half hour. */
export interface SunOfDay {
  readonly date: CivilDate;
  readonly minutes: number;
  /** m² */
  readonly most: number;
}

/** How a room's sun differs between the solstices, named by their dates: season names are reversed south of the equator. */
export type LightSeasons =
  | { readonly kind: 'none' }
  /** Between the tropics the noon sun is in the north in June and in the south in December. */
  | { readonly kind: 'tropics'; readonly june: SunOfDay; readonly december: SunOfDay }
  | {
      /**
       * By m² and hours. `less-when-high` is the surprising case: a window facing the equator has the least under a high
       * sun.
       */
      readonly kind: 'less-when-high' | 'more-when-high' | 'even';
      /** The longest and the shortest day. */
      readonly long: SunOfDay;
      readonly short: SunOfDay;
      /** Of the noon sun on the longest day, degrees. */
      readonly altitude: number;
    };

/** Latitude up to which the sun passes overhead, degrees: the obliquity of the ecliptic, rounded. */
const TROPIC = 23.44;
/** Minimum difference of two days, as a share, before one is said to have more (ours). */
const DIFFERENT = 0.1;

/** @returns undefined if no day was computed. */
export function seasonsOf(
  { days }: YearOfLight,
  room: RoomOfLight,
  { latitude }: Pick<Place, 'latitude'>,
): LightSeasons | undefined {
  const [june, december] = [nearestDay(days, 6, 21), nearestDay(days, 12, 21)];
  if (june === undefined || december === undefined) return undefined;
  if (room.hours === 0) return { kind: 'none' };
  const sunOf = (day: number): SunOfDay => {
    const { minutes, halves } = room.days[day]!;
    return { date: days[day]!.date, minutes, most: Math.max(...halves) };
  };
  if (Math.abs(latitude) < TROPIC) return { kind: 'tropics', june: sunOf(june), december: sunOf(december) };
  const [long, short] = latitude > 0 ? [june, december] : [december, june];
  const sum = (day: number) => room.days[day]!.halves.reduce((all, area) => all + area, 0);
  const more = sum(long) - sum(short);
  const isEven = Math.abs(more) <= DIFFERENT * Math.max(sum(long), sum(short));
  return {
    kind: isEven ? 'even' : more < 0 ? 'less-when-high' : 'more-when-high',
    long: sunOf(long),
    short: sunOf(short),
    altitude: days[long]!.highest,
  };
}

/** Index of the day nearest to one of the year, by months of 31 days: close enough among terms a fortnight apart. */
export function nearestDay(days: readonly DayOfSun[], month: number, day: number): number | undefined {
  const off = ({ date }: DayOfSun) => Math.abs((date.month - month) * 31 + date.day - day);
  const [first] = days.map((_, i) => i).toSorted((a, b) => off(days[a]!) - off(days[b]!));
  return first;
}

/** The terms of a year: the columns of a strip. */
export const DAYS_IN_STRIP = 24;

/** The half hours between the earliest sunrise and the latest sunset, with one to spare; all of them if it never sets. */
export function hoursShown(days: readonly DayOfSun[]): readonly [from: number, to: number] {
  const rises = days.flatMap(({ rise }) => rise ?? []);
  const sets = days.flatMap(({ set }) => set ?? []);
  if (rises.length === 0) return [0, HALVES];
  return [
    Math.max(0, Math.floor(Math.min(...rises) / 30) - 1),
    Math.min(HALVES, Math.ceil(Math.max(...sets) / 30) + 1),
  ];
}

/** The cells of a strip with sun, with their strength relative to the room's maximum, above 0 up to 1. */
export function stripOf(
  { days, most }: RoomOfLight,
  from: number,
  to: number,
): readonly { readonly term: number; readonly half: number; readonly strength: number }[] {
  return days.flatMap(({ halves }, term) =>
    halves.flatMap((area, half) =>
      half >= from && half < to && area > 0 ? [{ term, half, strength: area / most }] : [],
    ),
  );
}

/** The current term on a day: the last that began on it or before; or the last of the previous year. */
export function termOn(days: readonly CivilDate[], today: CivilDate): number {
  if (!Array.isArray(days) || !isCivilDate(today)) return NOTHING;
  const begun = days.filter(
    (day: CivilDate) => isCivilDate(day) && compareCivilDates({ ...day, year: today.year }, today) <= 0,
  ).length;
  return (begun + days.length - 1) % Math.max(1, days.length);
}
