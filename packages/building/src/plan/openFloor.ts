import { type Floor, isInside, type Ring } from '@app/plan';
import { FIRST_VIEW } from '../camera';
import { isSeenFrom } from '../drawing/drawFace';
import { facesOnFloor, type Standing } from './facesOnFloor';

/** The parts of a storey's floor that each of four sides sees past walls, things and the storeys over it. */
export interface OpenFloor {
  /** Its first corner and the side of a cell, millimetres. */
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** A bit for each side, quarters clockwise from the plan's up. */
  readonly seen: Uint8Array;
}

/** Millimetres of a cell; a large floor has larger ones. */
const STEP = 100;
const MOST_CELLS = 160;
const RADIANS = Math.PI / 180;
/** How far a metre's height lies behind its foot on the picture, in metres of the floor. */
const FALL = 1 / Math.tan(FIRST_VIEW.elevation * RADIANS);
/** How much more a size of letters counts than the way from the middle of the room. */
const WEIGHT = 100;

/** The reader's bearing, from the plan's up, at which letters turned by `quarter` quarters are upright. */
const bearingOf = (quarter: number): number => 180 + 90 * quarter - FIRST_VIEW.azimuth;
/**
 * The side of the plan that is upright for a reader at a bearing, degrees from the plan's up: quarters, clockwise.
 *
 * @example
 * quarterOf(270); // 1
 */
export const quarterOf = (bearing: number): number => ((Math.round((bearing - 180) / 90) % 4) + 4) % 4;

/** The cells of a floor that no face of its storey, or of those over it, is drawn over; a partly covered one is left out. */
export function* openFloor(
  floor: Floor,
  own: Standing,
  above: readonly Standing[],
): Generator<undefined, OpenFloor, undefined> {
  const corners = floor.rooms.flatMap(({ ring }) => ring);
  const [left, right] = span(corners.map(([x]) => x));
  const [top, bottom] = span(corners.map(([, y]) => y));
  const step = Math.max(STEP, Math.ceil(Math.max(right - left, bottom - top) / MOST_CELLS));
  const [columns, rows] = [right - left, bottom - top].map(side => Math.floor(side / step) + 1) as [
    number,
    number,
  ];
  const seen = new Uint8Array(columns * rows).fill(0b1111);
  for (let quarter = 0; quarter < 4; quarter++) {
    const from = bearingOf(quarter) * RADIANS;
    const [ex, ey] = [Math.sin(from), -Math.cos(from)];
    const eye = [ex, ey, Math.tan(FIRST_VIEW.elevation * RADIANS)] as const;
    const faces = [
      ...facesOnFloor(own, eye),
      ...own.roof,
      ...above.flatMap(storey => [...storey.ground, ...facesOnFloor(storey, eye), ...storey.roof]),
    ];
    yield;
    for (const { corners } of faces.filter(isSeenFrom(eye)))
      hide(
        corners.map(([x, y, z]) => {
          const fall = (z - own.lift) * FALL;
          return [((x - ex * fall) * 1000 - left) / step, ((y - ey * fall) * 1000 - top) / step] as const;
        }),
        ~(1 << quarter),
      );
  }
  return { left, top, step, columns, rows, seen };

  /** A ring in cells, the middle of the first at 0. */
  function hide(ring: Ring, mask: number): void {
    const [x0, x1] = span(ring.map(([x]) => x));
    const [y0, y1] = span(ring.map(([, y]) => y));
    for (let j = Math.max(0, Math.ceil(y0)); j < rows && j <= y1; j++)
      for (let i = Math.max(0, Math.ceil(x0)); i < columns && i <= x1; i++)
        if (isInside([i, j], ring)) seen[j * columns + i]! &= mask;
    for (const [at, [xa, ya]] of ring.entries()) {
      const [xb, yb] = ring[(at + 1) % ring.length]!;
      const steps = Math.max(1, Math.ceil(Math.hypot(xb - xa, yb - ya) * 3));
      for (let k = 0; k <= steps; k++) {
        const i = Math.round(xa + ((xb - xa) * k) / steps);
        const j = Math.round(ya + ((yb - ya) * k) / steps);
        if (i >= 0 && j >= 0 && i < columns && j < rows) seen[j * columns + i]! &= mask;
      }
    }
  }
}

