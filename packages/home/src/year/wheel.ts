import type { FestivalId, SolarTermId } from '@app/almanac';
import { MOUNTAINS, SOUTH_UP } from '@app/fengshui';
import type { CivilDate } from '@app/kernel';
import { circle, line, type Point, polar, type Shape, tenth, widthOf, word, at as xy } from './drawing';
import { dayOfYear, type YearOfHome } from './yearOf';

/** The words of a wheel, in the reader's language. */
export interface WheelWords {
  /** January to December. */
  readonly months: readonly string[];
  readonly noon: string;
  term(id: SolarTermId): string;
  festival(id: FestivalId): string;
  /** A star of the year by its number. */
  star(star: number): string;
}

/** Distances from the centre, in units of a wheel whose rim is at 372. */
export const RINGS = Object.freeze({
  rim: 372,
  mountains: 332,
  terms: 290,
  moons: 262,
  light: 150,
  months: 126,
  stars: 96,
} as const);
/** The smallest letters: the wheel of a dialog is at least 0.67 px a unit, and nothing may be under 11 px. */
const LEAST = 16.4;
/** From the centre of a palace to that of the next. */
const CELL = 40;
/** The name of a festival closer to a seal than this is outside it, degrees. */
const SEAL_ROOM = 6;
const SEAL = 22;
/** R1012: a seal closer to the name of a mountain than this touches it on the smallest phone, degrees. */
const NAME_ROOM = 6.5;
/** The outer edge of those names there, where the stylesheet moves them inwards by 0.8 %, and half of a seal, which the stylesheet enlarges by 1.5. */
const NAMES_END = 365.8;
const HALF_SEAL = 16.5;

/**
 * R493: the position of a moment of the year, in days since it began: the winter solstice at the bottom, the summer
 * solstice at the top, clockwise, so each term falls on its mountain of the compass with south at the top. Degrees, 0 at
 * the top.
 *
 * @example
 * angleOf(year, dayOfYear({ year: 2026, month: 12, day: 22 })); // about 180
 */
export function angleOf(year: YearOfHome, at: number): number {
  const solstice = year.terms.at(-1)!.at;
  return (((180 + ((at - solstice) / year.days.length) * 360) % 360) + 360) % 360;
}

/** The wheel of a year around the origin: rings from the middle out are stars, months, daylight, moons, terms, mountains. */
export function yearWheel(year: YearOfHome, words: WheelWords): readonly Shape[] {
  const angle = (at: number) => angleOf(year, at);
  return [
    ...lightRing(year, words, angle),
    circle('line', RINGS.rim),
    circle('line-2', RINGS.mountains),
    circle('line-3', RINGS.terms),
    circle('line-2', RINGS.moons),
    circle('line-2', RINGS.light),
    circle('line-3', RINGS.months),
    circle('line', RINGS.stars),
    ...monthRing(year, words, angle),
    ...termRing(year, words, angle),
    ...moonRing(year, angle),
    ...outside(year, words, angle),
    ...starCells(year, words),
  ];
}

export interface WheelLayers {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
}

/**
 * R1050: what the hand of a day lies on, and what lies on the hand: words, moons and seals.
 *
 * @example
 * const { under, over } = wheelLayers(yearWheel(year, words));
 */
export function wheelLayers(wheel: readonly Shape[]): WheelLayers {
  const isOver = ({ kind, look }: Shape) => kind === 'text' || look === 'seal' || look.endsWith('-moon');
  return { under: wheel.filter(shape => !isOver(shape)), over: wheel.filter(isOver) };
}

/** Words in the lower half are turned round, so nobody has to read upside down. */
const upright = (angle: number): number => (angle > 90 && angle < 270 ? angle + 180 : angle);

/** R493: the position of an hour of the clock between the edges of the ring of light: midnight at both, minutes. */
export const hourRadius = (minute: number): number =>
  RINGS.light + ((RINGS.moons - RINGS.light) * minute) / 1440;

function lightRing(
  { light }: YearOfHome,
  words: WheelWords,
  angle: (at: number) => number,
): readonly Shape[] {
  const edge = (minuteOf: (day: (typeof light)[number]) => number) =>
    light.map((day, i) => xy(polar(hourRadius(minuteOf(day)), angle(i + 0.5))));
  const closed = (points: readonly string[]) => `M${points.join('L')}Z`;
  const round = (r: number) => closed(Array.from({ length: 180 }, (_, i) => xy(polar(r, i * 2))));
  return [
    { kind: 'path', look: 'night', d: round(RINGS.moons) + round(RINGS.light) },
    { kind: 'path', look: 'day', d: closed(edge(({ set }) => set)) + closed(edge(({ rise }) => rise)) },
    ...[360, 720, 1080].map(minute => circle('hour', hourRadius(minute))),
    word('hour-word', words.noon, polar(hourRadius(720), 180), { size: LEAST }),
  ];
}

