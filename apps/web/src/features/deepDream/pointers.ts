import type { PointerKind } from '@app/dreamspace';
import type { Point } from './viewpoint';

export interface PointerHandlers {
  /** A mouse over the water, px from its top left corner; undefined when it has gone. */
  readonly onHover: (at: Point | undefined) => void;
  readonly onTap: (at: Point, kind: PointerKind) => void;
  readonly onDrag: (moved: Point) => void;
  readonly onZoom: (factor: number, at: Point) => void;
}

/** Less than this is a tap, px. */
const SLOP = 6;
/** How much a wheel's pixel zooms, and how many pixels a line is. */
const WHEEL = 0.0016;
const LINE = 16;

/** Hover, tap, drag with one pointer, pinch with two, wheel. Returns what removes the listeners. */
export function attachPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
  const { onHover, onTap, onDrag, onZoom } = handlers;
  const listeners = new AbortController();
  const { signal } = listeners;
  const pointers = new Map<number, Point>();
  let travelled = 0;

  const local = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, local(event));
  };
  const move = (event: PointerEvent) => {
    const now = local(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') onHover(now);
      return;
    }
    const moved = { x: now.x - before.x, y: now.y - before.y };
    travelled += Math.hypot(moved.x, moved.y);
    if (travelled < SLOP) return;
    // Captured only now: a captured tap would never reach what lies above.
    element.setPointerCapture(event.pointerId);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) {
      onDrag(moved);
      return;
    }
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const factor = apart(now) / apart(before);
    if (Number.isFinite(factor)) onZoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const lift = (event: PointerEvent) => {
    const wasLast = pointers.delete(event.pointerId) && pointers.size === 0;
    if (!wasLast || event.type !== 'pointerup' || travelled >= SLOP) return;
    onTap(local(event), event.pointerType === 'mouse' ? 'mouse' : 'touch');
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    onZoom(Math.exp(-pixels * WHEEL), local(event));
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('pointerleave', () => onHover(undefined), { signal });
  // Not passive: the page must not scroll while the water comes closer.
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listeners.abort();
}
