import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', listener);
    watch.disconnect();
  };
}

/** True for people who have asked their device, or this page by `data-motion="reduced"`, for less movement. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(QUERY).matches,
    () => false,
  );
