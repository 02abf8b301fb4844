import { between, type Orbit } from '@app/building/orbit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const WALK_MS = 700;

/** R975: the view goes round to `goal` once the house is seen; until then, and with less movement, it is there at once. */
export function useApproach(goal: Orbit, isSeen: RefObject<boolean>, animate: boolean): Orbit {
  const [at, setAt] = useState(goal);
  const start = useEffectEvent(() => at);
  useEffect(() => {
    const from = start();
    if (from === goal) return;
    if (!animate || !isSeen.current) return setAt(goal);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(Math.max((now - began) / WALK_MS, 0), 1);
      setAt(share === 1 ? goal : between(from, goal, share * share * (3 - 2 * share)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal, isSeen, animate]);
  return at;
}
