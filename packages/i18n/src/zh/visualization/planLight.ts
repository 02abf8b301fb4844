import type { planLight as source } from '../../en/visualization/planLight';
import type { Translated } from '../../translated';

export const planLight: Translated<typeof source> = {
  computing: '正在推算一年的日照',
  failed: '一年的日照没有算出来。重开这一页可再试一次。',
  title: '{{room}}：一年日照约 {{hours}} 小时',
  seasons: {
    none: '这里没有阳光直入。',
    'less-when-high': '冬多夏少，并不奇怪：{{term}}正午太阳高 {{altitude}}，越过了墙头。',
    'more-when-high': '日长时最多：{{term}}正午太阳高 {{altitude}}。',
  },
  strip: '{{room}}一年的日照：一列一个节气，一行半小时。下面的表格是同样的内容。',
  hoursAYear: '一年 {{hours}} 小时',
  term: '节气',
  at: '{{time}} · 地面日照 {{area}} 平方米',
  items: {
    none: '{{thing}}：这一天没有阳光直照',
    pillow: '{{thing}}：{{from}} 至 {{to}} 之间日照到枕，一年约 {{hours}} 小时',
    thing: '{{thing}}：{{from}} 至 {{to}} 之间有日照，一年约 {{hours}} 小时',
  },
  table: '看表格',
  hours: '小时',
  between: '时段',
  longest: '最长连续',
  opposite: '对面有什么',
  told: '{{direction}}面，{{storeys}} 层，相距 {{metres}} 米',
  side: '方位（真北）',
  storeys: '层数',
  away: '相距（米）',
  fault: '层数 1 至 200，距离 1 至 5000 米。',
  add: '加上',
  ownFloor: '您住在第几层',
  note: '晴天的直射阳光。实门按关着算，玻璃与敞口透光。总数取整到十小时。',
  placeUnknown: '还没有说过住在哪里，暂按本机时区，以{{city}}的太阳为准。',
};
