import { solarTermsOf } from '@app/almanac';
import { addDays, type CivilDate, daysBetween, formatCivilDate } from '@app/kernel';
import { circle, type Look, line, monthWord, type Shape, tenth, word } from './drawing';

/** The measures of a ribbon, about its pixels on a screen; January on the left. */
export interface Ribbon {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The middle of the band, and half its height. */
  readonly band: number;
  readonly half: number;
}

const measures = { height: 52, left: 4, band: 17, half: 13 } as const;
const ofWidth = (width: number): Ribbon =>
  Object.freeze({ ...measures, width, right: width - measures.left });
/** The ribbon of a year where it has room. */
export const RIBBON: Ribbon = ofWidth(520);
/** The same for less and less room, so that a band is about as high everywhere. */
export const RIBBONS: readonly Ribbon[] = Object.freeze([RIBBON, ofWidth(400), ofWidth(280)]);

const daysIn = (year: number): number =>
  daysBetween({ year, month: 1, day: 1 }, { year: year + 1, month: 1, day: 1 });

/** R497: the horizontal position of a day's centre. */
export const ribbonX = (date: CivilDate, { left, right }: Ribbon = RIBBON): number =>
  left +
  ((right - left) * (daysBetween({ year: date.year, month: 1, day: 1 }, date) + 0.5)) / daysIn(date.year);

/** R497: the day of the year at a position of the ribbon. */
export function ribbonDay(year: number, x: number, { left, right }: Ribbon = RIBBON): CivilDate {
  const part = (x - left) / (right - left);
  const day = Math.min(daysIn(year) - 1, Math.max(0, Math.floor(part * daysIn(year))));
  return addDays({ year, month: 1, day: 1 }, day);
}

/** The seasons from 立春 on, each of six terms; the year begins and ends in winter. */
export const SEASONS = Object.freeze([
  'spring',
  'summer',
  'autumn',
  'winter',
] as const) satisfies readonly Look[];

/**
 * R497: the records of a year on a ribbon: a band with a fine stroke for each solar term, tinted by the seasons that
 * four of them begin, its months, a mark per day sized by its count, and today. `counts` is by day, as `2026-11-22`.
 * `seasons` are the names from spring on, each in the middle of its season or beside the marks there; `short` are theirs
 * where one has no room.
 */
export function recordRibbon(
  year: number,
  counts: ReadonlyMap<string, number>,
  months: readonly string[],
  today: CivilDate,
  ribbon: Ribbon = RIBBON,
  seasons: readonly string[] = [],
  short: readonly string[] = seasons,
): readonly Shape[] {
  const found = solarTermsOf(year);
  const terms = found.ok ? found.value : [];
  const days = Array.from({ length: daysIn(year) }, (_, i) => addDays({ year, month: 1, day: 1 }, i));
  const { left, right, band, half } = ribbon;
  const xOf = (date: CivilDate) => ribbonX(date, ribbon);
  const upright = (look: 'line-3' | 'hand', x: number, reach: number) =>
    line(look, { x, y: band - reach }, { x, y: band + reach });
  const tint = (look: Look, from: number, to: number): Shape => ({
    ...{ kind: 'rect', look, x: tenth(from), y: band - half },
    ...{ width: tenth(to - from), height: 2 * half },
  });
  // 立春 is the third term of a year.
  const begins = terms.filter((_, i) => i % 6 === 2).map(({ date }) => xOf(date));
  const marks = days.flatMap((date): readonly Mark[] => {
    const count = counts.get(formatCivilDate(date)) ?? 0;
    return count === 0 ? [] : [{ x: xOf(date), r: radiusOf(count) }];
  });
  const taken = today.year === year ? [...marks, { x: xOf(today), r: 1 }] : marks;
  const named = (name = '', from: number, to: number): readonly Named[] => {
    const x = placeOf(name, from, to, taken);
    return x === undefined ? [] : [{ name, x }];
  };
  const between = (all: readonly string[]) =>
    begins.slice(0, 3).flatMap((x, i) => named(all[i], x, begins[i + 1]!));
  // R1053: where one does not fit, all are short, and winter is beside the whole names of others whole or nowhere.
  const whole = between(seasons);
  const winter = (from: number, to: number) => {
    const found = named(seasons[3], from, to);
    return found.length > 0 || whole.length === 3 ? found : named(short[3], from, to);
  };
  const names = [
    ...(begins[0] === undefined ? [] : winter(left, begins[0])),
    ...(whole.length === 3 ? whole : between(short)),
    ...(begins[3] === undefined ? [] : winter(begins[3], right)),
  ];
  const isUnderName = (x: number) => names.some(each => Math.abs(each.x - x) < halfOf(each.name));
  return [
    ...(begins[0] === undefined ? [] : [tint('winter', left, begins[0])]),
    ...begins.map((x, i) => tint(SEASONS[i] ?? 'winter', x, begins[i + 1] ?? right)),
    line('line', { x: left, y: band + half }, { x: right, y: band + half }),
    ...terms.flatMap(({ date }) => (isUnderName(xOf(date)) ? [] : [upright('line-3', xOf(date), half)])),
    ...months.map((name, i) =>
      monthWord(i, name, { x: xOf({ year, month: i + 1, day: 15 }), y: ribbon.height - 9 }, 13),
    ),
    ...names.map(({ name, x }) => word('fine-first', name, { x, y: band }, { size: LETTERS })),
    ...marks.map(({ x, r }) => circle('seal', r, { x, y: band })),
    ...(today.year === year ? [upright('hand', xOf(today), half + 4)] : []),
  ];
}

interface Mark {
  readonly x: number;
  readonly r: number;
}
interface Named {
  readonly name: string;
  readonly x: number;
}
/** The em of a season's name: as wide as a Chinese character, and less than twice as wide as a Latin letter. */
const LETTERS = 14;
/** Least room between a name and a mark, today or the end of its season. */
const AIR = 5;
const halfOf = (name: string): number => (name.length * LETTERS * (/^[a-z]/i.test(name) ? 0.58 : 1)) / 2;

/** The place of a name between two positions, off the marks and as near the middle as they allow; none without room. */
function placeOf(name: string, from: number, to: number, marks: readonly Mark[]): number | undefined {
  const half = halfOf(name);
  const middle = (from + to) / 2;
  for (let off = 0; name && off + half + AIR <= (to - from) / 2; off++)
    for (const x of [middle - off, middle + off])
      if (marks.every(mark => Math.abs(mark.x - x) > mark.r + half + AIR)) return x;
  return undefined;
}

/** Area grows with the count, and a day with hundreds stays on the band. */
const radiusOf = (count: number): number => Math.min(12, 4.5 * Math.sqrt(count));