function monthRing({ days }: YearOfHome, words: WheelWords, angle: (at: number) => number): readonly Shape[] {
  const ticks = days.map(({ date }, i) =>
    date.day === 1
      ? line('line-2', polar(RINGS.months, angle(i)), polar(RINGS.light, angle(i)))
      : line('line-3', polar(RINGS.light - 4, angle(i)), polar(RINGS.light, angle(i))),
  );
  const names = words.months.flatMap((name, month) => {
    const middle = angle(days.findIndex(({ date }) => date.month === month + 1) + 15);
    const turn = upright(middle);
    // R1109: the stylesheet shows the one with room; a figure is in the middle between the stars and the dark ring.
    return [
      word('month', name, polar(RINGS.months + 8, middle), { size: LEAST, turn }),
      word('month-number', `${month + 1}`, polar((RINGS.stars + RINGS.light) / 2, middle), { size: LEAST }),
    ];
  });
  return [...ticks, ...names];
}

/** Terms at which the sun turns, and those that open a season. */
const TURNS: readonly SolarTermId[] = [
  'spring-equinox',
  'summer-solstice',
  'autumn-equinox',
  'winter-solstice',
];
const SEASONS: readonly SolarTermId[] = [
  'start-of-spring',
  'start-of-summer',
  'start-of-autumn',
  'start-of-winter',
];
/** Mean length of a term: days. */
const TERM_DAYS = 365.2422 / 24;
/** Maximum length of a name in one line there, ems of its letters. */
const ONE_LINE = 4.5;

function termRing({ terms }: YearOfHome, words: WheelWords, angle: (at: number) => number): readonly Shape[] {
  return terms.flatMap(({ id, at }, i) => {
    const begins = angle(at);
    const middle = angle(at + TERM_DAYS / 2);
    const turns = TURNS.includes(id);
    const look = turns ? 'term-turn' : SEASONS.includes(id) ? 'term-season' : 'term';
    const lines = inLines(words.term(id));
    const size = lines.length > 1 || widthOf(lines[0]!) > 3 ? LEAST : 17;
    const turn = upright(middle);
    const outward = turn === middle ? 1 : -1;
    // The first term of a year, 小寒, falls on 癸, the second mountain from north.
    const name = MOUNTAINS[(i + 1) % 24]!.zh;
    return [
      line(turns ? 'line' : 'line-2', polar(RINGS.moons, begins), polar(RINGS.mountains, begins)),
      ...lines.map((text, row) => {
        const r = (RINGS.terms + RINGS.mountains) / 2 + outward * ((lines.length - 1) / 2 - row) * LEAST;
        return word(look, text, polar(r, middle), { size, turn });
      }),
      word('mountain', name, polar((RINGS.mountains + RINGS.rim) / 2, begins), {
        size: 18,
        turn: upright(begins),
      }),
    ];
  });
}

/** A long name in two lines, split as evenly as possible. */
function inLines(name: string): readonly string[] {
  const parts = name.split(' ');
  if (widthOf(name) <= ONE_LINE || parts.length === 1) return [name];
  const ways = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
  const longer = (way: readonly string[]) => Math.max(...way.map(widthOf));
  return ways.reduce((best, way) => (longer(way) < longer(best) ? way : best));
}

const moonRing = ({ moons }: YearOfHome, angle: (at: number) => number): readonly Shape[] =>
  moons.map(({ phase, at }) => {
    const middle = polar((RINGS.moons + RINGS.terms) / 2, angle(at));
    if (phase === 'fullMoon') return circle('full-moon', 6.6, middle);
    return phase === 'newMoon' ? circle('new-moon', 6.6, middle) : circle('quarter', 1.8, middle);
  });

/**
 * The angle between two directions, degrees.
 *
 * @example
 * between(350, 10); // 20
 */
export const between = (a: number, b: number): number => 180 - Math.abs((Math.abs(a - b) % 360) - 180);

interface SealAt {
  readonly angle: number;
  readonly sign: string;
  /** Distance of its middle from the centre. */
  readonly out: number;
}

/** How far an upright square with sides of two reaches in a direction. */
const reachOf = (angle: number): number => {
  const { x, y } = polar(1, angle);
  return Math.abs(x) + Math.abs(y);
};

