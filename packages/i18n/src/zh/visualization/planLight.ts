import type { planLight as source } from '../../en/visualization/planLight';
import type { Translated } from '../../translated';

export const planLight: Translated<typeof source> = {
  computing: '正在推算一年的日照',
  failed: '一年的日照没有算出来。重开这一页可再试一次。',
  title: '{{room}}：一年日照约 {{hours}} 小时',
  seasons: {
    none: '这里没有阳光直入。',
    'less-when-high':
      '日长时反而少，并不奇怪：{{long}}前后正午太阳高 {{altitude}}，越过了墙头，{{sunLong}}；{{short}}前后{{sunShort}}。',
    'more-when-high':
      '日长时较多：{{long}}前后正午太阳高 {{altitude}}，{{sunLong}}；{{short}}前后{{sunShort}}。',
    sun: '一天照进 {{hours}} 小时，最多 {{most}} 平方米',
    noSun: '照不进来',
    even: '日长日短相差不多：{{long}}前后{{sunLong}}，{{short}}前后{{sunShort}}。',
    tropics: '南北回归线之间，正午太阳一年换一次边：六月在北，{{sunJune}}；十二月在南，{{sunDecember}}。',
  },
  strip: '{{room}}一年的日照：一列一个节气，一行半小时。下面的表格是同样的内容。',
  hoursAYear: '一年 {{hours}} 小时',
  term: '节气',
  at: '地面日照 {{area}} 平方米',
  items: {
    none: '{{thing}}：这一天没有阳光直照',
    pillow: '{{thing}}：{{from}} 至 {{to}} 之间日照到枕，一年约 {{hours}} 小时',
    thing: '{{thing}}：{{from}} 至 {{to}} 之间有日照，一年约 {{hours}} 小时',
  },
  view: {
    pillow: '从枕上望窗（{{thing}}）',
    thing: '从这里望窗（{{thing}}）',
    from: '从哪里望',
    label: '{{title}}：门窗的轮廓与四天的日行。下面的文字是同样的内容。',
    chosen: '{{day}}当日，日照到此：{{spans}}',
    other: '{{day}}：{{spans}}',
    none: '{{day}}：日照不到',
    window: '{{opening}}朝{{direction}}，仰角 {{low}} 至 {{high}}',
    door: '{{opening}}在{{direction}}面',
    north: '方位以真北计，仰角从眼睛算起。',
    hidden: '{{opening}}：被屋角挡住',
  },
  table: '看表格',
  standards:
    '可与建筑规范对照：GB 50180 在窗前离地 0.9 米处量，按真太阳时：大寒日 8 时至 16 时不少于 2 小时，或冬至日 9 时至 15 时不少于 1 小时，依气候区与城市规模而定。EN 17037（欧洲）取 2 月 1 日至 3 月 21 日间的一天，一间房不少于 1.5 小时。上表按钟表时间数房中的日照，与这些相近，但并不相同。',
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
