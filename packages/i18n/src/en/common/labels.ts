import type { ExactLabel } from '../../exactChinese';

/** Labels whose Chinese is prescribed; English screens show both. */
export const labels = {
  deepUser: 'Deep user',
  myAccount: 'My account',
  deepDream: 'Deep Dream',
  signOut: 'Sign out',
  locationUnknown: 'Location unknown',
} as const satisfies Readonly<Record<ExactLabel, string>>;
