import { err, ok, type Result } from '@app/kernel';
import { DRAW_RADIUS, SPACE } from '../constants';
import { type Camera, type PointerKind, perspectiveScale } from '../perspective';
import type { Body } from './body';
import { collide, createContacts } from './collide';
import { type Columns, createColumns, moveEntry } from './columns';
import { createDrawOrder } from './drawOrder';
import { type BubbleHandle, createHandles, MAX_CAPACITY } from './handles';
import { createLens, findAt, focus, type Lens } from './hitIndex';
import { type Currents, drift, within } from './motion';
import { createNeighbours, invalidateNeighbours } from './neighbours';
import { bodyOf, type FieldSnapshot, parseSnapshot, type SnapshotError, takeSnapshot } from './snapshot';

/** Milliseconds of one step of the simulation. */
export const STEP_MS = 1000 / 60;
/** Maximum time passing in one call, milliseconds: a tab that slept resumes where it was. */
export const LONGEST_GAP_MS = 50;

export interface FieldOptions {
  /** Maximum number of bubbles, 1 to 1,048,576. Memory for all of them is allocated at once. */
  readonly capacity: number;
  /** Size of the space in stage pixels; 700 × 350 × 100 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  /** Bubbles keep twice this distance on the stage plane, stage pixels; 30 by default. */
  readonly radius?: number;
  /** Speeds along the stage plane, stage pixels a second; 3 and 12 by default. */
  readonly slowest?: number;
  readonly fastest?: number;
}

export interface FieldFull {
  readonly code: 'dreamspace/field-full';
  readonly capacity: number;
}

/** Bubbles in motion. `step`, `project`, `hit` and `drawOrder` allocate nothing. */
export interface Field {
  readonly capacity: number;
  readonly count: number;
  /** Read freely; write only `shown`. */
  readonly columns: Columns;
  spawn(body: Body): Result<BubbleHandle, FieldFull>;
  /** False for an unknown handle. The last bubble takes the freed index. */
  remove(handle: BubbleHandle): boolean;
  /** -1 for an unknown handle. */
  indexOf(handle: BubbleHandle): number;
  handleAt(index: number): BubbleHandle;
  /** Lets `elapsed` milliseconds pass in whole steps; the remainder waits. Returns the steps made. */
  step(elapsed: number): number;
  /** Updates `sx`, `sy` and `scale`, including the waiting remainder. */
  project(camera: Camera): void;
  /** Index of the bubble at a screen point of the last projection, near before far; -1 for none (R137, A19, A36). */
  hit(x: number, y: number, pointer?: PointerKind): number;
  /** Indexes far to near: the first `count` entries, the same array every time. */
  drawOrder(): Uint32Array;
  snapshot(): FieldSnapshot;
  /** Replaces everything in the field; on an error the field is unchanged. Handles restart at 0. */
  restore(data: unknown): Result<void, SnapshotError>;
}

const isMeasure = (value: unknown): boolean => typeof value === 'number' && value > 0 && value < 1e5;

/** It fits a 32-bit column, and sums of a few do not overflow. */
const numberOr0 = (value: number | undefined): number =>
  typeof value === 'number' && Math.abs(value) < 1e6 ? value : 0;

/**
 * Throws on a capacity that is not a whole number from 1 to 1,048,576, and on invalid measures: only a bug passes them.
 * In the methods anything but a number counts as 0 and names nobody.
 *
 * @example
 * const field = createField({ capacity: 1 });
 * unwrap(field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } }));
 * field.step(50); // 2
 */
