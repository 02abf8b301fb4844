export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points are px from the element's top left corner. */
export interface GestureHandlers {
  /** A mouse hovering over it; undefined after it has left. */
  readonly onHover?: (at: Point | undefined) => void;
  /** A pointer going down; the second of two does not count. */
  readonly onPress?: (at: Point) => void;
  /** With one pointer, or by the mean movement of two. */
  readonly onDrag: (moved: Point, to: Point) => void;
  readonly onZoom: (factor: number, at: Point) => void;
  readonly onTap: (at: Point, kind: 'mouse' | 'touch') => void;
}

/** A smaller movement is a tap, px. */
export const SLOP = 6;
/** The zoom of one wheel pixel. */
const WHEEL = 0.0016;
/** Two fingers on a trackpad produce wheel events with the control key and small steps. */
const TRACKPAD = 0.01;
/** A mouse wheel turned with the control key has larger steps, limited to this zoom per notch, px. */
const TRACKPAD_STEP = 15;
/** Firefox reports lines: about this many pixels each. */
const LINE = 16;

/** The zoom of a wheel or of two fingers on a trackpad. */
export function zoomOfWheel({ ctrlKey, deltaMode, deltaY }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
  const step = Math.max(-TRACKPAD_STEP, Math.min(TRACKPAD_STEP, pixels));
  return Math.exp(ctrlKey ? -step * TRACKPAD : -pixels * WHEEL);
}

/** Hover, tap, drag with one pointer, pinch with two, wheel. Returns a function that removes the listeners. */
export function attachGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const { onHover, onPress, onDrag, onZoom, onTap } = handlers;
  const pointers = new Map<number, Point>();
  let travelled = 0;
  const listeners = new AbortController();
  const { signal } = listeners;

  const local = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = local(event);
    if (pointers.size === 0) {
      travelled = 0;
      onPress?.(at);
    }
    pointers.set(event.pointerId, at);
  };
  const move = (event: PointerEvent) => {
    const now = local(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') onHover?.(now);
      return;
    }
    const moved = { x: now.x - before.x, y: now.y - before.y };
    travelled += Math.hypot(moved.x, moved.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (travelled < SLOP) return;
    // Captured only now: a captured tap would never reach an element above.
    element.setPointerCapture(event.pointerId);
    if (!other) {
      onDrag(moved, now);
      return;
    }
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const factor = apart(now) / apart(before);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    onDrag({ x: moved.x / 2, y: moved.y / 2 }, middle);
    if (Number.isFinite(factor)) onZoom(factor, middle);
  };
  const lift = (event: PointerEvent) => {
    const wasLast = pointers.delete(event.pointerId) && pointers.size === 0;
    if (!wasLast || event.type !== 'pointerup' || travelled >= SLOP) return;
    onTap(local(event), event.pointerType === 'mouse' ? 'mouse' : 'touch');
  };
  // A pointer not captured yet may be released elsewhere, without an event.
  const leave = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    onHover?.(undefined);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    onZoom(zoomOfWheel(event), local(event));
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  // Not passive: the page must not scroll while the picture zooms.
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listeners.abort();
}