/** R494, R1050: a seal on the rim for each day with a birthday, none covering another or a mountain's name. */
function sealsOf({ stored, terms }: YearOfHome, angle: (at: number) => number): readonly SealAt[] {
  const all = stored
    .filter(({ day }) => day.kind === 'birthday')
    .flatMap(({ day, dates }) =>
      dates.map(({ date }) => ({ angle: angle(dayOfYear(date) + 0.5), sign: signOf(day.name) })),
    )
    .sort((a, b) => a.angle - b.angle);
  const placed: SealAt[] = [];
  for (const each of all) {
    const isOnName = terms.some(({ at }) => between(angle(at), each.angle) < NAME_ROOM);
    let out = isOnName ? NAMES_END + HALF_SEAL * reachOf(each.angle) : RINGS.rim;
    const isCovered = (other: SealAt) => {
      const [a, b] = [polar(out, each.angle), polar(other.out, other.angle)];
      return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 2 * HALF_SEAL + 2;
    };
    while (placed.some(isCovered)) out += 4;
    placed.push({ ...each, out });
  }
  return placed;
}

/**
 * The sign of a person on a seal: the first letter of the name.
 *
 * @example
 * signOf('林月'); // '林'
 */
export const signOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '·';

export function seal(sign: string, { x, y }: Point, size: number, letter = size * 0.58): readonly Shape[] {
  const [left, top] = [tenth(x - size / 2), tenth(y - size / 2)];
  return [
    { kind: 'rect', look: 'seal', x: left, y: top, width: size, height: size, rx: 3 },
    word('seal-name', sign, { x, y }, { size: letter }),
  ];
}

function outside(year: YearOfHome, words: WheelWords, angle: (at: number) => number): readonly Shape[] {
  const seals = sealsOf(year, angle);
  const names = year.festivals.flatMap(({ id, date }): readonly Shape[] => {
    const to = angle(dayOfYear(date) + 0.5);
    // Beside a seal the line begins outside it.
    const ends = seals
      .filter(seal => between(seal.angle, to) < SEAL_ROOM)
      .map(({ out, angle }) => out + (SEAL / 2) * reachOf(angle) - RINGS.rim);
    const push = Math.max(0, ...ends);
    const from = RINGS.rim + push;
    const until = from + (push > 0 ? 12 : 20);
    const place = polar(until + 8, to);
    const side = Math.sin((to * Math.PI) / 180);
    const height = Math.cos((to * Math.PI) / 180);
    return [
      line('festival-line', polar(from, to), polar(until, to)),
      word(
        'festival',
        words.festival(id),
        { x: place.x, y: place.y - height * 8 },
        { size: 16, anchor: Math.abs(side) < 0.2 ? 'middle' : side > 0 ? 'start' : 'end' },
      ),
    ];
  });
  return [...names, ...seals.flatMap(({ angle: to, out, sign }) => seal(sign, polar(out, to), SEAL, LEAST))];
}

/** R493: the stars of the year in their palaces, south at the top. */
function starCells({ stars }: Pick<YearOfHome, 'stars'>, words: Pick<WheelWords, 'star'>): readonly Shape[] {
  return SOUTH_UP.flatMap((row, j) =>
    row.flatMap((palace, i): readonly Shape[] => {
      const [x, y] = [(i - 1) * CELL, (j - 1) * CELL];
      const star = stars[palace];
      return [
        {
          kind: 'rect',
          look: palace === 'C' ? 'cell-centre' : 'line-3',
          x: x - CELL / 2,
          y: y - CELL / 2,
          width: CELL,
          height: CELL,
        },
        word(star === 5 ? 'star-five' : 'star', words.star(star), { x, y }, { size: 22 }),
      ];
    }),
  );
}

/**
 * R1050: the hand of a day, between `WheelLayers.under` and `over`: from the months to the terms and on from the rim, so
 * that it crosses no name.
 */
export const dayHand = (year: YearOfHome, date: CivilDate): readonly Shape[] => {
  const to = angleOf(year, dayOfYear(date) + 0.5);
  return [
    line('hand', polar(RINGS.light, to), polar(RINGS.terms, to)),
    line('hand', polar(RINGS.rim, to), polar(RINGS.rim + 14, to)),
  ];
};

/**
 * R493: the day of the year in a direction from the centre.
 *
 * @example
 * dayAt(year, { x: 0, y: -100 }); // about the summer solstice
 */
export function dayAt(year: YearOfHome, { x, y }: Point): CivilDate {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  const first = angleOf(year, 0);
  const days = ((((angle - first) % 360) + 360) % 360) * (year.days.length / 360);
  return year.days[Math.min(year.days.length - 1, Math.floor(days))]!.date;
}
