import type { plan as source } from '../../en/visualization/plan';
import type { Translated } from '../../translated';

export const plan: Translated<typeof source> = {
  title: '九宫图',
  intro: '八方一中，共成九宫，按罗盘（磁北）定名。点一格，放入那一方房间的照片。',
  palace: '{{direction}}宫',
  empty: '这里还没有照片',
  show: '查看九宫图',
  hide: '回到屋宅',
};
