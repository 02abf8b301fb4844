import { drawRadius } from '../perspective';
import { type Box, clamp, depthInBoxes, depthInBubbles, type ScreenBubbles } from './clearance';

/** The position of a name beside its bubble. */
export interface NameSpot {
  /** Above the bubble if another one is in the way below. */
  readonly above: boolean;
  /** Sideways from the centre of its bubble, px: a name near the edge stays completely on the screen. */
  readonly shift: number;
  /** Its screen area there. */
  readonly box: Box;
}

/** Size of the drawn words, px. */
export interface NameSize {
  readonly width: number;
  readonly height: number;
}

/** The area for names, px. */
interface NameRoom {
  readonly width: number;
  readonly top: number;
}

/** Between a bubble's rim and its name, px; Space.css has it as --name-gap. */
export const NAME_GAP = 5;
/** Between a name and the edge of the screen, px: inside the frame's hairlines. */
const EDGE = 16;
/** Minimum distance of a name from another bubble's rim and from another name, px. */
const APART = 2;
/** And the distance at which it returns below: otherwise it would jump back and forth. */
const WELL_APART = 8;

export interface NameRequest extends ScreenBubbles {
  /** The bubble whose name it is. */
  readonly index: number;
  readonly name: NameSize;
  readonly room: NameRoom;
  /** Names placed already. */
  readonly taken: readonly Box[];
  /** The previous position of the name. */
  readonly wasAbove: boolean;
}

/**
 * Bubbles and names drift into one another's names: the name moves to the freer side.
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
  const shift = clamp(x, half + EDGE, room.width - half - EDGE) - x;
  const boxAt = (top: number): Box => ({ left: x + shift - half, top, ...name });
  const crossing = (box: Box, apart: number) =>
    Math.max(depthInBubbles(standing, box, apart, index), depthInBoxes(box, taken, apart));
  const below = boxAt(y + radius + NAME_GAP);
  const over = boxAt(y - radius - NAME_GAP - name.height);
  const inTheWay = crossing(below, wasAbove ? WELL_APART : APART);
  const above = inTheWay > 0 && over.top >= room.top && crossing(over, APART) < inTheWay;
  return { above, shift, box: above ? over : below };
}
