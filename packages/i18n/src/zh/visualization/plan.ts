import type { plan as source } from '../../en/visualization/plan';
import type { Translated } from '../../translated';

export const plan: Translated<typeof source> = {
  title: '九宫图',
  intro: '看屋宅平面的老办法：九个格子，八方加一中。把照片放到房间所在的方位。',
  palace: '{{direction}}宫',
  empty: '这里还没有照片',
  photoIn: '{{name}}，位于{{direction}}宫',
  place: '在此放一张照片',
  move: '移到其他宫',
  moved: '{{name}}已移到{{direction}}宫',
  takeOut: '从图上取下',
  unplaced_one: '还有 {{count}} 张未放置',
  unplaced_other: '还有 {{count}} 张未放置',
  show: '查看九宫图',
  hide: '回到屋宅',
};
