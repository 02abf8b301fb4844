import { useCallback, useSyncExternalStore } from 'react';

/** The widths are named as in stylelint.config.mjs: from large phone, from tablet, from laptop. */
const SCREENS = {
  largePhone: '(width >= 600px)',
  tablet: '(width >= 768px)',
  laptop: '(width >= 1024px)',
  /** A phone on its side. */
  lowWindow: '(600px <= width < 1280px) and (height < 480px)',
  touch: '(pointer: coarse)',
} as const;
type Screen = keyof typeof SCREENS;

/**
 * Whether the screen is one of these now: for the first state of what a person opens or switches afterwards. The place of
 * content follows the screen: `useScreen`.
 */
export const isScreenNow = (screen: Screen): boolean => window.matchMedia(SCREENS[screen]).matches;

/** Whether the screen is one of these; follows a screen that is turned or resized. */
export function useScreen(screen: Screen): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(SCREENS[screen]);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [screen],
  );
  return useSyncExternalStore(subscribe, () => isScreenNow(screen));
}
