import {
  type CivilDate,
  err,
  fromJulianDayNumber,
  instantAt,
  type Millis,
  ok,
  type Result,
  type TypedClock,
  toJulianDayNumber,
} from '@app/kernel';
import {
  type Birth,
  type BirthError,
  type BirthReading,
  type BirthSwitches,
  getBirthPillars,
  type PillarPlace,
  termBefore,
} from './birth';
import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { mod } from './pillars';
import { monthTermBefore, solarTermRecord } from './tables/solarTerms';
import { fieldsOf, unknown, validateDate } from './validate';
import {
  type BranchId,
  type IdOf,
  idAt,
  PILLARS,
  type PillarId,
  pillarIndex,
  type StemId,
} from './vocabulary';

export type TenGodId = IdOf<'tenGod'>;
export type LifeStageId = IdOf<'lifeStage'>;
export type ElementId = IdOf<'element'>;

/** A stem of a chart, and its relation to the day stem. */
export interface ChartStem {
  readonly id: StemId;
  readonly element: ElementId;
  readonly polarity: 'yang' | 'yin';
  /** Null for the day stem itself, 日主. */
  readonly tenGod: TenGodId | null;
}

/** One pillar of a chart with its traditional layers. */
export interface ChartPillar {
  readonly pillar: PillarId;
  readonly stem: ChartStem;
  readonly branch: {
    readonly id: BranchId;
    readonly element: ElementId;
    /** 藏干, the main one first; books differ in the order of the second and third. */
    readonly hidden: readonly ChartStem[];
  };
  /** 星运: the stage of the day stem in this branch; yang stems go forward, yin stems back, fire and earth alike. */
  readonly stage: LifeStageId;
  /** 自坐: the stage of the pillar's own stem in its branch. */
  readonly ownStage: LifeStageId;
  readonly nayin: IdOf<'nayin'>;
  /** True when the branch is void by the decade of the day pillar, 空亡. */
  readonly isVoid: boolean;
}

/** The chart of a birth, 八字. A place is empty if the hour is unknown, and holds two if a term leaves it open. */
export interface BirthChart {
  readonly places: Readonly<Record<PillarPlace, readonly ChartPillar[]>>;
  /** The two branches that are void for the day pillar. */
  readonly voidBranches: readonly [BranchId, BranchId];
  /** 胎元; null while the month is open. */
  readonly conception: PillarId | null;
  /** 命宫 by month and hour; other books go by the sun's sign. Null without a certain year, month and hour. */
  readonly lifePalace: PillarId | null;
}

/** Hidden stems by branch (0 = zi), as stem numbers (0 = jia), the main one first. */
const HIDDEN = ['9', '597', '024', '1', '419', '264', '35', '531', '684', '7', '473', '80'] as const;
/** Branch of the stage 长生 by stem. */
const BIRTH_BRANCHES = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3] as const;

const elementOf = (stem: number): number => stem >> 1;

/**
 * The layers of a chart. Sources of each rule: 三命通会; two libraries agree on all of them (see the tests).
 *
 * @example
 * const birth = { date: '1988-07-15', time: { hour: 23, minute: 30 }, zone: 'Asia/Shanghai' };
 * const chart = unwrap(getBirthChart(unwrap(getBirthPillars(birth))));
 * chart.places.year[0]?.stem.tenGod; // 'mentor'
 */
export function getBirthChart(reading: Pick<BirthReading, 'pillars'>): Result<BirthChart, AlmanacError> {
  const pillars = fieldsOf(fieldsOf(reading).pillars);
  for (const place of ['year', 'month', 'day', 'hour'] as const) {
    const ids = pillars[place];
    if (!Array.isArray(ids) || ids.length > MOST_PILLARS[place])
      return err({ code: 'almanac/unknown-value', field: 'pillar', value: ids });
    for (const id of ids) {
      const wrong = unknown('pillar', id, PILLARS);
      if (wrong) return err(wrong);
    }
  }
  const [dayId] = pillars.day;
  if (dayId === undefined) return err({ code: 'almanac/unknown-value', field: 'pillar', value: dayId });
  const day = pillarIndex(dayId);
  const [first, second] = voidOf(day);
  const all = (place: PillarPlace) =>
    Object.freeze(pillars[place].map(id => chartPillar(pillarIndex(id), day, place === 'day')));
  return ok(
    Object.freeze({
      places: Object.freeze({ year: all('year'), month: all('month'), day: all('day'), hour: all('hour') }),
      voidBranches: Object.freeze([idAt(ids.branch, first), idAt(ids.branch, second)] as const),
      conception: conceptionOf(pillars),
      lifePalace: lifePalaceOf(pillars),
    }),
  );
}

