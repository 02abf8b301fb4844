import { frozen, NOTHING, type Random, randomPick } from '@app/kernel';

/** R71 */
export const WEATHERS = frozen(['clear', 'cloudy', 'rainy', 'starry'] as const);
export type Weather = (typeof WEATHERS)[number];

/** R71, A29: the background for one visit. Draw it once on entering the page and keep it. */
export const drawWeather = (random: Random): Weather =>
  typeof random?.next === 'function' ? randomPick(random, WEATHERS) : NOTHING;
