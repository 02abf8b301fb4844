import type { Point } from './camera';

export interface GestureHandlers {
  readonly onDrag: (moved: Point) => void;
  /** `at`: px from the element's top left corner. */
  readonly onZoom: (factor: number, at: Point) => void;
  readonly onTap: (at: Point) => void;
}

/** Less than this is a tap, px. */
const SLOP = 6;
/** How much a wheel's pixel zooms. */
const WHEEL = 0.0016;
/** Firefox tells lines: about so many pixels each. */
const LINE = 16;

/** Drag with one pointer, pinch with two, wheel, tap. Returns what removes the listeners. */
export function attachGestures(element: HTMLElement, { onDrag, onZoom, onTap }: GestureHandlers): () => void {
  const pointers = new Map<number, Point>();
  let travelled = 0;
  const listeners = new AbortController();
  const { signal } = listeners;

  const local = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  element.addEventListener(
    'pointerdown',
    event => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, local(event));
    },
    { signal },
  );

  element.addEventListener(
    'pointermove',
    event => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      const moved = { x: now.x - before.x, y: now.y - before.y };
      travelled += Math.hypot(moved.x, moved.y);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (travelled < SLOP) return;
      if (!other) {
        onDrag(moved);
        return;
      }
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      onDrag({ x: moved.x / 2, y: moved.y / 2 });
      if (Number.isFinite(factor)) onZoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    { signal },
  );

  const lift = (event: PointerEvent) => {
    const last = pointers.delete(event.pointerId) && pointers.size === 0;
    if (last && event.type === 'pointerup' && travelled < SLOP) onTap(local(event));
  };
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });

  element.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      onZoom(Math.exp(-pixels * WHEEL), local(event));
    },
    // Not passive: the page must not scroll while the map zooms.
    { signal, passive: false },
  );
  return () => listeners.abort();
}