/** A term on the day leaves two years or months open; nothing leaves two days or hours. */
const MOST_PILLARS: Readonly<Record<PillarPlace, number>> = { year: 2, month: 2, day: 1, hour: 1 };

function chartPillar(index: number, day: number, isDay: boolean): ChartPillar {
  const stem = index % 10;
  const branch = index % 12;
  const dayStem = day % 10;
  const hidden = [...HIDDEN[branch]!].map(Number);
  return Object.freeze({
    pillar: PILLARS[index]!,
    stem: chartStem(stem, isDay ? null : dayStem),
    branch: Object.freeze({
      id: idAt(ids.branch, branch),
      element: idAt(ids.element, elementOf(hidden[0]!)),
      hidden: Object.freeze(hidden.map(other => chartStem(other, dayStem))),
    }),
    stage: stageOf(dayStem, branch),
    ownStage: stageOf(stem, branch),
    nayin: idAt(ids.nayin, index >> 1),
    isVoid: voidOf(day).includes(branch),
  });
}

const chartStem = (stem: number, dayStem: number | null): ChartStem =>
  Object.freeze({
    id: idAt(ids.stem, stem),
    element: idAt(ids.element, elementOf(stem)),
    polarity: stem % 2 === 0 ? 'yang' : 'yin',
    tenGod: dayStem === null ? null : tenGodOf(stem, dayStem),
  });

/** Two gods for each step round the elements from the day stem's: the first if the polarity is the same. */
const tenGodOf = (stem: number, dayStem: number): TenGodId =>
  idAt(ids.tenGod, mod(elementOf(stem) - elementOf(dayStem), 5) * 2 + ((stem + dayStem) % 2));

const stageOf = (stem: number, branch: number): LifeStageId =>
  idAt(ids.lifeStage, stem % 2 === 0 ? branch - BIRTH_BRANCHES[stem]! : BIRTH_BRANCHES[stem]! - branch);

/** The two branches missing from a pillar's decade. */
function voidOf(pillar: number): readonly [number, number] {
  const first = 10 - 2 * Math.floor(pillar / 10);
  return [first, first + 1];
}

/** The pillar of a stem and a branch of the same polarity. */
const pillarOf = (stem: number, branch: number): PillarId => PILLARS[mod(6 * stem - 5 * branch, 60)]!;

/** The index of the pillar of a place, if there is exactly one. */
function certain(pillars: readonly PillarId[]): number | undefined {
  const [only] = pillars;
  return pillars.length === 1 && only !== undefined ? pillarIndex(only) : undefined;
}

/** 胎元: a stem and three branches after the month. */
function conceptionOf({ month }: BirthReading['pillars']): PillarId | null {
  const index = certain(month);
  return index === undefined ? null : pillarOf((index % 10) + 1, (index % 12) + 3);
}

/** 命宫: month and hour, both counted from the tiger, make 14 or 26 with it; the stem by the five tigers of the year. */
function lifePalaceOf(pillars: BirthReading['pillars']): PillarId | null {
  const year = certain(pillars.year);
  const month = certain(pillars.month);
  const hour = certain(pillars.hour);
  if (year === undefined || month === undefined || hour === undefined) return null;
  const fromTiger = (index: number) => mod((index % 12) - 2, 12) + 1;
  const sum = fromTiger(month) + fromTiger(hour);
  const place = sum < 14 ? 14 - sum : 26 - sum;
  return pillarOf((year % 5) * 2 + 1 + place, place + 1);
}

/** Only for the luck cycles: tradition counts them forward or backward by sex. */
export type Sex = 'male' | 'female';

/** Ten years under one pillar, 大运. */
export interface LuckCycle {
  readonly pillar: PillarId;
  /** The day it begins, in the calendar of the place of birth. */
  readonly from: CivilDate;
  /** Nominal age at its beginning, 虚岁: one at birth, one more each calendar year. */
  readonly fromAge: number;
}

