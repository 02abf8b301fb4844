import type { AlmanacDay } from '@app/almanac';
import { type CivilDate, frozen, weekdayOf } from '@app/kernel';
import { circle, line, moved, type Point, type Shape, widthOf, word } from './drawing';
import { seal, signOf, type WheelWords, yearWheel } from './wheel';
import { isSameDay, type YearOfHome } from './yearOf';

/** A3 upright, 297 × 420 mm, in the units its sheet is drawn in. */
export const SHEET = frozen({ width: 1440, height: 2036.4, millimetres: [297, 420] as const });
/** Nothing on the sheet is written smaller: 6.5 points. */
export const SMALLEST = 11;

/** The words of a sheet besides those of its wheel. */
export interface SheetWords extends WheelWords {
  /** Written down the right edge sign by sign, or across the corner where `isUpright` is false. */
  readonly title: string;
  readonly subtitle: string;
  /** The year in digits, under a title that runs down. */
  readonly number: string;
  /** January to December, written out. */
  readonly fullMonths: readonly string[];
  readonly isUpright: boolean;
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  /** The months in the other language, small. */
  readonly otherMonths: readonly string[];
  /** What is under the number of a day: its lunar day, or what happens on it. */
  under(day: AlmanacDay): {
    readonly text: string;
    readonly look: 'fine' | 'fine-term' | 'fine-first' | 'feast';
  };
  /** What happens in a month, for a language whose words find no room under a number; empty otherwise. */
  listed(days: readonly AlmanacDay[]): readonly string[];
  /** Head and lines of a corner of the sheet. */
  readonly stars: { readonly head: string; readonly lines: readonly string[] };
  readonly sun: { readonly head: string; readonly lines: readonly string[] };
  readonly birthdays: string;
  date(date: CivilDate): string;
  /** Signs, and what they mean. */
  readonly legend: readonly { readonly sign: 'full-moon' | 'seal' | 'words'; readonly text: string }[];
  readonly brand: string;
}

const EDGE = 40;
const SIDE = 88;
/** The wheel: its middle, and how much larger it is than drawn. */
const WHEEL: Point = { x: 712, y: 536 };
const MONTHS_FROM = 1030;
const MONTH = { width: 290.5, height: 282, columnGap: 34, rowGap: 12 } as const;
/** Chinese signs under a number need more air than digits, which leave a line for what happens. */
const ROWS = { signs: { height: 38.6, under: 17 }, digits: { height: 34, under: 15.3 } } as const;
const PEOPLE_IN_COLUMN = 7;

/**
 * R494: the sheet of a year for the wall: the wheel above, the twelve months under it, what the year brings in the
 * corners. Weeks begin on Monday, as on calendars in China and Europe.
 */
export function wallSheet(year: YearOfHome, words: SheetWords): readonly Shape[] {
  return [
    ...frame(),
    ...yearWheel(year, words).map(shape => moved(shape, WHEEL)),
    ...titles(words),
    ...corner(words.stars, { x: 96, y: 118 }),
    ...corner(words.sun, { x: 1344, y: 872 }, 'end'),
    ...household(year, words),
    ...Array.from({ length: 12 }, (_, month) =>
      monthOf(year, words, month).map(shape =>
        moved(shape, {
          x: SIDE + (month % 4) * (MONTH.width + MONTH.columnGap),
          y: MONTHS_FROM + Math.floor(month / 4) * (MONTH.height + MONTH.rowGap),
        }),
      ),
    ).flat(),
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
      ...[...subtitle].map((sign, i) => word('head', sign, { x: 1208, y: 128 + i * 33 }, { size: 26 })),
    ];
  }
  return [
    word('title', title, { x: 1344, y: 150 }, { size: 112, anchor: 'end' }),
    ...subtitle
      .split('\n')
      .map((text, i) =>
        word('head', text, { x: 1344, y: 226 + i * 34 }, { size: i === 0 ? 28 : 20, anchor: 'end' }),
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

/** R494: those whose birthday falls in the year, under the wheel on the left; a second column when they are many. */
function household({ stored }: YearOfHome, words: SheetWords): readonly Shape[] {
  const people = stored.filter(({ day, dates }) => day.kind === 'birthday' && dates.length > 0);
  if (people.length === 0) return [];
  const shown = people.slice(0, 2 * PEOPLE_IN_COLUMN);
  const rows = Math.min(PEOPLE_IN_COLUMN, shown.length);
  const top = 952 - (rows - 1) * 30;
  return [
    word('head', words.birthdays, { x: 96, y: top - 42 }, { size: 26, anchor: 'start' }),
    ...shown.flatMap(({ day, dates }, i) => {
      const [x, y] = [96 + Math.floor(i / PEOPLE_IN_COLUMN) * 230, top + (i % PEOPLE_IN_COLUMN) * 30];
      const days = dates.map(({ date }) => words.date(date)).join(' · ');
      return [
        ...seal(signOf(day.name), { x: x + 10, y }, 20),
        word('note', `${shortened(day.name)}  ${days}`, { x: x + 30, y }, { size: 18, anchor: 'start' }),
      ];
    }),
  ];
}

/** A name that would run into the next column is cut, as on an envelope. */
const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > 12 ? `${letters.slice(0, 11).join('')}…` : name;
};

function monthOf(year: YearOfHome, words: SheetWords, month: number): readonly Shape[] {
  const days = year.days.filter(({ date }) => date.month === month + 1);
  const column = MONTH.width / 7;
  const before = (weekdayOf(days[0]!.date) + 6) % 7;
  const listed = words.listed(days);
  return [
    word('head', words.fullMonths[month]!, { x: 0, y: 14 }, { size: 22, anchor: 'start' }),
    word('fine', words.otherMonths[month]!, { x: MONTH.width, y: 17 }, { size: 14, anchor: 'end' }),
    line('line', { x: 0, y: 32 }, { x: MONTH.width, y: 32 }),
    ...words.weekdays.map((name, i) => word('fine', name, { x: (i + 0.5) * column, y: 45 }, { size: 11 })),
    ...days.flatMap((day, i) => {
      const cell = i + before;
      return dayOf(year, words, day, {
        x: ((cell % 7) + 0.5) * column,
        y: 67 + Math.floor(cell / 7) * rowOf(words).height,
      });
    }),
    ...listed.map((text, i) =>
      word('fine', text, { x: 0, y: 264 + i * 14 }, { size: SMALLEST, anchor: 'start' }),
    ),
  ];
}

const rowOf = ({ isUpright }: SheetWords) => (isUpright ? ROWS.signs : ROWS.digits);

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
  const below = y + rowOf(words).under;
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
  let x = SIDE;
  const signs: Shape[] = [];
  for (const { sign, text } of legend) {
    if (sign === 'full-moon') signs.push(circle('full-moon', 5, { x: x + 6, y }));
    if (sign === 'seal')
      signs.push({ kind: 'rect', look: 'seal', x, y: y - 6, width: 12, height: 12, rx: 2 });
    if (sign !== 'words') x += 20;
    signs.push(word('fine', text, { x, y }, { size: 13, anchor: 'start' }));
    x += widthOf(text) * 13 + 24;
  }
  return [
    line('line-3', { x: SIDE, y: y - 26 }, { x: SHEET.width - SIDE, y: y - 26 }),
    ...signs,
    word('fine', brand, { x: SHEET.width - SIDE, y }, { size: 15, anchor: 'end' }),
  ];
}
