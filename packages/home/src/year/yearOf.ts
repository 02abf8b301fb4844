import {
  type AlmanacDay,
  type FestivalId,
  getYear,
  type PillarId,
  type SolarTerm,
  solarTermsOf,
  type ZodiacId,
} from '@app/almanac';
import { type HolidayRegion, inRegion } from '@app/almanac/regions';
import { annualStar, fly, type StarPlate, type YearPlaces, yearPlaces } from '@app/fengshui';
import {
  asIfUtc,
  type CivilDate,
  civilDateAt,
  compareCivilDates,
  daySpanAt,
  daysBetween,
  type Millis,
  millis,
} from '@app/kernel';
import { nextPrincipalPhases, type Place, type PrincipalPhaseName, sunPosition, sunTimes } from '@app/sky';
import { type Anniversary, type Observance, type ObservedDate, observedDates } from './anniversaries';

/** The sun of one day, minutes of local mean time: 0 and 1440 in the polar day, both 720 in the polar night. */
interface DayLight {
  readonly rise: number;
  readonly set: number;
  /** The time and altitude of its highest point, degrees: below 0 under the horizon. */
  readonly noon: number;
  readonly altitude: number;
}

interface MoonOfYear {
  readonly phase: PrincipalPhaseName;
  readonly date: CivilDate;
  /** Days since the year began, with their fraction. */
  readonly at: number;
}

/** R493: a home's year, for its wheel and its sheet on the wall. */
export interface YearOfHome {
  readonly year: number;
  /** Of the lunar year that begins in it. */
  readonly pillar: PillarId;
  readonly zodiac: ZodiacId;
  readonly days: readonly AlmanacDay[];
  readonly terms: readonly (SolarTerm & Pick<MoonOfYear, 'at'>)[];
  /** A day each. */
  readonly light: readonly DayLight[];
  readonly longest: { readonly date: CivilDate; readonly minutes: number };
  readonly shortest: { readonly date: CivilDate; readonly minutes: number };
  readonly moons: readonly MoonOfYear[];
  /** Those of a wheel: at most two weeks apart, so their names fit. */
  readonly festivals: readonly { readonly id: FestivalId; readonly date: CivilDate }[];
  readonly stored: readonly { readonly day: Anniversary; readonly dates: readonly ObservedDate[] }[];
  /** From the start of spring. */
  readonly stars: StarPlate;
  readonly places: YearPlaces;
}

/** The home and its household, as far as needed for a year. */
export interface YearRequest {
  readonly place: Place;
  /** IANA zone of the home's clock. */
  readonly zone: string;
  readonly stored: readonly Anniversary[];
  readonly observance: Observance;
  /** The region of the marked public holidays: the mainland by default. */
  readonly region?: HolidayRegion;
}

const ON_WHEEL: readonly FestivalId[] = [
  'spring-festival',
  'lantern-festival',
  'dragon-head',
  'tomb-sweeping',
  'dragon-boat',
  'qixi',
  'ghost-festival',
  'mid-autumn',
  'double-ninth',
  'laba',
];
const A_DAY = 86_400_000;
const MINUTE = 60_000;
/** Delay of the sun's culmination per degree to the west. */
const MINUTES_A_DEGREE = 4;

/**
 * Undefined for a year outside the tables, 1900 to 2100, or an invalid zone.
 *
 * @example
 * yearOfHome(2026, { place, zone: 'Asia/Shanghai', stored: [], observance })?.days.length; // 365
 */
export function yearOfHome(
  year: number,
  { place, zone, stored, observance, region = 'mainland' }: YearRequest,
): YearOfHome | undefined {
  const days = getYear(year, inRegion(region));
  const terms = solarTermsOf(year);
  const places = yearPlaces(year);
  const star = annualStar(year);
  const begins = daySpanAt({ year, month: 1, day: 1 }, zone);
  if (!days.ok || !terms.ok || !places.ok || !star || !begins.ok) return undefined;
  const from = begins.value.from;
  const at = (instant: Millis) => (instant - from) / A_DAY;
  const light = days.value.map(({ date }) => lightOf(date, place));
  const middle = days.value.find(({ festivals }) => festivals.includes('dragon-boat')) ?? days.value[180]!;
  const dateOf = (index: number) => ({
    date: days.value[index]!.date,
    minutes: Math.round(light[index]!.set - light[index]!.rise),
  });
  const by = (better: (a: number, b: number) => boolean) =>
    light.reduce((best, { rise, set }, i) => {
      const known = light[best]!;
      return better(set - rise, known.set - known.rise) ? i : best;
    }, 0);
  return {
    year,
    pillar: middle.lunarYearPillar,
    zodiac: middle.zodiac,
    days: days.value,
    terms: terms.value.map(term => ({ ...term, at: at(term.instant) })),
    light,
    longest: dateOf(by((a, b) => a > b)),
    shortest: dateOf(by((a, b) => a < b)),
    moons: nextPrincipalPhases(millis(from - 1000), 52)
      .map(({ phase, at: instant }) => ({ phase, date: civilDateAt(instant, zone), at: at(instant) }))
      .filter(({ date }) => date.year === year),
    festivals: days.value.flatMap(({ date, festivals }) =>
      festivals.filter(id => ON_WHEEL.includes(id)).map(id => ({ id, date })),
    ),
    stored: stored.map(day => ({
      day,
      dates: observedDates(day.lunar, observance, { year, month: 1, day: 1 }, { year, month: 12, day: 31 }),
    })),
    stars: fly(star, 'forward'),
    places: places.value,
  };
}

/** By solar time: noon is in the middle, whatever the zone of local clocks. */
function lightOf(date: CivilDate, place: Place): DayLight {
  const from = asIfUtc(date, { hour: 0, minute: 0 }) - place.longitude * MINUTES_A_DEGREE * MINUTE;
  const { day, transit } = sunTimes(place, { from: millis(from), to: millis(from + A_DAY) });
  const minute = (instant: Millis | undefined, other: number) =>
    instant === undefined ? other : (instant - from) / MINUTE;
  const noon = minute(transit, 720);
  const high = { noon, altitude: sunPosition(millis(from + noon * MINUTE), place).altitude };
  const all = { ...high, rise: 0, set: 1440 };
  if (day.kind !== 'crosses') return day.kind === 'always-above' ? all : { ...high, rise: 720, set: 720 };
  const [rise, set] = [minute(day.rise, 0), minute(day.set, 1440)];
  // Near the polar day the sun may set after midnight, before it rises: then it is up at both ends.
  return rise <= set ? { ...high, rise, set } : all;
}

/**
 * The number of a day in its year, 0 for 1 January.
 *
 * @example
 * dayOfYear({ year: 2026, month: 1, day: 31 }); // 30
 */
export const dayOfYear = (date: CivilDate): number =>
  daysBetween({ year: date.year, month: 1, day: 1 }, date);

export const isSameDay = (a: CivilDate, b: CivilDate): boolean => compareCivilDates(a, b) === 0;
