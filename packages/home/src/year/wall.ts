import type { AlmanacDay } from '@app/almanac';
import { type CivilDate, frozen, weekdayOf } from '@app/kernel';
import {
  areApart,
  type Box,
  boxOf,
  circle,
  fitted,
  line,
  moved,
  type Point,
  type Shape,
  widthOf,
  word,
} from './drawing';
import { seal, signOf, type WheelWords, yearWheel } from './wheel';
import { isSameDay, type YearOfHome } from './yearOf';

/** A3 upright, 297 × 420 mm, in the sheet's units. */
export const SHEET = frozen({ width: 1440, height: 2036.4, millimetres: [297, 420] as const });
/** The smallest letters of the sheet: 6.5 points. */
export const SMALLEST = 11;

/** The words of a sheet besides those of its wheel. */
export interface SheetWords extends WheelWords {
  /** Written down the right edge sign by sign, or across the corner if `isUpright` is false. */
  readonly title: string;
  readonly subtitle: string;
  /** The year in digits, under a vertical title. */
  readonly number: string;
  /** January to December, written out. */
  readonly fullMonths: readonly string[];
  readonly isUpright: boolean;
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  /** The months in the other language, small. */
  readonly otherMonths: readonly string[];
  /** The text under a day's number: its lunar day, or its event. */
  under(day: AlmanacDay): {
    readonly text: string;
    readonly look: 'fine' | 'fine-term' | 'fine-first' | 'feast';
  };
  /** The events of a month, for a language whose words do not fit under a number; otherwise empty. */
  listed(days: readonly AlmanacDay[]): readonly string[];
  /** Title and lines of a corner of the sheet. */
  readonly stars: { readonly head: string; readonly lines: readonly string[] };
  readonly sun: { readonly head: string; readonly lines: readonly string[] };
  readonly birthdays: string;
  date(date: CivilDate): string;
  /** Signs, and their meanings. */
  readonly legend: readonly { readonly sign: 'full-moon' | 'seal' | 'words'; readonly text: string }[];
  readonly brand: string;
}

const EDGE = 40;
const SIDE = 88;
/** The wheel: its centre, and its enlargement. */
const WHEEL: Point = { x: 712, y: 536 };
const MONTH = { width: 290.5, columnGap: 34, from: 1030, to: 1922 } as const;
/** Of a month, from its top: its first row of numbers, and the text under a number. */
const FIRST_ROW = 65;
const UNDER = { signs: 16.5, digits: 15 } as const;
/** A line of a month's events. */
const LISTED = 14;
/** Row spacing of a month: never so tight that numbers touch, never so wide that a month falls apart. */
const PITCH = { least: 31.6, most: 39 } as const;
/** Minimum space under a row of months. */
const GAP = 24;
/** People at home: a few make a list, others rows. */
const PEOPLE = { inList: 5, columns: 4, rows: 3, width: 238, step: 26, size: 18 } as const;
/** The part of the place clear of the wheel: signs of a column, ems of a line. */
const SUBTITLE = { signs: 20, ems: 15 } as const;

/**
 * R494: the sheet of a year for the wall: the wheel above, the twelve months below, the year's events in the corners.
 * Weeks begin on Monday, as on calendars in China and Europe.
 */
export function wallSheet(year: YearOfHome, words: SheetWords): readonly Shape[] {
  // The names of months have room here.
  const wheel = yearWheel(year, words)
    .filter(({ look }) => look !== 'month-number')
    .map(shape => moved(shape, WHEEL));
  return [
    ...frame(),
    ...wheel,
    ...titles(words),
    ...corner(words.stars, { x: SIDE, y: 118 }),
    ...corner(words.sun, { x: SHEET.width - SIDE, y: 872 }, 'end'),
    ...household(year, words, wheel),
    ...months(year, words),
    ...foot(words),
  ];
}

function frame(): readonly Shape[] {
  const box = (look: 'line' | 'gilt', inset: number): Shape => ({
    kind: 'rect',
    look,
    x: inset,
    y: inset,
    width: SHEET.width - 2 * inset,
    height: SHEET.height - 2 * inset,
  });
  return [box('line', EDGE), box('gilt', EDGE + 7)];
}

function titles({ title, subtitle, number, isUpright }: SheetWords): readonly Shape[] {
  if (isUpright) {
    return [
      ...[...title].map((sign, i) => word('title', sign, { x: 1300, y: 156 + i * 116 }, { size: 104 })),
      word('head', number, { x: 1300, y: 156 + [...title].length * 116 - 12 }, { size: 38 }),
      ...[...fitted(subtitle, SUBTITLE.signs)].map((sign, i) =>
        word('head', sign, { x: 1208, y: 128 + i * 33 }, { size: 26 }),
      ),
    ];
  }
  return [
    word('title', title, { x: SHEET.width - SIDE, y: 150 }, { size: 112, anchor: 'end' }),
    ...subtitle
      .split('\n')
      .map((text, i) =>
        word(
          'head',
          fitted(text, SUBTITLE.ems),
          { x: SHEET.width - SIDE, y: 226 + i * 34 },
          { size: i === 0 ? 24 : 20, anchor: 'end' },
        ),
      ),
  ];
}

