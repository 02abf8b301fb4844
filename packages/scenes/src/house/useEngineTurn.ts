import { type RefObject, useEffect, useState } from 'react';

/** Actions on the picture that end the wait. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
/**
 * R566: the drawn house is there first. The engine, which takes network and processor from the rest, starts when the page
 * is idle and nothing is being painted, or at once when somebody uses the picture or its controls.
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

/** Calls back as soon as the browser is idle; returns a function that stops waiting. */
function atRest(then: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: 1500 });
  return () => cancelIdleCallback(idle);
}
