import { useEffect, useLayoutEffect, useRef } from 'react';

/** A finger must travel this far to turn the page, CSS pixels, and more sideways than vertically. */
const SWIPE_PX = 56;
/** Where arrows and fingers already have another meaning. */
const OWN_ARROWS =
  'input, select, textarea, [role="grid"], [role="group"], [role="radiogroup"], [role="menu"]';

/** Left and right arrows and sideways swipes change the day while `active`. */
export function useDayTurning(active: boolean, turn: (days: number) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  // R626
  useLayoutEffect(() => {
    if (!active) return;
    let start: Touch | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || belongsElsewhere(event.target)) return;
      if (event.key === 'ArrowLeft') latest.current(-1);
      else if (event.key === 'ArrowRight') latest.current(1);
      else return;
      event.preventDefault();
    };
    const touch = (event: TouchEvent) => {
      start = event.touches.length === 1 && !belongsElsewhere(event.target) ? event.touches[0] : undefined;
    };
    const lift = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const down = end.clientY - start.clientY;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) {
        latest.current(across < 0 ? 1 : -1);
      }
    };
    document.addEventListener('keydown', press);
    document.addEventListener('touchstart', touch, { passive: true });
    document.addEventListener('touchend', lift);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('touchstart', touch);
      document.removeEventListener('touchend', lift);
    };
  }, [active]);
}

const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_ARROWS) !== null;