function corner(
  { head, lines }: { readonly head: string; readonly lines: readonly string[] },
  { x, y }: Point,
  anchor: 'start' | 'end' = 'start',
): readonly Shape[] {
  return [
    word('head', head, { x, y }, { size: 26, anchor }),
    ...lines.map((text, i) => word('note', text, { x, y: y + 40 + i * 30 }, { size: 19, anchor })),
  ];
}

/**
 * R494: the birthdays of the year, at the lower left of the wheel; many are in rows under the wheel, around the names of
 * its festivals, with the number of those that do not fit.
 */
function household({ stored }: YearOfHome, words: SheetWords, wheel: readonly Shape[]): readonly Shape[] {
  const people = stored.filter(({ day, dates }) => day.kind === 'birthday' && dates.length > 0);
  if (people.length === 0) return [];
  const { spots, width } = placesFor(people.length, wheel);
  const shown = people.length > spots.length ? people.slice(0, spots.length - 1) : people;
  const more = people.length - shown.length;
  const note = (text: string, at: Point) => word('note', text, at, { size: PEOPLE.size, anchor: 'start' });
  return [
    word('head', words.birthdays, { x: SIDE, y: spots[0]!.y - 40 }, { size: 26, anchor: 'start' }),
    ...shown.flatMap(({ day, dates }, i) => {
      const { x, y } = spots[i]!;
      const days = dates.map(({ date }) => words.date(date)).join(' · ');
      const name = fitted(day.name, (width - 64) / PEOPLE.size - widthOf(days));
      return [...seal(signOf(day.name), { x: x + 10, y }, 20), note(`${name}  ${days}`, { x: x + 30, y })];
    }),
    ...(more > 0 ? [note(`+${more}`, spots[shown.length]!)] : []),
  ];
}

/** The positions of people: the first of them is the highest. */
function placesFor(people: number, wheel: readonly Shape[]): { spots: readonly Point[]; width: number } {
  const taken = wheel.flatMap(shape => boxOf(shape) ?? []);
  const isFree = (box: Box) => taken.every(each => areApart(each, box));
  const list = Array.from({ length: people }, (_, i) => ({ x: SIDE, y: 972 - (people - 1 - i) * 30 }));
  const whole: Box = { left: SIDE, right: SIDE + 330, top: list[0]!.y - 56, bottom: 986 };
  if (people <= PEOPLE.inList && isFree(whole)) return { spots: list, width: 330 };
  const { width, step, columns, rows } = PEOPLE;
  const spots = Array.from({ length: columns * rows }, (_, i) => ({
    x: SIDE + (i % columns) * width,
    y: 1004 - (rows - 1 - Math.floor(i / columns)) * step,
  })).filter(({ x, y }) =>
    isFree({ left: x, right: x + width - 16, top: y - step / 2, bottom: y + step / 2 }),
  );
  return { spots, width };
}

interface Month {
  readonly days: readonly AlmanacDay[];
  /** Empty cells before the first. */
  readonly before: number;
  readonly weeks: number;
  readonly listed: readonly string[];
}

function monthIn(year: YearOfHome, words: SheetWords, month: number): Month {
  const days = year.days.filter(({ date }) => date.month === month + 1);
  const before = (weekdayOf(days[0]!.date) + 6) % 7;
  return { days, before, weeks: Math.ceil((before + days.length) / 7), listed: words.listed(days) };
}

/**
 * Twelve months in three rows. A row is as high as its longest month; the remaining space is shared, first among the
 * weeks, then between the rows.
 */
function months(year: YearOfHome, words: SheetWords): readonly Shape[] {
  const all = Array.from({ length: 12 }, (_, month) => monthIn(year, words, month));
  const rows = [all.slice(0, 4), all.slice(4, 8), all.slice(8)].map(row => ({
    row,
    steps: Math.max(...row.map(({ weeks }) => weeks)) - 1,
    lines: Math.max(...row.map(({ listed }) => listed.length)),
  }));
  const fixed = (lines: number) => FIRST_ROW + underOf(words) + (lines > 0 ? 8 + lines * LISTED : 0) + 6;
  const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0);
  const free = MONTH.to - MONTH.from - sum(rows.map(({ lines }) => fixed(lines)));
  const steps = sum(rows.map(each => each.steps));
  const pitch = Math.min(PITCH.most, Math.max(PITCH.least, (free - 3 * GAP) / steps));
  const gap = (free - steps * pitch) / 3;
  let top: number = MONTH.from;
  return rows.flatMap(({ row, steps: down, lines }, i) => {
    const y = top;
    const last = FIRST_ROW + down * pitch + underOf(words);
    top += fixed(lines) + down * pitch + gap;
    return row.flatMap((month, column) =>
      monthOf(year, words, month, { index: i * 4 + column, pitch, last }).map(shape =>
        moved(shape, { x: SIDE + column * (MONTH.width + MONTH.columnGap), y }),
      ),
    );
  });
}

