import { TOUCH_RADIUS } from '../constants';
import type { Columns } from '../field/columns';
import { type Camera, drawRadius } from '../perspective';
import { clamp } from './clearance';

/** The screen area for bubbles, screen pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Kept free in the top left corner of the frame, for its title. */
  readonly corner?: { readonly width: number; readonly height: number };
}

/** More than this many cannot all avoid each other on a screen, and stay in place. */
const MOST = 64;
/** Rounds in which neighbours make room for each other. Enough for thirteen on the smallest phone. */
const ROUNDS = 24;
/** Space between two bubbles, in radii at z = 0. */
const GAP = 0.45;
/** Space for a name between two bubbles, if available, screen pixels. */
const NAME_ROOM = 28;
/** The share of a frame that squares around all bubbles may take while they still find room. */
const FILLED = 0.5;
/** How square the free corner is: 2 would be an ellipse, which needs much more room for the same words. */
const SQUARENESS = 12;

/**
 * A36: perspective and narrow screens make bubbles overlap that are apart in the space. Eases the projected positions
 * apart until no two circles, nor their touch areas (A19), overlap inside the frame, and leaves room for names if there
 * is any. To be called after each `project`; writes only `sx` and `sy`, so the simulation is unaffected, and small
 * movements stay small.
 *
 * @example
 * const field = createField({ capacity: 1 });
 * field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * const camera = fitCamera({ width: 320, height: 568 });
 * field.project(camera);
 * spreadOut(field.columns, field.count, camera, { left: 0, top: 100, right: 320, bottom: 568 });
 * field.columns.sx[0]; // 160
 */
export function spreadOut(columns: Columns, count: number, camera: Camera, frame: Frame): void {
  if (count > MOST) return;
  const room = nameRoom(count, camera, frame);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) partOnScreen(columns, camera, room, i, j);
    }
    for (let i = 0; i < count; i++) keepInside(columns, camera, frame, i);
  }
}

/** Screen pixels available between every two bubbles for a name; 0 if they have no room to spare. */
function nameRoom(count: number, { size }: Camera, { left, top, right, bottom }: Frame): number {
  const each = Math.sqrt(
    (Math.max(0, right - left) * Math.max(0, bottom - top) * FILLED) / Math.max(1, count),
  );
  return clamp(each - drawRadius(2, size), 0, NAME_ROOM);
}

function partOnScreen(
  { sx, sy, scale }: Columns,
  { size }: Camera,
  room: number,
  i: number,
  j: number,
): void {
  const radii = drawRadius(scale[i]! + scale[j]!, size);
  const apart = Math.max(2 * TOUCH_RADIUS, radii + drawRadius(GAP, size), radii + room);
  const dx = sx[j]! - sx[i]!;
  const dy = sy[j]! - sy[i]!;
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return;
  const nx = distance > 0 ? dx / distance : 1;
  const ny = distance > 0 ? dy / distance : 0;
  const push = (apart - distance) / 2;
  sx[i]! -= nx * push;
  sy[i]! -= ny * push;
  sx[j]! += nx * push;
  sy[j]! += ny * push;
}

function keepInside({ sx, sy, scale }: Columns, { size }: Camera, frame: Frame, i: number): void {
  const { left, top, right, bottom, corner } = frame;
  const radius = drawRadius(scale[i]!, size);
  if (corner) {
    // Away from the corner along the line that leads there: no side to choose, so nothing ever jumps.
    const x = Math.max(0, sx[i]! - left) / (corner.width + radius);
    const y = Math.max(0, sy[i]! - top) / (corner.height + radius);
    const inside = (x ** SQUARENESS + y ** SQUARENESS) ** (1 / SQUARENESS);
    if (inside > 0 && inside < 1) {
      sx[i] = left + (sx[i]! - left) / inside;
      sy[i] = top + (sy[i]! - top) / inside;
    }
  }
  sx[i] = clamp(sx[i]!, left + radius, right - radius);
  sy[i] = clamp(sy[i]!, top + radius, bottom - radius);
}
