/** The bar at the top. */
export const nav = {
  home: 'Home',
  signIn: 'Sign in',
  switchToPaper: 'Switch to the paper theme',
  switchToInk: 'Switch to the ink theme',
} as const;
