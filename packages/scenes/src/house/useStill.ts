import { useEffect, useState } from 'react';

/** How long the model may take before the house is drawn until it comes, ms. */
const PATIENCE_MS = 4000;

/**
 * R698: is the picture that the page began with still there? It stays while the model is on its way, at most four seconds
 * and until somebody acts: the drawing in between would be seen for a moment, and painting it costs slow devices seconds.
 */
export function useStill(isOnItsWay: boolean): boolean {
  const [isThere, setIsThere] = useState(() => stillOf().getPropertyValue('--still') !== '');
  const isHeld = isThere && isOnItsWay;
  useEffect(() => {
    if (!isThere) return;
    const end = () => {
      stillOf().removeProperty('--still');
      setIsThere(false);
    };
    if (!isHeld) return end();
    const timer = setTimeout(end, PATIENCE_MS);
    const acts = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const act of acts) document.addEventListener(act, end, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of acts) document.removeEventListener(act, end);
    };
  }, [isThere, isHeld]);
  return isHeld;
}

const stillOf = () => document.documentElement.style;