/**
 * Whether a spot of the floor is seen from a side; millimetres in the axes of the model.
 *
 * @example
 * const open = { left: 0, top: 0, step: 100, columns: 2, rows: 1, seen: Uint8Array.of(0b1111, 0) };
 * isOpenAt(open, 0, [20, 0]); // true
 * isOpenAt(open, 0, [100, 0]); // false
 */
export function isOpenAt(
  { left, top, step, columns, rows, seen }: OpenFloor,
  quarter: number,
  [x, y]: readonly [number, number],
): boolean {
  const [i, j] = [Math.round((x - left) / step), Math.round((y - top) / step)];
  return i >= 0 && j >= 0 && i < columns && j < rows && ((seen[j * columns + i]! >> quarter) & 1) === 1;
}

/** A place for a name: its middle on the plan, and the largest letters that fit there, millimetres. */
export interface Place {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
}

/** The cells of a floor about a room, and which of them are in it. */
interface RoomCells {
  readonly middle: readonly [x: number, y: number];
  readonly i: readonly [from: number, to: number];
  readonly j: readonly [from: number, to: number];
  readonly isIn: Uint8Array;
}

export function cellsOf({ left, top, step }: OpenFloor, ring: Ring): RoomCells {
  const [x0, x1] = span(ring.map(([x]) => x));
  const [y0, y1] = span(ring.map(([, y]) => y));
  const [i0, i1] = [Math.round((x0 - left) / step), Math.round((x1 - left) / step)];
  const [j0, j1] = [Math.round((y0 - top) / step), Math.round((y1 - top) / step)];
  const across = i1 - i0 + 1;
  const isIn = new Uint8Array(across * (j1 - j0 + 1));
  for (let j = j0; j <= j1; j++)
    for (let i = i0; i <= i1; i++)
      isIn[(j - j0) * across + i - i0] = isInside([left + i * step, top + j * step], ring) ? 1 : 0;
  return { middle: [(x0 + x1) / 2, (y0 + y1) / 2], i: [i0, i1], j: [j0, j1], isIn };
}

/**
 * The rectangle of a room's open floor in which a name has the largest letters, seen from a side; nearest to the middle
 * of the room where several are as large as `enough`. `aspect` is its width and `lines` its height in sizes of a letter.
 */
export function placeIn(
  { left, top, step, columns, seen }: OpenFloor,
  { middle, i: [i0, i1], j: [j0, j1], isIn }: RoomCells,
  quarter: number,
  { aspect, lines, enough }: { readonly aspect: number; readonly lines: number; readonly enough: number },
): Place | undefined {
  const high = new Uint16Array(i1 - i0 + 1);
  const [across, along] = quarter % 2 === 0 ? [aspect, lines] : [lines, aspect];
  let best: (Place & { readonly score: number }) | undefined;
  for (let j = j0; j <= j1; j++) {
    for (let i = i0; i <= i1; i++) {
      const isOpen = ((seen[j * columns + i] ?? 0) >> quarter) & 1 && isIn[(j - j0) * (i1 - i0 + 1) + i - i0];
      high[i - i0] = isOpen ? high[i - i0]! + 1 : 0;
    }
    for (let i = i0; i <= i1; i++) {
      let lowest = high[i - i0]!;
      for (let end = i; end <= i1 && lowest > 0; end++) {
        lowest = Math.min(lowest, high[end - i0]!);
        // However wide it becomes, it stays as low.
        if (lowest === 0 || (best && Math.min((lowest * step) / along, enough) * WEIGHT <= best.score)) break;
        // A cell counts by its middle: the outermost may reach half a cell out of the room.
        const [wide, tall] = [(end - i + 0.5) * step, (lowest - 0.5) * step];
        const size = Math.min(wide / across, tall / along);
        const at = [left + ((i + end) / 2) * step, top + (j - (lowest - 1) / 2) * step] as const;
        const off = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
        const score = Math.min(size, enough) * WEIGHT - off * 0.05;
        if (!best || score > best.score) best = { at, size, score };
      }
    }
  }
  return best;
}

const span = (values: readonly number[]): readonly [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return values.length > 0 ? [least, most] : [0, 0];
};
