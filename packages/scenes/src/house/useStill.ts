import { useEffect, useState } from 'react';

/** How long the model may take before the house is drawn until it comes, ms. */
const PATIENCE_MS = 4000;
const ACTS = ['pointerdown', 'click', 'keydown', 'wheel'] as const;

/**
 * R698: whether the picture the page began with is held: while the model is on its way, in the same theme, until somebody
 * acts, for four seconds at most. `data-still-theme` of the page is its theme.
 */
export function useStill(isOnItsWay: boolean, theme: string, isDrawn: boolean): boolean {
  const [isThere, setIsThere] = useState(true);
  const isHeld = isThere && isOnItsWay && html().dataset['stillTheme'] === theme;
  useEffect(() => {
    // Only after the drawing: until it replaces the picture nothing else is there.
    if (!isHeld) return isDrawn ? remove() : undefined;
    const end = () => setIsThere(false);
    const timer = setTimeout(end, PATIENCE_MS);
    for (const act of ACTS) document.addEventListener(act, end, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) document.removeEventListener(act, end, { capture: true });
    };
  }, [isHeld, isDrawn]);
  useEffect(() => remove, []);
  return isHeld;
}

function remove(): void {
  html().style.removeProperty('--still');
  delete html().dataset['stillTheme'];
}

const html = () => document.documentElement;
