import { DIRECTION_NAMES } from '@app/kernel';
import type * as source from '../../en/visualization/sky';
import type { Translated } from '../../translated';

export const moon: Translated<typeof source.moon> = {
  newMoon: '新月',
  waxingCrescent: '蛾眉月',
  firstQuarter: '上弦月',
  waxingGibbous: '盈凸月',
  fullMoon: '满月',
  waningGibbous: '亏凸月',
  lastQuarter: '下弦月',
  waningCrescent: '残月',
};

export const weather: Translated<typeof source.weather> = {
  clear: '晴',
  cloudy: '多云',
  rainy: '雨',
  snowy: '雪',
  starry: '星夜',
};

export const directions: Translated<typeof source.directions> = {
  ...DIRECTION_NAMES.zh,
  C: '中',
};
