import type { plan as source } from '../../en/visualization/plan';
import type { Translated } from '../../translated';

export const plan: Translated<typeof source> = {
  title: '九宫图',
  intro: '八方一中，共成九宫，按罗盘（磁北）定名。点一格，放入那一方房间的照片。',
  sides: {
    north: '正北',
    northeast: '东北',
    east: '正东',
    southeast: '东南',
    south: '正南',
    southwest: '西南',
    west: '正西',
    northwest: '西北',
    centre: '中央',
  },
  empty: '这里还没有照片',
  show: '查看九宫图',
  hide: '回到屋宅',
};
