import { DIRECTION_NAMES } from '@app/kernel';

/** The eight names of the moon. */
export const moon = {
  newMoon: 'New Moon',
  waxingCrescent: 'Waxing Crescent',
  firstQuarter: 'First Quarter',
  waxingGibbous: 'Waxing Gibbous',
  fullMoon: 'Full Moon',
  waningGibbous: 'Waning Gibbous',
  lastQuarter: 'Last Quarter',
  waningCrescent: 'Waning Crescent',
} as const;

/** The four backgrounds. */
export const weather = {
  clear: 'Clear',
  cloudy: 'Cloudy',
  rainy: 'Rain',
  snowy: 'Snow',
  starry: 'Starlit',
} as const;

/** The eight directions and the centre. */
export const directions = {
  ...DIRECTION_NAMES.en,
  C: 'centre',
} as const;
