import type { moon as source } from '../../en/visualization/moon';
import type { Translated } from '../../translated';

export const moon: Translated<typeof source> = {
  newMoon: '新月',
  waxingCrescent: '蛾眉月',
  firstQuarter: '上弦月',
  waxingGibbous: '盈凸月',
  fullMoon: '满月',
  waningGibbous: '亏凸月',
  lastQuarter: '下弦月',
  waningCrescent: '残月',
};
