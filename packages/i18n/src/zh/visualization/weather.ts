import type { weather as source } from '../../en/visualization/weather';
import type { Translated } from '../../translated';

export const weather: Translated<typeof source> = {
  clear: '晴',
  cloudy: '多云',
  rainy: '雨',
  starry: '星夜',
};
