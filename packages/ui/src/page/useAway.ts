import { useEffect, useState } from 'react';

/** How often the network is looked for, milliseconds. */
const LOOK_MS = 5000;

interface Away {
  readonly isAway: boolean;
  /** How often somebody asked in vain whether it is back: words keyed by it are spoken again. */
  readonly asked: number;
  /** True when it is back. */
  readonly ask: () => Promise<boolean>;
}

/**
 * R218: whether what `answers` asks is out of reach, looked for until it is back; then `onBack`, once. Without `answers`
 * nothing is looked for.
 */
export function useAway(answers: (() => Promise<boolean>) | undefined, onBack: () => void): Away {
  const [isAway, setAway] = useState(answers !== undefined && !navigator.onLine);
  const [asked, setAsked] = useState(0);
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
    if (!isThere) setAsked(before => before + 1);
    return isThere;
  };
  return { isAway, asked, ask };
}
