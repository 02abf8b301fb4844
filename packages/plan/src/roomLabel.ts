import { frozen, isKeyOf } from '@app/kernel';
import type { Point, Ring } from './model';
import { type Box, boxOf, innerPoint, isInside } from './ring';
import { isBox, isNumber, isRecord, isRing, isText } from './sound';

/** The label of a room: its lines, with the area under them if it fits, and their middle. */
export interface RoomLabel {
  readonly lines: readonly string[];
  readonly withArea: boolean;
  readonly at: Point;
}

/** How high the letters of a name and of an area are, millimetres of the plan. */
export interface Letters {
  readonly name: number;
  readonly area: number;
}

/** From one line to the next, as a share of the letters' height. */
export const LEADING = 1.16;
/** Millimetres kept from the middle of a wall, where rings run: half an outer wall, and a little more. */
const WALL = 130;
/** Places tried across and down a room. */
const STEPS = 13;
/** The space around the words, as a share of the letters' height: 8 px where letters are 15 px. */
const CLEAR = 0.53;
/** The least between words and a wall where the room has it, as a share of the letters' height: 4 px where they are 11 px. */
const AIR = 0.37;
/** The short forms of the usual names, so that none is broken in a small room. */
const SHORT: Readonly<Record<string, string>> = /* @__PURE__ */ frozen({
  'Main bedroom': 'Main',
  'Second bedroom': 'Bed\u00a02',
  'Third bedroom': 'Bed\u00a03',
  'Second bathroom': 'Bath\u00a02',
  'Main bathroom': 'Main bath',
  Bathroom: 'Bath',
  'Living room': 'Living',
  'Dining room': 'Dining',
  Toilet: 'WC',
  Stairs: 'Stair',
  卫生间: '卫',
});

/**
 * The place of a room's name, with its area under it: within its walls, clear of the things there, and as near the
 * middle as possible. It takes its short form before it is broken at a space, and gives up the area before it covers a
 * thing. Letters never shrink: a room that cannot hold its name gets none, or the beginning of a long one, nor does one with no place clear of `above`,
 * which is drawn over names. Undefined for an invalid name,
 * ring, box or size. Without an area there is the name alone.
 *
 * @example
 * roomLabel('Second bathroom', '3.2 m²', boxRing(1800, 2400), [], { name: 300, area: 250 })?.lines; // [ 'Bath\u00a02' ]
 */
export function roomLabel(
  name: string,
  area: string | undefined,
  ring: Ring,
  things: readonly Box[],
  letters: Letters,
  above: readonly Box[] = [],
): RoomLabel | undefined {
  if (!isText(name) || !(area === undefined || isText(area)) || !isRing(ring) || ring.length === 0)
    return undefined;
  if (
    ![things, above].every(boxes => Array.isArray(boxes) && boxes.every(isBox)) ||
    !isRecord(letters) ||
    !isNumber(letters.name) ||
    !isNumber(letters.area)
  )
    return undefined;
  const wider = (lines: readonly string[]) => Math.max(...lines.map(lineWidth));
  const base = name.replace(/\u00a0\d+$/, '');
  const number = name.slice(base.length);
  const short = isKeyOf(SHORT, base) ? [SHORT[base]! + number] : [];
  // A number is alone on a line only where its room would lose it otherwise (R936).
  const spaces = [...base.matchAll(/[ \u00a0]/g)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index + 1),
  ]);
  const [split] = spaces.toSorted((one, two) => wider(one) - wider(two));
  const wordings: readonly (readonly string[])[] = [
    [name],
    short,
    split ?? [],
    number ? [base, number.trim()] : [],
  ];
  const write = (lines: readonly string[], withArea: boolean) => {
    if (lines.length === 0) return [];
    const width = Math.max(wider(lines) * letters.name, withArea ? lineWidth(area!) * letters.area : 0);
    const height = LEADING * (lines.length * letters.name + (withArea ? letters.area : 0));
    const place = freest(ring, things, above, [width, height], letters.name);
    return place ? [{ lines, withArea, ...place }] : [];
  };
  const whole = (area === undefined ? [false] : [true, false]).flatMap(withArea =>
    wordings.flatMap(lines => write(lines, withArea)),
  );
  // Rather the next wording than one too near to something; without its area only where it would cover something.
  const rank = ({ lines, withArea, near }: (typeof whole)[number]) =>
    (withArea ? 0 : wordings.length + 2) + wordings.indexOf(lines) + (near > 0 ? 1.5 : 0);
  const free = whole.filter(({ covered }) => covered === 0).toSorted((a, b) => rank(a) - rank(b));
  const cuts = whole.length > 0 ? [] : cutsOf(base, number).flatMap(line => write([line], false));
  const best =
    free[0] ??
    whole.toSorted((a, b) => a.covered - b.covered)[0] ??
    cuts.find(({ covered }) => covered === 0) ??
    cuts[0];
  return best && { lines: best.lines, withArea: best.withArea, at: best.at };
}

