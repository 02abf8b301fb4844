import type { Point } from '@app/plan';
import { movedPaper, type Paper, type PaperOnScreen, pinchOf, WHOLE } from '@app/plan/drawing';
import { SLOP, zoomOfWheel } from '@app/ui';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface PaperMoves {
  readonly paper: Paper;
  /** Must be called before anything else handles a pointer; true if the pointer moves the paper. */
  readonly down: (event: PointerEvent) => boolean;
  readonly move: (event: PointerEvent) => boolean;
  readonly up: (event: PointerEvent) => boolean;
  /** In or out, about the middle of the picture. */
  readonly zoomBy: (factor: number) => void;
  readonly showWhole: () => void;
  /** The point of the plan in the middle, where a fixed cross is. */
  readonly middle: () => Point;
  /** Moves a point of the plan into the middle, if it is out of sight or `isFixed`. */
  readonly lookAt: (at: Point, isFixed: boolean) => void;
}

/**
 * R384: two fingers, also on a trackpad, move and zoom the paper of a drawing. One finger does so if `byOne` says that it
 * has no other use. An action begun by one finger before the second came is cancelled by `onTwo`.
 */
export function usePaper(
  svg: RefObject<SVGSVGElement | null>,
  byOne: boolean,
  onTwo: () => void,
): PaperMoves {
  const [paper, setPaper] = useState(WHOLE);
  const held = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const moving = useRef(false);
  const shown = useRef(paper);
  shown.current = paper;
  const screen = () => screenOf(svg.current, shown.current);
  const change = (fingers: Parameters<typeof movedPaper>[2]) => {
    const now = screen();
    if (now) setPaper(at => movedPaper(at, now, fingers));
  };
  const zoomAt = (at: Point, factor: number) => change({ from: at, to: at, factor });
  // A finger that has just been lifted can no longer be held.
  const capture = (id: number) => {
    if (held.current.has(id)) svg.current?.setPointerCapture?.(id);
  };
  const latest = useRef(zoomAt);
  latest.current = zoomAt;
  useEffect(() => {
    const element = svg.current;
    // Two fingers on a trackpad produce a wheel event with the control key. Not passive: the page must not zoom as well.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current([event.clientX, event.clientY], zoomOfWheel(event));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [svg]);
  return {
    paper,
    down: event => {
      if (held.current.size === 0) travelled.current = 0;
      held.current.set(event.pointerId, [event.clientX, event.clientY]);
      if (held.current.size === 2) {
        moving.current = true;
        for (const id of held.current.keys()) capture(id);
        onTwo();
      }
      return moving.current;
    },
    move: event => {
      const before = [...held.current.values()];
      const last = held.current.get(event.pointerId);
      if (!last) return false;
      const now: Point = [event.clientX, event.clientY];
      held.current.set(event.pointerId, now);
      travelled.current += Math.hypot(now[0] - last[0], now[1] - last[1]);
      if (!moving.current && byOne && travelled.current > SLOP) {
        moving.current = true;
        capture(event.pointerId);
      }
      if (moving.current) change(pinchOf(before, [...held.current.values()]));
      return moving.current;
    },
    up: event => {
      held.current.delete(event.pointerId);
      const moved = moving.current;
      // Lifting the last of two fingers puts nothing down; the press that follows is swallowed.
      if (held.current.size === 0) moving.current = false;
      return moved;
    },
    zoomBy: factor => {
      const now = screen();
      if (now) zoomAt(now.middle, factor);
    },
    showWhole: () => setPaper(WHOLE),
    lookAt: (centre, isFixed) => {
      const box = svg.current?.viewBox?.baseVal;
      const isIn = (value: number, from: number, size: number) => value >= from && value <= from + size;
      const isOut = box && !(isIn(centre[0], box.x, box.width) && isIn(centre[1], box.y, box.height));
      if (isFixed || isOut) setPaper(({ zoom }) => ({ centre, zoom }));
    },
    middle: () => {
      const box = svg.current?.viewBox?.baseVal;
      return paper.centre ?? (box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]);
    },
  };
}

function screenOf(svg: SVGSVGElement | null, { zoom }: Paper): PaperOnScreen | undefined {
  const matrix = svg?.getScreenCTM?.();
  const [x, y, w, h] = svg?.dataset['whole']?.split(' ').map(Number) ?? [];
  if (!svg || !matrix || x === undefined || y === undefined || !w || !h) return undefined;
  const { left, top, width, height } = svg.getBoundingClientRect();
  return {
    perPixel: zoom / matrix.a,
    middle: [left + width / 2, top + height / 2],
    box: { left: x, top: y, right: x + w, bottom: y + h },
  };
}
