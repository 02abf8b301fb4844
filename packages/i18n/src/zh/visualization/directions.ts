import type { directions as source } from '../../en/visualization/directions';
import type { Translated } from '../../translated';

export const directions: Translated<typeof source> = {
  north: '北',
  northeast: '东北',
  east: '东',
  southeast: '东南',
  south: '南',
  southwest: '西南',
  west: '西',
  northwest: '西北',
  centre: '中',
};