/** Letters of a book face by their width, as shares of their height, a little more than they have. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = /* @__PURE__ */ frozen([
  [" \u00a0.,'ijl", 0.27],
  ['frstzIJ-²', 0.37],
  ['ace', 0.42],
  ['gvxyS', 0.48],
  ['bdhknopqu0123456789F', 0.54],
  ['BELPYZ', 0.61],
  ['ACGKRTUVXw', 0.74],
  ['DHNOQm', 0.8],
]);

/**
 * How wide a line of words is, as a share of its letters' height: a Han letter as wide as high, others by their form.
 *
 * @example
 * lineWidth('厨房'); // 2
 */
export const lineWidth = (line: string): number =>
  [...(isText(line) ? line : '')].reduce(
    (sum, letter) =>
      sum + (letter > '\u2e80' ? 1 : (WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? 0.95)),
    0,
  );

/** From this width, in letters, a name is a long one, which has its beginning rather than none; and the least of it. */
const LONG = 9;
const SHORTEST = 3;

/** The beginnings of a long name, the longest first, each with its number (R936). */
function cutsOf(base: string, number: string): readonly string[] {
  const letters = [...base];
  if (lineWidth(base + number) < LONG) return [];
  return letters
    .map(
      (_, i) =>
        `${letters
          .slice(0, -1 - i)
          .join('')
          .trimEnd()}…`,
    )
    .filter(line => lineWidth(line) >= SHORTEST)
    .map(line => line + number);
}

/** A place of a block of words, and how much of things it covers, or is too near to. */
interface Place {
  readonly at: Point;
  readonly covered: number;
  readonly near: number;
}

/** The place where a block of words covers the least of a room's things, is clear of most, and nearest its middle. */
function freest(
  ring: Ring,
  things: readonly Box[],
  above: readonly Box[],
  [width, height]: Point,
  letter: number,
): Place | undefined {
  const { left, right, top, bottom } = boxOf(ring);
  const [w, h] = [width / 2, height / 2];
  const clear = CLEAR * letter;
  const along = (from: number, to: number, i: number) => from + ((to - from) * i) / (STEPS - 1);
  const [x0, x1, y0, y1] = [left + WALL + w, right - WALL - w, top + WALL + h, bottom - WALL - h];
  if (x0 > x1 || y0 > y1) return undefined;
  const beyond = (from: number, to: number, at: number) => {
    const air = Math.min(AIR * letter, (to - from) / 2);
    return Math.max(0, from + air - at, at - to + air);
  };
  const middle = innerPoint(ring);
  let best: (Place & { tight: number; off: number }) | undefined;
  for (let i = 0; i < STEPS * STEPS; i++) {
    const at: Point = [along(x0, x1, i % STEPS), along(y0, y1, Math.floor(i / STEPS))];
    const block = about(at, w, h);
    if (!isWithin(block, ring) || above.some(each => shared(block, each) > 0)) continue;
    const covered = things.reduce((sum, thing) => sum + shared(block, thing), 0);
    const wide = about(at, w + clear, h + clear);
    const near =
      things.reduce((sum, thing) => sum + shared(wide, thing), 0) +
      above.reduce((sum, each) => sum + shared(wide, each), 0) +
      Math.max(0, x0 + clear - at[0], at[0] - x1 + clear, y0 + clear - at[1], at[1] - y1 + clear) * h;
    const off = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
    const tight = beyond(x0, x1, at[0]) + beyond(y0, y1, at[1]);
    const order =
      best && (covered - best.covered || tight - best.tight || near - best.near || off - best.off);
    if (order === undefined || order < 0)
      best = { at: [Math.round(at[0]), Math.round(at[1])], covered, tight, near, off };
  }
  return best;
}

const about = ([x, y]: Point, w: number, h: number): Box => ({
  left: x - w,
  right: x + w,
  top: y - h,
  bottom: y + h,
});

/** Whether a box lies in a ring, its corners inside and no corner of the ring in it. */
const isWithin = ({ left, right, top, bottom }: Box, ring: Ring): boolean =>
  [left, right].every(x => [top, bottom].every(y => isInside([x, y], ring))) &&
  ring.every(([x, y]) => x <= left || x >= right || y <= top || y >= bottom);

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
