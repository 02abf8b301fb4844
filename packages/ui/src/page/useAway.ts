import { useEffect, useState } from 'react';

/** How often the network is checked, milliseconds. */
const LOOK_MS = 5000;

interface Away {
  readonly isAway: boolean;
  /** The number of failed manual checks: texts keyed by it are announced again. */
  readonly attempts: number;
  /** True once it is back. */
  readonly ask: () => Promise<boolean>;
}

/**
 * R218: whether the service behind `answers` is out of reach, checked until it is back; then `onBack`, once. Without
 * `answers` nothing is checked.
 */
export function useAway(answers: (() => Promise<boolean>) | undefined, onBack: () => void): Away {
  const [isAway, setAway] = useState(answers !== undefined && !navigator.onLine);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!answers) return;
    let isShown = true;
    let wasAway = !navigator.onLine;
    const look = async () => {
      const isThere = await answers();
      if (!isShown) return;
      setAway(!isThere);
      if (isThere && wasAway) onBack();
      wasAway = !isThere;
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('online', look);
    return () => {
      isShown = false;
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [answers, onBack]);
  const ask = async () => {
    const isThere = (await answers?.()) ?? true;
    if (!isThere) setAttempts(before => before + 1);
    return isThere;
  };
  return { isAway, attempts, ask };
}
