import {
  asIfUtc,
  type CivilDate,
  type ClockInstant,
  daySpanAt,
  err,
  fromAsIfUtc,
  instantAt,
  localTimeAt,
  type Millis,
  millis,
  ok,
  type Result,
  type TimeError,
  TYPED_TIME_DOUBT_MS,
  type TypedClock,
  type WallClock,
} from '@app/kernel';
import { equationOfTime } from './equationOfTime';
import type { AlmanacError } from './errors';
import { schoolFault, type ZiSchool } from './hours';
import { dayPillarIndex, hourPillarIndex, mod, monthPillarIndex, yearPillarIndex } from './pillars';
import { lastTermBefore, monthTermBefore, pillarMonth, solarTermRecord } from './tables/solarTerms';
import type { SolarTerm } from './types';
import { type DateInput, fieldsOf, flagFault, recordFault, tableDay, validateDate } from './validate';
import { PILLARS, type PillarId } from './vocabulary';

/** The known facts of a birth. */
export interface Birth {
  /** The day in the calendar of the place of birth, 1900 to 2100. */
  readonly date: DateInput;
  /** The time on the local clock, summer time included; undefined if unknown. */
  readonly time?: TypedClock | undefined;
  /** IANA zone of the place of birth, such as `Asia/Shanghai`. */
  readonly zone: string;
  /** Degrees east of Greenwich, west negative; needed only for true solar time. */
  readonly longitude?: number | undefined;
}

/** Choices on which schools differ. */
export interface BirthSwitches {
  /** Day and hour by the local sundial instead of standard time; off by default. Needs a longitude. */
  readonly trueSolarTime?: boolean | undefined;
  /** Which day 23:00 to midnight belongs to; `late-zi` by default. */
  readonly ziSchool?: ZiSchool | undefined;
}

export type BirthError =
  | AlmanacError
  | TimeError
  /** Missing although true solar time needs it, or not within 180 degrees. */
  | { readonly code: 'almanac/no-longitude'; readonly field: 'longitude'; readonly value: unknown };

export type PillarPlace = 'year' | 'month' | 'day' | 'hour';

/**
 * A birth near a boundary, or depending on a convention: what it is, how far, and which pillars would change.
 * - `double-hour`, `day`: within 15 minutes of the turn of the hour or day pillar.
 * - `term`, `start-of-spring`: within 15 minutes of the turn of the month, or of year and month; without a time of birth,
 *   on the same day.
 * - `summer-time`: the clock ran ahead; `changes` holds the pillars without it, none for a skipped time.
 * - `true-solar-time`, `zi-school`: the other setting of that switch gives other pillars.
 * - `clock-skipped`, `clock-twice`: no clock showed this time, or did so twice; `changes` is for the later one.
 */
export interface BirthBoundary {
  readonly kind:
    | 'double-hour'
    | 'day'
    | 'term'
    | 'start-of-spring'
    | 'summer-time'
    | 'true-solar-time'
    | 'zi-school'
    | 'clock-skipped'
    | 'clock-twice';
  /**
   * For a boundary: minutes since it, negative before it. For summer time: minutes the clock ran ahead. For true
   * solar time: minutes the sundial is ahead of standard time. Null without a distance.
   */
  readonly minutes: number | null;
  /** For `term` and `start-of-spring`; null for all others. */
  readonly term: SolarTerm | null;
  /** The pillars on the other side; empty when none would change. */
  readonly changes: Readonly<Partial<Record<PillarPlace, PillarId>>>;
}