interface Laid {
  readonly index: number;
  readonly pitch: number;
  /** Where the last row of the months beside it ends. */
  readonly last: number;
}

function monthOf(
  year: YearOfHome,
  words: SheetWords,
  { days, before, listed }: Month,
  { index, pitch, last }: Laid,
): readonly Shape[] {
  const column = MONTH.width / 7;
  return [
    word('head', words.fullMonths[index]!, { x: 0, y: 14 }, { size: 22, anchor: 'start' }),
    word('note', words.otherMonths[index]!, { x: MONTH.width, y: 17 }, { size: 14, anchor: 'end' }),
    line('line', { x: 0, y: 32 }, { x: MONTH.width, y: 32 }),
    ...words.weekdays.map((name, i) => word('fine', name, { x: (i + 0.5) * column, y: 44 }, { size: 11 })),
    ...days.flatMap((day, i) => {
      const cell = i + before;
      return dayOf(year, words, day, {
        x: ((cell % 7) + 0.5) * column,
        y: FIRST_ROW + Math.floor(cell / 7) * pitch,
      });
    }),
    ...listed.map((text, i) =>
      word('fine', text, { x: 0, y: last + 17 + i * LISTED }, { size: SMALLEST, anchor: 'start' }),
    ),
  ];
}

/** Chinese signs under a number need more space than digits. */
const underOf = ({ isUpright }: SheetWords) => (isUpright ? UNDER.signs : UNDER.digits);

function dayOf(year: YearOfHome, words: SheetWords, day: AlmanacDay, { x, y }: Point): readonly Shape[] {
  const { status } = day.dayOff;
  const weekend = weekdayOf(day.date) % 6 === 0;
  const isOff = status === 'holiday' || (weekend && status !== 'make-up');
  const under = words.under(day);
  const born = year.stored.find(
    ({ day: stored, dates }) =>
      stored.kind === 'birthday' && dates.some(({ date }) => isSameDay(date, day.date)),
  );
  const isFull = year.moons.some(({ phase, date }) => phase === 'fullMoon' && isSameDay(date, day.date));
  const width = Math.min(40, widthOf(under.text) * SMALLEST + 8);
  const below = y + underOf(words);
  return [
    word(isOff ? 'date-off' : 'date', String(day.date.day), { x, y }, { size: 19 }),
    ...(under.look === 'feast'
      ? ([
          { kind: 'rect', look: 'seal', x: x - width / 2, y: below - 6.8, width, height: 13.5, rx: 2 },
          word('seal-name', under.text, { x, y: below }, { size: SMALLEST }),
        ] as const)
      : [word(under.look, under.text, { x, y: below }, { size: SMALLEST })]),
    ...(born ? seal(signOf(born.day.name), { x: x + 18.5, y: y - 5 }, 16, SMALLEST) : []),
    ...(isFull ? [circle('full-moon', 3.6, { x: x - 15.5, y: y - 5 })] : []),
  ];
}

function foot({ legend, brand }: SheetWords): readonly Shape[] {
  const y = 1948;
  const brandAt = SHEET.width - SIDE - widthOf(brand) * 15;
  const end = brandAt - 70;
  let x = SIDE;
  const signs: Shape[] = [];
  for (const { sign, text } of legend) {
    if (sign === 'full-moon') signs.push(circle('full-moon', 5, { x: x + 6, y }));
    if (sign === 'seal')
      signs.push({ kind: 'rect', look: 'seal', x, y: y - 6, width: 12, height: 12, rx: 2 });
    if (sign !== 'words') x += 20;
    const shown = fitted(text, (end - x) / 13);
    signs.push(word('fine', shown, { x, y }, { size: 13, anchor: 'start' }));
    x += widthOf(shown) * 13 + 24;
  }
  return [
    line('line-3', { x: SIDE, y: y - 26 }, { x: SHEET.width - SIDE, y: y - 26 }),
    ...signs,
    word('note', brand, { x: SHEET.width - SIDE, y }, { size: 15, anchor: 'end' }),
    ...stamp({ x: brandAt - 30, y }),
  ];
}

/** The app's seal, as pressed on a finished sheet. */
const stamp = ({ x, y }: Point): readonly Shape[] => [
  { kind: 'rect', look: 'seal', x: x - 17, y: y - 17, width: 34, height: 34, rx: 3 },
  { kind: 'rect', look: 'seal-line', x: x - 14.5, y: y - 14.5, width: 29, height: 29, rx: 1.5 },
  word('seal-name', '墨', { x, y: y - 6.6 }, { size: 13 }),
  word('seal-name', '星', { x, y: y + 6.6 }, { size: 13 }),
];
