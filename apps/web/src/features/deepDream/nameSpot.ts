import { type Columns, drawRadius, TOUCH_RADIUS } from '@app/dreamspace';

/** Where a name stands beside its bubble. */
export interface NameSpot {
  /** Over the bubble, where another one is in the way below. */
  readonly above: boolean;
  /** Sideways from the middle of its bubble, px: a name near the edge stays on the screen whole. */
  readonly shift: number;
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
/** Between a name and the edge of the screen, px. */
const EDGE = 4;
/** A name keeps so far from another bubble's rim, px. */
const APART = 2;
/** And so far before it comes back below: else it would go to and fro. */
const WELL_APART = 8;

export interface NameRequest {
  readonly columns: Columns;
  readonly count: number;
  /** Of the picture, as the camera has it. */
  readonly size: number;
  /** The bubble whose name it is. */
  readonly index: number;
  readonly name: NameSize;
  readonly room: NameRoom;
  /** Where the name stood before. */
  readonly wasAbove: boolean;
}

/** Bubbles drift into one another's names: the name goes to the freer side. */
export function placeName({ columns, count, size, index, name, room, wasAbove }: NameRequest): NameSpot {
  const x = columns.sx[index] ?? 0;
  const y = columns.sy[index] ?? 0;
  const radius = Math.max(TOUCH_RADIUS, drawRadius(columns.scale[index] ?? 1, size));
  const half = name.width / 2;
  const shift = hold(x, half + EDGE, room.width - half - EDGE) - x;
  const left = x + shift - half;
  const crossing = (top: number, apart: number) =>
    deepest(columns, count, size, index, { left, top, width: name.width, height: name.height }, apart);
  const over = y - radius - NAME_GAP - name.height;
  const below = crossing(y + radius + NAME_GAP, wasAbove ? WELL_APART : APART);
  if (below === 0 || over < room.top) return { above: false, shift };
  return { above: crossing(over, APART) < below, shift };
}

interface Box extends NameSize {
  readonly left: number;
  readonly top: number;
}

/** How deep the box reaches into what another bubble takes with `apart` round it, px; 0 when into none. */
function deepest(
  { sx, sy, scale }: Columns,
  count: number,
  size: number,
  index: number,
  { left, top, width, height }: Box,
  apart: number,
): number {
  let most = 0;
  for (let i = 0; i < count; i++) {
    if (i === index) continue;
    const x = sx[i] ?? 0;
    const y = sy[i] ?? 0;
    const away = Math.hypot(x - hold(x, left, left + width), y - hold(y, top, top + height));
    most = Math.max(most, drawRadius(scale[i] ?? 1, size) + apart - away);
  }
  return most;
}

const hold = (at: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
