/** The widths are named as in stylelint.config.mjs: from large phone, from tablet. */
const SCREENS = {
  largePhone: '(width >= 600px)',
  tablet: '(width >= 768px)',
  touch: '(pointer: coarse)',
} as const;

/** Whether the screen is one of these now: for the first state of what a person opens or switches afterwards. */
export const isScreenNow = (screen: keyof typeof SCREENS): boolean =>
  window.matchMedia(SCREENS[screen]).matches;