/** The pillars of a birth, and how certain they are. */
export interface BirthReading {
  /** Null without a time of birth. */
  readonly instant: Millis | null;
  /** The time for day and hour: standard time, or true solar time. Null without a time of birth. */
  readonly local: { readonly date: CivilDate; readonly clock: WallClock } | null;
  /**
   * One pillar if the birth decides it; two, the earlier first, if a term falls on a day of birth without a time;
   * none for an unknown hour.
   */
  readonly pillars: Readonly<Record<PillarPlace, readonly PillarId[]>>;
  readonly boundaries: readonly BirthBoundary[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHINA_OFFSET = 8 * HOUR;
const UNIX_DAY = 2_440_588;

/**
 * The pillars of a birth by its local clock: year and month by the instant, the same everywhere, day and hour by
 * local standard time or true solar time. `boundaries` lists what depends on minutes, on summer time or on a switch.
 *
 * @example
 * const { pillars } = unwrap(
 *   getBirthPillars({ date: '1988-07-15', time: { hour: 23, minute: 30 }, zone: 'Asia/Shanghai' }),
 * );
 * pillars.day; // ['xin-wei']: summer time is taken off
 */
export function getBirthPillars(
  birth: Birth,
  switches: BirthSwitches = {},
): Result<BirthReading, BirthError> {
  const { time, zone, longitude, ...known } = fieldsOf(birth);
  const date = validateDate(known.date);
  if (!date.ok) return date;
  const day = tableDay(date.value);
  if (!day.ok) return day;
  const wrong = recordFault(switches) ?? switchFault(longitude, switches);
  if (wrong) return err(wrong);
  const place: Place = { date: date.value, zone, longitude };
  return time === undefined ? withoutTime(place, day.value) : withTime(place, time, switches);
}

/** A birth with a parsed date. */
interface Place extends Omit<Birth, 'date' | 'time'> {
  readonly date: CivilDate;
}

function switchFault(
  longitude: number | undefined,
  { trueSolarTime, ziSchool }: BirthSwitches,
): BirthError | undefined {
  const isPlace = typeof longitude === 'number' && Math.abs(longitude) <= 180;
  if (longitude === undefined ? trueSolarTime : !isPlace) {
    return { code: 'almanac/no-longitude', field: 'longitude', value: longitude };
  }
  return flagFault('trueSolarTime', trueSolarTime) ?? schoolFault(ziSchool);
}

/** A moment on the two scales used for pillars. */
interface Moment {
  readonly instant: number;
  /** Day and time of the place, as if they were UTC's, in ms. */
  readonly local: number;
}
type Indices = Readonly<Record<PillarPlace, number>>;

function withTime(birth: Place, time: TypedClock, switches: BirthSwitches): Result<BirthReading, BirthError> {
  const found = instantAt(birth.date, time, birth.zone);
  if (!found.ok) return found;
  const here = localTimeAt(found.value.instant, birth.zone);
  if (!here.ok) return here;
  const school = switches.ziSchool ?? 'late-zi';
  const isSolar = switches.trueSolarTime === true;
  const { instant } = found.value;
  const { offset, summerTime } = here.value;
  const standard = instant + offset - summerTime;
  // a skipped time was read as standard time
  const ahead = found.value.shown === 'skipped' ? 0 : summerTime;
  const onDial = (moment: Moment): Moment => ({
    ...moment,
    local: moment.local + sundialLead(moment, birth),
  });
  const used = (moment: Moment) => (isSolar ? onDial(moment) : moment);
  const moment = used({ instant, local: standard });
  const pillars = indicesAt(moment, school);
  const boundary = (
    kind: BirthBoundary['kind'],
    minutes: number | null,
    other: Indices,
    term: SolarTerm | null = null,
  ): BirthBoundary => Object.freeze({ kind, minutes, term, changes: changesOf(pillars, other) });
  const boundaries = [
    ...turnBoundaries(moment, school, boundary),
    ...termBoundaries(moment, school, boundary),
    ...(summerTime === 0
      ? []
      : [
          boundary(
            'summer-time',
            summerTime / MINUTE,
            indicesAt(used({ instant: instant + ahead, local: standard + ahead }), school),
          ),
        ]),
    ...clockBoundaries(found.value, birth, used, school, boundary),
    ...(birth.longitude === undefined
      ? []
      : [
          boundary(
            'true-solar-time',
            Math.round(sundialLead({ instant, local: standard }, birth) / MINUTE) || 0,
            indicesAt(isSolar ? { instant, local: standard } : onDial(moment), school),
          ),
        ].filter(isFelt)),
    ...[boundary('zi-school', null, indicesAt(moment, school === 'late-zi' ? 'midnight' : 'late-zi'))].filter(
      isFelt,
    ),
  ];
  return ok(
    Object.freeze({
      instant,
      local: freezeLocal(moment.local),
      pillars: listsOf(pillars, pillars),
      boundaries: Object.freeze(boundaries),
    }),
  );
}

/** Whole minutes towards zero, and no minus zero. */
const minutesOf = (duration: number): number => Math.trunc(duration / MINUTE) || 0;

const isFelt = ({ changes }: BirthBoundary) => Object.keys(changes).length > 0;

function freezeLocal(local: number) {
  const { date, clock } = fromAsIfUtc(local);
  return Object.freeze({ date: Object.freeze(date), clock: Object.freeze(clock) });
}

/** How far the local sundial is ahead of local time, in ms: never more than half a day, regardless of the date line. */
function sundialLead({ instant, local }: Moment, { longitude = 0 }: Place): number {
  const dial = instant + longitude * 4 * MINUTE + equationOfTime(millis(instant)) * SECOND;
  const lead = Math.round((dial - local) / SECOND) * SECOND;
  return lead - Math.round(lead / DAY) * DAY;
}

function indicesAt({ instant, local }: Moment, school: ZiSchool): Indices {
  const { year, month } = pillarMonth(termBefore(instant));
  const jdn = Math.floor(local / DAY) + UNIX_DAY;
  const hour = Math.floor(mod(local, DAY) / HOUR);
  const coming = dayPillarIndex(hour === 23 ? jdn + 1 : jdn);
  return {
    year: yearPillarIndex(year),
    month: monthPillarIndex(year, month),
    day: school === 'late-zi' ? coming : dayPillarIndex(jdn),
    // both schools take the hour stem of 23:00 from the coming day
    hour: hourPillarIndex(coming, Math.floor((hour + 1) / 2) % 12),
  };
}

/** Index in the tables of the last term at or before an instant. */
export function termBefore(instant: number): number {
  const china = instant + CHINA_OFFSET;
  return lastTermBefore(Math.floor(china / DAY) + UNIX_DAY, mod(china, DAY) / SECOND);
}

function changesOf(pillars: Indices, other: Indices): BirthBoundary['changes'] {
  const places: readonly PillarPlace[] = ['year', 'month', 'day', 'hour'];
  return Object.freeze(
    Object.fromEntries(
      places.filter(place => pillars[place] !== other[place]).map(place => [place, PILLARS[other[place]]!]),
    ),
  );
}

type MakeBoundary = (
  kind: BirthBoundary['kind'],
  minutes: number | null,
  other: Indices,
  term?: SolarTerm | null,
) => BirthBoundary;

/** The nearby boundaries of the double hour and of the day: at odd hours, and for one school at midnight. */
function turnBoundaries(
  { instant, local }: Moment,
  school: ZiSchool,
  boundary: MakeBoundary,
): BirthBoundary[] {
  const turns = [
    { start: HOUR, every: 2 * HOUR },
    { start: 0, every: DAY },
  ];
  return turns.flatMap(({ start, every }) => {
    const past = mod(local - start, every);
    const distance = past <= every / 2 ? past : past - every;
    if (Math.abs(distance) > TYPED_TIME_DOUBT_MS) return [];
    const turn = local - distance;
    const other = indicesAt({ instant, local: distance < 0 ? turn : turn - SECOND }, school);
    const made = boundary('double-hour', minutesOf(distance), other);
    if (!isFelt(made)) return [];
    return [made.changes.day === undefined ? made : Object.freeze({ ...made, kind: 'day' as const })];
  });
}

/** The nearby terms that begin a month, and with the start of spring a year. */
function termBoundaries(
  { instant, local }: Moment,
  school: ZiSchool,
  boundary: MakeBoundary,
): BirthBoundary[] {
  const last = monthTermBefore(termBefore(instant));
  return [last, last + 2].flatMap(at => {
    const term = solarTermRecord(at);
    const distance = instant - term.instant;
    if (Math.abs(distance) > TYPED_TIME_DOUBT_MS) return [];
    // the record's instant is rounded to a second
    const other = indicesAt({ instant: term.instant + (distance < 0 ? SECOND : -SECOND), local }, school);
    return [boundary(kindOfTerm(term), minutesOf(distance), other, term)];
  });
}

const kindOfTerm = ({ id }: SolarTerm) => (id === 'start-of-spring' ? 'start-of-spring' : 'term');

/** Reports a time that a clock skipped or showed twice. */
function clockBoundaries(
  { shown, instant, later }: ClockInstant,
  birth: Place,
  used: (moment: Moment) => Moment,
  school: ZiSchool,
  boundary: MakeBoundary,
): BirthBoundary[] {
  if (shown === 'once') return [];
  const here = localTimeAt(later, birth.zone);
  // the zone and the instant next to it were validated
  if (!here.ok) return [];
  const local = later + here.value.offset - here.value.summerTime;
  const other = indicesAt(used({ instant: later, local }), school);
  return [
    boundary(shown === 'twice' ? 'clock-twice' : 'clock-skipped', (later - instant) / MINUTE || null, other),
  ];
}

/** Without a time of birth the pillars of the whole day: two of a kind if a term falls on it. */
function withoutTime({ date, zone }: Place, jdn: number): Result<BirthReading, BirthError> {
  const span = daySpanAt(date, zone);
  if (!span.ok) return span;
  const { from, to } = span.value;
  const noon = asIfUtc(date, { hour: 12, minute: 0 });
  const early = indicesAt({ instant: from, local: noon }, 'midnight');
  const late = indicesAt({ instant: to - SECOND, local: noon }, 'midnight');
  const term = solarTermRecord(monthTermBefore(termBefore(to - SECOND)));
  const boundaries: BirthBoundary[] =
    early.month === late.month
      ? []
      : [
          Object.freeze({
            kind: kindOfTerm(term),
            minutes: null,
            term,
            changes: changesOf(early, late),
          }),
        ];
  const lists = listsOf(early, late);
  return ok(
    Object.freeze({
      instant: null,
      local: null,
      pillars: Object.freeze({ ...lists, day: list(dayPillarIndex(jdn)), hour: list() }),
      boundaries: Object.freeze(boundaries),
    }),
  );
}

const list = (...indices: readonly number[]): readonly PillarId[] =>
  Object.freeze([...new Set(indices)].map(index => PILLARS[index]!));

const listsOf = (early: Indices, late: Indices): BirthReading['pillars'] =>
  Object.freeze({
    year: list(early.year, late.year),
    month: list(early.month, late.month),
    day: list(early.day, late.day),
    hour: list(early.hour, late.hour),
  });
