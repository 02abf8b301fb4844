import {
  type BirthBoundary,
  type BirthChart,
  getBirthChart,
  getBirthPillars,
  getLuckCycles,
  type LuckCycles,
  type LuckError,
  type PillarId,
  type Sex,
  type TenGodId,
} from '@app/almanac';
import {
  type CivilDate,
  compareCivilDates,
  daySpanAt,
  daysBetween,
  isCivilDate,
  localTimeAt,
  millis,
  ok,
  type Result,
} from '@app/kernel';
import type { ClockTime } from '@app/validation';
import { type ReadBirth, type ReadBirthError, readBirth } from './birth';
import type { HomeClock, StoredBirth } from './statedBirth';

/** A moment on a birth's ruler: minutes from midnight of the typed day. */
interface RulerMark {
  readonly minute: number;
  readonly clock: ClockTime;
}

/** A boundary of the double hour, and of the day pillar if `isDay`. */
interface RulerTurn {
  readonly minute: number;
  readonly isDay: boolean;
}

/** The times of a birth on one line: crossed-out clock time, standard time, sundial, and the boundaries around them. */
export interface BirthRuler {
  readonly from: number;
  readonly to: number;
  readonly typed: RulerMark;
  readonly standard: RulerMark;
  /** Undefined without a longitude. */
  readonly solar: RulerMark | undefined;
  /** The one used for day and hour. */
  readonly used: 'standard' | 'solar';
  readonly turns: readonly RulerTurn[];
}

/** How far clocks ran ahead on a day: all of it, or from or up to the hour of the change. */
interface SummerTimeOfDay {
  readonly minutes: number;
  readonly isAllDay: boolean;
}

/** The content of a resident's sheet. */
export interface ResidentSheet {
  readonly birth: ReadBirth;
  readonly chart: BirthChart;
  /** Undefined without a time of birth. */
  readonly ruler: BirthRuler | undefined;
  /** Subtracted summer time; undefined if there was none. */
  readonly summerTime: BirthBoundary | undefined;
  /** Without a time of birth: the summer time of that day, which is not subtracted; undefined if there was none. */
  readonly summerTimeOfDay: SummerTimeOfDay | undefined;
  /** The effect of a switch's other position; undefined if there is none. */
  readonly solarTime: BirthBoundary | undefined;
  readonly dayTurn: BirthBoundary | undefined;
  /** Nearby boundaries, open pillars, and clock changes. */
  readonly near: readonly BirthBoundary[];
}

const CONVENTIONS: readonly BirthBoundary['kind'][] = ['summer-time', 'true-solar-time', 'zi-school'];

/** R308: everything on the sheet but the luck cycles, which need a sex. */
export function readSheet(
  stored: StoredBirth,
  home: HomeClock,
): Result<ResidentSheet, ReadBirthError | { readonly code: 'almanac/unknown-pillar' }> {
  const birth = readBirth(stored, home);
  if (!birth.ok) return birth;
  const chart = getBirthChart(birth.value.reading);
  if (!chart.ok) return chart;
  const { boundaries } = birth.value.reading;
  const boundaryOf = (kind: BirthBoundary['kind']) => boundaries.find(each => each.kind === kind);
  return ok({
    birth: birth.value,
    chart: chart.value,
    ruler: rulerOf(birth.value),
    summerTime: boundaryOf('summer-time'),
    summerTimeOfDay: birth.value.time ? undefined : summerTimeOn(birth.value),
    solarTime: boundaryOf('true-solar-time'),
    dayTurn: boundaryOf('zi-school'),
    near: boundaries.filter(({ kind }) => !CONVENTIONS.includes(kind)),
  });
}

function summerTimeOn({ date, place: { zone } }: ReadBirth): SummerTimeOfDay | undefined {
  const span = daySpanAt(date, zone);
  if (!span.ok) return undefined;
  const ahead = [span.value.from, millis(span.value.to - 1)].map(instant => {
    const local = localTimeAt(instant, zone);
    return local.ok ? local.value.summerTime : 0;
  });
  const most = Math.max(...ahead);
  return most > 0 ? { minutes: most / MINUTE_MS, isAllDay: Math.min(...ahead) > 0 } : undefined;
}

const MINUTE_MS = 60_000;
const DAY = 1440;
/** Margin at both ends of the ruler, minutes; about the double hour of the birth, with a part of its neighbours. */
const MARGIN = 18;
const BESIDE = 36;

function rulerOf({ date, time, birth, switches }: ReadBirth): BirthRuler | undefined {
  if (!time) return undefined;
  const readAt = (trueSolarTime: boolean): RulerMark | undefined => {
    if (trueSolarTime && birth.longitude === undefined) return undefined;
    const read = getBirthPillars(birth, { ...switches, trueSolarTime });
    const local = read.ok ? read.value.local : null;
    if (!local) return undefined;
    const { hour, minute } = local.clock;
    return { minute: daysBetween(date, local.date) * DAY + hour * 60 + minute, clock: { hour, minute } };
  };
  const standard = readAt(false);
  if (!standard) return undefined;
  const solar = readAt(true);
  const typed: RulerMark = { minute: time.hour * 60 + time.minute, clock: time };
  const marks = [typed, standard, ...(solar ? [solar] : [])].map(({ minute }) => minute);
  const used = (switches.trueSolarTime && solar) || standard;
  // Double hours begin at odd hours, the first of a day at 23:00 of the day before.
  const hour = Math.floor((used.minute + 60) / 120) * 120 - 60;
  const from = Math.min(...marks.map(mark => mark - MARGIN), hour - BESIDE);
  const to = Math.max(...marks.map(mark => mark + MARGIN), hour + 120 + BESIDE);
  const dayTurn = switches.ziSchool === 'midnight' ? 0 : 23 * 60;
  const turns: RulerTurn[] = [];
  for (let minute = Math.ceil(from); minute <= to; minute++) {
    const ofDay = ((minute % DAY) + DAY) % DAY;
    if (ofDay % 120 === 60 || ofDay === dayTurn) turns.push({ minute, isDay: ofDay === dayTurn });
  }
  return { from, to, typed, standard, solar, used: switches.trueSolarTime ? 'solar' : 'standard', turns };
}

/** The luck cycles of a birth for the given sex. */
export const luckOf = (birth: ReadBirth, sex: Sex): Result<LuckCycles, LuckError> =>
  getLuckCycles(birth?.birth, sex, birth?.switches);

/** The relation of any pillar's stem to the day stem of a birth; undefined without one. */
export function tenGodOf(birth: ReadBirth, pillar: PillarId): TenGodId | undefined {
  const day = birth?.reading?.pillars?.day;
  const chart = getBirthChart({ pillars: { year: [pillar], month: [], day, hour: [] } });
  return (chart.ok && chart.value.places.year[0]?.stem.tenGod) || undefined;
}

/** The index of the cycle a day lies in; undefined before the first. */
export function cycleOn(luck: LuckCycles, day: CivilDate): number | undefined {
  if (!Array.isArray(luck?.cycles) || !isCivilDate(day)) return undefined;
  const begun = luck.cycles.filter(
    (cycle: LuckCycles['cycles'][number]) =>
      isCivilDate(cycle?.from) && compareCivilDates(cycle.from, day) <= 0,
  ).length;
  return begun === 0 ? undefined : begun - 1;
}