export interface LuckCycles {
  readonly direction: 'forward' | 'backward';
  /** From birth to the first cycle: three days to the term make a year. */
  readonly start: { readonly years: number; readonly months: number; readonly days: number };
  /** True without a time of birth: counted from noon, the start may be two months off. */
  readonly isApproximate: boolean;
  readonly cycles: readonly LuckCycle[];
}

export type LuckError =
  | BirthError
  /** Without an hour the month is open on a term's day, and so are the cycles. */
  | { readonly code: 'almanac/hour-needed'; readonly field: 'hour'; readonly value: undefined };

const CYCLES = 10;
const NOON: TypedClock = { hour: 12, minute: 0 };

/**
 * The luck cycles of a birth: forward for a man of a yang year and a woman of a yin year, otherwise backward. The
 * start is the time to the term that begins the month, at three days a year, by the minute; four schools of counting
 * differ by some days.
 *
 * @example
 * const birth = { date: '1988-07-15', time: { hour: 23, minute: 30 }, zone: 'Asia/Shanghai' };
 * unwrap(getLuckCycles(birth, 'female')).cycles[0]?.pillar; // 'wu-wu'
 */
export function getLuckCycles(
  birth: Birth,
  sex: Sex,
  switches: BirthSwitches = {},
): Result<LuckCycles, LuckError> {
  const wrong = unknown('sex', sex, ['male', 'female']);
  if (wrong) return err(wrong);
  // Every field is read once: a getter may answer otherwise the next time.
  const { date: typed, time, zone, longitude } = fieldsOf(birth);
  const { hour, minute, second } = time === undefined ? NOON : fieldsOf(time);
  const clock = { hour, minute, second };
  const reading = getBirthPillars({ date: typed, time: time && clock, zone, longitude }, switches);
  if (!reading.ok) return reading;
  const year = certain(reading.value.pillars.year);
  const month = certain(reading.value.pillars.month);
  if (year === undefined || month === undefined) {
    return err({ code: 'almanac/hour-needed', field: 'hour', value: undefined });
  }
  const date = validateDate(typed);
  if (!date.ok) return date;
  // Without a time the pillars have no instant: then noon.
  const { instant } = reading.value;
  const found = instant === null ? instantAt(date.value, NOON, zone) : ok({ instant });
  if (!found.ok) return found;
  const isForward = (year % 2 === 0) === (sex === 'male');
  const start = startOfLuck(found.value.instant, isForward);
  const cycles = Array.from({ length: CYCLES }, (_, i): LuckCycle => {
    const from = later(date.value, clock, { ...start, years: start.years + 10 * i });
    return Object.freeze({
      pillar: PILLARS[mod(month + (isForward ? i + 1 : -i - 1), 60)]!,
      from: Object.freeze(from),
      fromAge: from.year - date.value.year + 1,
    });
  });
  return ok(
    Object.freeze({
      direction: isForward ? 'forward' : 'backward',
      start: Object.freeze({ years: start.years, months: start.months, days: start.days }),
      isApproximate: time === undefined,
      cycles: Object.freeze(cycles),
    }),
  );
}

interface LuckStart {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly minutes: number;
}

/** The time to the next or previous term, at 3 days a year, 6 hours a month, 12 minutes a day, 30 seconds an hour. */
function startOfLuck(instant: Millis, isForward: boolean): LuckStart {
  const term = solarTermRecord(monthTermBefore(termBefore(instant)) + (isForward ? 2 : 0));
  const seconds = Math.round(Math.abs(term.instant - instant) / 1000);
  return {
    years: Math.floor(seconds / 259_200),
    months: Math.floor((seconds % 259_200) / 21_600),
    days: Math.floor((seconds % 21_600) / 720),
    minutes: (seconds % 720) * 2,
  };
}

/** A day and clock time after a birth: years and months by the calendar, then days and minutes. */
function later(date: CivilDate, clock: TypedClock, { years, months, days, minutes }: LuckStart): CivilDate {
  const month = date.month - 1 + months;
  const first = { year: date.year + years + Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
  const minuteOfDay = clock.hour * 60 + clock.minute + minutes;
  return fromJulianDayNumber(
    toJulianDayNumber(first) + date.day - 1 + days + Math.floor(minuteOfDay / (24 * 60)),
  );
}
