import { seededRandom } from '@app/kernel';
import { expect, it } from 'vitest';
import { drawWeather, WEATHERS } from './weather';

it('[R71] every background is drawn about equally often', () => {
  const random = seededRandom(71);
  const counts = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const weather = drawWeather(random);
    counts.set(weather, (counts.get(weather) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['clear', 'cloudy', 'rainy', 'starry']);
  for (const weather of WEATHERS) expect(Math.abs((counts.get(weather) ?? 0) - 1000)).toBeLessThan(165);
});

it('[R71] the same random numbers draw the same background', () => {
  expect(drawWeather(seededRandom(5))).toBe(drawWeather(seededRandom(5)));
});
