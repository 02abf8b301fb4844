import { NOTHING } from '@app/kernel';
import type { Columns } from '../field/columns';
import { drawRadius } from '../perspective';

/** The screen area of words, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The bubbles on the screen. */
export interface ScreenBubbles {
  readonly columns: Columns;
  readonly count: number;
  /** Of the picture, as the camera has it. */
  readonly size: number;
}

/** How deep a box reaches into a bubble with margin `apart`, px; 0 if into none. `except` is an index, or -1. */
export function depthInBubbles(
  { columns: { sx, sy, scale }, count, size }: ScreenBubbles,
  { left, top, width, height }: Box,
  apart: number,
  except: number,
): number {
  let most = 0;
  for (let i = 0; i < count; i++) {
    if (i === except) continue;
    const x = sx[i] ?? 0;
    const y = sy[i] ?? 0;
    const away = Math.hypot(x - clamp(x, left, left + width), y - clamp(y, top, top + height));
    most = Math.max(most, drawRadius(scale[i] ?? 1, size) + apart - away);
  }
  return most;
}

/** How deep a box reaches into one of the others with margin `apart`, px; 0 if into none. */
export function depthInBoxes(box: Box, others: readonly Box[], apart: number): number {
  let most = 0;
  for (const other of others) {
    const across =
      Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left) + apart;
    const down =
      Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top) + apart;
    most = Math.max(most, Math.min(across, down));
  }
  return most;
}

/**
 * The number in the range nearest to `at`; the middle of an empty range.
 *
 * @example
 * clamp(12, 0, 10); // 10
 */
export const clamp = (at: number, low: number, high: number): number =>
  ![at, low, high].every(Number.isFinite)
    ? NOTHING
    : low > high
      ? (low + high) / 2
      : Math.min(high, Math.max(low, at));
