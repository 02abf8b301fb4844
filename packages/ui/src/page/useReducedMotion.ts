import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  window.addEventListener('motion', listener);
  return () => {
    query.removeEventListener('change', listener);
    window.removeEventListener('motion', listener);
  };
}

/**
 * True if the person's device asks for reduced motion, or this page does: by `data-motion="reduced"` on its root, with
 * a `motion` event at every change.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(QUERY).matches,
    () => false,
  );
