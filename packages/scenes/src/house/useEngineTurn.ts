import { type RefObject, useEffect, useState } from 'react';

/** What somebody does who is at the picture: then it has nothing to wait for. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
/**
 * R566: the drawn house is there first. The engine, whose first frame stops the page for a while, has its turn when the
 * page is at rest and nothing is being painted, or at once when somebody is at the picture or its controls.
 */
export function useEngineTurn(host: RefObject<Element | null>, isPainting: boolean) {
  const [turn, setTurn] = useState<'waits' | 'is next' | 'has come'>('waits');
  useEffect(() => {
    if (turn === 'has come') return;
    if (turn === 'is next' && !isPainting) return setTurn('has come');
    const scene = host.current?.closest('.house-scene');
    const ask = () => setTurn('has come');
    const stop = turn === 'waits' ? atRest(() => setTurn('is next')) : undefined;
    for (const kind of TOUCHES) scene?.addEventListener(kind, ask, { capture: true, passive: true });
    return () => {
      stop?.();
      for (const kind of TOUCHES) scene?.removeEventListener(kind, ask, { capture: true });
    };
  }, [host, turn, isPainting]);
  return turn;
}

/** Calls back as soon as the browser has nothing else to do; returns how to stop waiting. */
function atRest(then: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: 1500 });
  return () => cancelIdleCallback(idle);
}
