import type { plan as source } from '../../en/visualization/plan';
import type { Translated } from '../../translated';

export const plan: Translated<typeof source> = {
  title: '九宫图',
  intro: '看屋宅平面的老办法：九个格子，八方加一中。点一个格子，再选那里那间房的照片。',
  palace: '{{direction}}宫',
  empty: '这里还没有照片',
  show: '查看九宫图',
  hide: '回到屋宅',
};