export function createField(options: FieldOptions): Field {
  const { capacity, width = SPACE.width, height = SPACE.height, depth = SPACE.depth } = options ?? {};
  const { radius = DRAW_RADIUS, slowest = 3, fastest = 12 } = options ?? {};
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > MAX_CAPACITY) {
    throw new Error(`createField needs a capacity from 1 to ${MAX_CAPACITY}, got ${String(capacity)}`);
  }
  if (![width, height, depth, radius, slowest, fastest].every(isMeasure)) {
    throw new Error('createField needs measures above 0 and below 100,000');
  }
  const columns = createColumns(capacity);
  const handles = createHandles(capacity);
  // One percent more for acceleration and braking, and for rounding to 32 bits.
  const stride = (1.01 * fastest * STEP_MS) / 1000 + (width + height) * 2 ** -24;
  const neighbours = createNeighbours(capacity, width, height, radius, stride);
  const contacts = createContacts(neighbours, width, height);
  const order = createDrawOrder(capacity);
  const lens = createLens();
  const currents: Currents = {
    halfWidth: width / 2,
    halfHeight: height / 2,
    halfDepth: depth / 2,
    slowest,
    fastest,
  };
  // Numbers that change each frame live in typed arrays: V8 boxes those in closures or arguments.
  const waiting = new Float64Array(1);

  const put = (index: number, body: Body) => {
    const { position, velocity } = body ?? {};
    columns.x[index] = within(numberOr0(position?.x), currents.halfWidth);
    columns.y[index] = within(numberOr0(position?.y), currents.halfHeight);
    columns.z[index] = within(numberOr0(position?.z), currents.halfDepth);
    columns.vx[index] = numberOr0(velocity?.x);
    columns.vy[index] = numberOr0(velocity?.y);
    columns.vz[index] = numberOr0(velocity?.z);
    columns.shown[index] = 1;
    invalidateNeighbours(neighbours);
  };

  return {
    capacity,
    columns,
    get count() {
      return handles.count;
    },
    spawn(body) {
      if (handles.count === capacity) return err({ code: 'dreamspace/field-full', capacity });
      put(handles.count, body);
      return ok(handles.add());
    },
    remove(handle) {
      const index = handles.remove(handle);
      if (index < 0) return false;
      moveEntry(columns, handles.count, index);
      invalidateNeighbours(neighbours);
      return true;
    },
    indexOf: handles.indexOf,
    handleAt: handles.at,
    step(elapsed) {
      const gap = Number.isFinite(elapsed) && elapsed > 0 ? Math.min(elapsed, LONGEST_GAP_MS) : 0;
      let due = waiting[0]! + gap;
      let steps = 0;
      while (due >= STEP_MS) {
        drift(columns, handles.count, STEP_MS / 1000, currents);
        collide(columns, handles.count, contacts);
        due -= STEP_MS;
        steps++;
      }
      waiting[0] = due;
      return steps;
    },
    project(camera) {
      projectAll(columns, handles.count, camera, waiting, lens);
      focus(lens, neighbours, columns, handles.count);
    },
    hit: (x, y, pointer = 'mouse') =>
      Number.isFinite(x) && Number.isFinite(y)
        ? findAt(columns, handles.count, neighbours, x, y, pointer, lens)
        : -1,
    drawOrder: () => order.sort(columns.z, handles.count, depth),
    snapshot: () => takeSnapshot(columns, handles.count, waiting[0]!),
    restore(data) {
      const parsed = parseSnapshot(data, capacity);
      if (!parsed.ok) return parsed;
      const snapshot = parsed.value;
      handles.clear();
      for (let index = 0; index < snapshot.count; index++) {
        put(index, bodyOf(snapshot, index));
        handles.add();
      }
      waiting[0] = snapshot.remainder;
      return ok(undefined);
    },
  };
}

/** `waiting` milliseconds have passed since the last step: the picture continues in a straight line until the next. */
function projectAll(
  columns: Columns,
  count: number,
  camera: Camera,
  waiting: Float64Array,
  lens: Lens,
): void {
  const ahead = waiting[0]! / 1000;
  const { x, y, z, vx, vy, vz, sx, sy, scale } = columns;
  const { x: centreX, y: centreY, zoomX, zoomY, upright } = camera;
  let greatest = 0;
  let least = Number.POSITIVE_INFINITY;
  let fastest2 = 0;
  for (let i = 0; i < count; i++) {
    const s = perspectiveScale(z[i]! + vz[i]! * ahead);
    const u = vx[i]!;
    const v = vy[i]!;
    const along = (x[i]! + u * ahead) * s;
    const across = (y[i]! + v * ahead) * s;
    scale[i] = s;
    if (s > greatest) greatest = s;
    if (s < least) least = s;
    if (u * u + v * v > fastest2) fastest2 = u * u + v * v;
    sx[i] = centreX + (upright ? across : along) * zoomX;
    sy[i] = centreY + (upright ? along : across) * zoomY;
  }
  lens.x = centreX;
  lens.y = centreY;
  lens.zoomX = zoomX;
  lens.zoomY = zoomY;
  lens.upright = upright;
  lens.size = camera.size;
  lens.least = least;
  lens.greatest = greatest;
  lens.ahead = Math.sqrt(fastest2) * ahead;
}
