/** The bar at the top. */
export const nav = {
  home: 'Home',
  signIn: 'Sign in',
  switchLanguage: 'Switch to Chinese',
  language: 'Language',
  theme: 'Theme',
  themePaper: 'Paper, the day theme',
  themeInk: 'Ink, the night theme',
  themeSystem: 'Same as this device',
  switchToPaper: 'Switch to the paper theme',
  switchToInk: 'Switch to the ink theme',
} as const;
