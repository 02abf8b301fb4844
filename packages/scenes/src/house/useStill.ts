import { useEffect, useState } from 'react';

/** How long the model may take before the house is drawn until it comes, ms. */
const PATIENCE_MS = 4000;
const ACTS = ['pointerdown', 'click', 'keydown', 'wheel'] as const;

/**
 * R698: whether the picture the page began with is held: while the model is on its way, in the same theme, until somebody
 * acts, for four seconds at most. `data-still-theme` of the page is its theme.
 */
export function useStill(isOnItsWay: boolean, theme: string): boolean {
  const [isThere, setIsThere] = useState(true);
  const isHeld = isThere && isOnItsWay && html().dataset['stillTheme'] === theme;
  useEffect(() => {
    const end = () => {
      html().style.removeProperty('--still');
      delete html().dataset['stillTheme'];
      setIsThere(false);
    };
    if (!isHeld) return end();
    const timer = setTimeout(end, PATIENCE_MS);
    for (const act of ACTS) document.addEventListener(act, end, { capture: true, passive: true });
    return () => {
      end();
      clearTimeout(timer);
      for (const act of ACTS) document.removeEventListener(act, end, { capture: true });
    };
  }, [isHeld]);
  return isHeld;
}

const html = () => document.documentElement;
