import { type CivilDate, weekdayOf } from '@app/kernel';
import type { LunarDate } from './types';
import type { FestivalId, SolarTermId } from './vocabulary';

/** Festivals by lunar month times 100 plus day, never in a leap month. */
const LUNAR: Readonly<Record<number, FestivalId>> = {
  101: 'spring-festival',
  107: 'human-day',
  115: 'lantern-festival',
  202: 'dragon-head',
  303: 'double-third',
  408: 'buddhas-birthday',
  505: 'dragon-boat',
  707: 'qixi',
  715: 'ghost-festival',
  815: 'mid-autumn',
  909: 'double-ninth',
  1001: 'cold-clothes',
  1015: 'lower-yuan',
  1208: 'laba',
  1223: 'little-new-year-north',
  1224: 'little-new-year-south',
};

const BY_TERM: Partial<Readonly<Record<SolarTermId, FestivalId>>> = {
  'clear-and-bright': 'tomb-sweeping',
  'winter-solstice': 'winter-solstice-festival',
};

/** Festivals by Gregorian month times 100 plus day, with their first year. */
export type GregorianFestivals = Readonly<Record<number, readonly [FestivalId, number]>>;

const EVERYWHERE: GregorianFestivals = {
  101: ['new-years-day', 1950],
  308: ['womens-day', 1950],
  501: ['labor-day', 1950],
};

/** Days set by the People's Republic; Hong Kong, Macao and Taiwan have their own (R484). */
const MAINLAND: GregorianFestivals = {
  312: ['arbor-day', 1979],
  504: ['youth-day', 1950],
  601: ['childrens-day', 1950],
  701: ['party-founding-day', 1941],
  801: ['army-day', 1933],
  910: ['teachers-day', 1985],
  1001: ['national-day', 1950],
};

/** International festivals on a fixed day, by month times 100 plus day. */
const INTERNATIONAL: Readonly<Record<number, FestivalId>> = {
  214: 'valentines-day',
  401: 'april-fools-day',
  1031: 'halloween',
  1224: 'christmas-eve',
  1225: 'christmas',
};

/** International festivals on the nth of a weekday (0 = Sunday) of a month. */
const NTH_WEEKDAY: readonly (readonly [FestivalId, month: number, weekday: number, nth: number])[] = [
  ['mothers-day', 5, 0, 2],
  ['fathers-day', 6, 0, 3],
  ['thanksgiving', 11, 4, 4],
];

const NONE: readonly FestivalId[] = /* @__PURE__ */ Object.freeze([]);
const lists = /* @__PURE__ */ new Map<string, readonly FestivalId[]>();

/** The same frozen list for the same festivals, so a record needs no list of its own. */
function shared(ids: readonly (FestivalId | undefined)[]): readonly FestivalId[] {
  const found = ids.filter(id => id !== undefined);
  if (found.length === 0) return NONE;
  const key = found.join();
  const known = lists.get(key) ?? Object.freeze(found);
  lists.set(key, known);
  return known;
}

/** Tables by month times 32 plus day, built once: a day's record reads them first. */
const dense = <T>(table: Readonly<Record<number, T>>): readonly (T | undefined)[] => {
  const rows = new Array<T | undefined>(13 * 32).fill(undefined);
  for (const [key, value] of Object.entries(table)) {
    rows[Math.floor(Number(key) / 100) * 32 + (Number(key) % 100)] = value;
  }
  return rows;
};
const lunarTable = /* @__PURE__ */ dense(LUNAR);

/** A region's festival on a day, and its first year. */
export type RegionFestivals = (date: CivilDate) => GregorianFestivals[number] | undefined;
/** A region's own days, for `festivalsOf`. */
export function festivalsIn(own: GregorianFestivals): RegionFestivals {
  const table = dense({ ...EVERYWHERE, ...own });
  return ({ month, day }) => table[month * 32 + day];
}
const festivalsInMainland = /* @__PURE__ */ festivalsIn(MAINLAND);

/**
 * All festivals of a day, in the order lunar, solar term, Gregorian, international.
 * A festival of one calendar never hides that of another: 2030-04-05 has two.
 * `endsLunarYear` is true on the last day of the lunar year; `regional` are a region's Gregorian days, the mainland's by
 * default (R484).
 */
export function festivalsOf(
  date: CivilDate,
  lunar: LunarDate,
  endsLunarYear: boolean,
  term: SolarTermId | null,
  international: boolean,
  regional: RegionFestivals = festivalsInMainland,
): readonly FestivalId[] {
  const byMoon = lunar.isLeap ? undefined : lunarTable[lunar.month * 32 + lunar.day];
  const byTerm = term === null ? undefined : BY_TERM[term];
  const row = regional(date);
  if (!(byMoon || endsLunarYear || byTerm || row || international)) return NONE;
  return shared([
    byMoon,
    endsLunarYear ? 'lunar-new-years-eve' : undefined,
    byTerm,
    row && date.year >= row[1] ? row[0] : undefined,
    international ? internationalOf(date) : undefined,
  ]);
}

function internationalOf(date: CivilDate): FestivalId | undefined {
  const { month, day } = date;
  const nth = Math.ceil(day / 7);
  return (
    INTERNATIONAL[month * 100 + day] ??
    NTH_WEEKDAY.find(row => row[1] === month && row[3] === nth && row[2] === weekdayOf(date))?.[0]
  );
}
