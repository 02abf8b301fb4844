import { drawRadius } from '../perspective';
import { type Box, depthInBoxes, depthInBubbles, hold, type Standing } from './clearance';

/** Where a name is beside its bubble. */
export interface NameSpot {
  /** Over the bubble, where another one is in the way below. */
  readonly above: boolean;
  /** Sideways from the middle of its bubble, px: a name near the edge stays on the screen whole. */
  readonly shift: number;
  /** What the name takes of the screen there. */
  readonly box: Box;
}

/** The words as they are drawn, px. */
export interface NameSize {
  readonly width: number;
  readonly height: number;
}

/** Where names may be, px. */
interface NameRoom {
  readonly width: number;
  readonly top: number;
}

/** Between a bubble's rim and its name, px; Space.css has it as --name-gap. */
export const NAME_GAP = 5;
/** Between a name and the edge of the screen, px: inside the hairlines of the frame. */
const EDGE = 16;
/** Least distance of a name from another bubble's rim and from another name, px. */
const APART = 2;
/** And the distance at which it comes back below: otherwise it would jump back and forth. */
const WELL_APART = 8;

export interface NameRequest extends Standing {
  /** The bubble whose name it is. */
  readonly index: number;
  readonly name: NameSize;
  readonly room: NameRoom;
  /** Names placed already. */
  readonly taken: readonly Box[];
  /** Where the name stood before. */
  readonly wasAbove: boolean;
}

/**
 * Bubbles and names drift into one another's names: the name goes to the freer side.
 *
 * @example
 * const field = createField({ capacity: 1 });
 * field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * const camera = fitCamera({ width: 1280, height: 720 });
 * field.project(camera);
 * const bubble = { columns: field.columns, count: 1, size: camera.size, index: 0 };
 * const screen = { room: { width: 1280, top: 80 }, taken: [], wasAbove: false };
 * placeName({ ...bubble, ...screen, name: { width: 60, height: 18 } }).above; // false: nobody is in the way below
 */
export function placeName({ index, name, room, taken, wasAbove, ...standing }: NameRequest): NameSpot {
  const { columns, size } = standing;
  const x = columns.sx[index] ?? 0;
  const y = columns.sy[index] ?? 0;
  const radius = drawRadius(columns.scale[index] ?? 1, size);
  const half = name.width / 2;
  const shift = hold(x, half + EDGE, room.width - half - EDGE) - x;
  const boxAt = (top: number): Box => ({ left: x + shift - half, top, ...name });
  const crossing = (box: Box, apart: number) =>
    Math.max(depthInBubbles(standing, box, apart, index), depthInBoxes(box, taken, apart));
  const below = boxAt(y + radius + NAME_GAP);
  const over = boxAt(y - radius - NAME_GAP - name.height);
  const inTheWay = crossing(below, wasAbove ? WELL_APART : APART);
  const above = inTheWay > 0 && over.top >= room.top && crossing(over, APART) < inTheWay;
  return { above, shift, box: above ? over : below };
}
