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
 * True for people who have asked their device for less movement, or this page: by `data-motion="reduced"` on its root, and
 * an event `motion` whenever that changes.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(QUERY).matches,
    () => false,
  );
