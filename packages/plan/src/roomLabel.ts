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

/** Of the height of its letters, from one line to the next. */
export const LEADING = 1.16;
/** Millimetres kept from the middle of a wall, where rings run: half an outer wall, and a little more. */
const WALL = 130;
/** Places tried across and down a room. */
const STEPS = 9;

/**
 * The place of a room's name, with its area under it: within its walls, clear of the things there, and as near the
 * middle as possible. It gives up the area before it covers a thing, and breaks at a space before it leaves the room.
 * Letters never shrink: a room that cannot hold its name gets none, nor does one with no place clear of `above`, which
 * is drawn over names. A Han letter is as wide as it is high, others half as wide. Undefined for an invalid name, ring,
 * box or size. Without an area there is the name alone.
 *
 * @example
 * roomLabel('Second bathroom', '3.2 m²', boxRing(1800, 2400), [], { name: 300, area: 250 })?.lines; // [ 'Second', 'bathroom' ]
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
  const wider = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  const spaces = [...name.matchAll(/[ \u00a0]/g)].map(({ index }) => [
    name.slice(0, index),
    name.slice(index + 1),
  ]);
  const [split] = spaces.toSorted((one, two) => wider(one) - wider(two));
  const wordings = [[name], ...(split ? [split] : [])];
  const written = (area === undefined ? [false] : [true, false]).flatMap(withArea =>
    wordings.flatMap(lines => {
      const width = Math.max(wider(lines) * letters.name, withArea ? widthOf(area!) * letters.area : 0);
      const height = LEADING * (lines.length * letters.name + (withArea ? letters.area : 0));
      const place = freest(ring, things, above, [width, height]);
      return place ? [{ lines, withArea, ...place }] : [];
    }),
  );
  const best = written.find(({ covered }) => covered === 0) ?? written.toSorted(byCover)[0];
  return best && { lines: best.lines, withArea: best.withArea, at: best.at };
}

const byCover = (one: { covered: number }, two: { covered: number }): number => one.covered - two.covered;

/** In letters that are as wide as high. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);

/** The place where a block of words covers the least of a room's things, nearest its middle. */
function freest(
  ring: Ring,
  things: readonly Box[],
  above: readonly Box[],
  [width, height]: Point,
): { readonly at: Point; readonly covered: number } | undefined {
  const { left, right, top, bottom } = boxOf(ring);
  const [w, h] = [width / 2, height / 2];
  const along = (from: number, to: number, i: number) => from + ((to - from) * i) / (STEPS - 1);
  const [x0, x1, y0, y1] = [left + WALL + w, right - WALL - w, top + WALL + h, bottom - WALL - h];
  if (x0 > x1 || y0 > y1) return undefined;
  const middle = innerPoint(ring);
  let best: { at: Point; covered: number; off: number } | undefined;
  for (let i = 0; i < STEPS * STEPS; i++) {
    const at: Point = [along(x0, x1, i % STEPS), along(y0, y1, Math.floor(i / STEPS))];
    const block: Box = { left: at[0] - w, right: at[0] + w, top: at[1] - h, bottom: at[1] + h };
    if (!isWithin(block, ring) || above.some(each => shared(block, each) > 0)) continue;
    const covered = things.reduce((sum, thing) => sum + shared(block, thing), 0);
    const off = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
    if (!best || covered < best.covered || (covered === best.covered && off < best.off))
      best = { at: [Math.round(at[0]), Math.round(at[1])], covered, off };
  }
  return best;
}

/** Whether a box lies in a ring, its corners inside and no corner of the ring in it. */
const isWithin = ({ left, right, top, bottom }: Box, ring: Ring): boolean =>
  [left, right].every(x => [top, bottom].every(y => isInside([x, y], ring))) &&
  ring.every(([x, y]) => x <= left || x >= right || y <= top || y >= bottom);

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
