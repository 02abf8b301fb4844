import type { dome as source } from '../../en/visualization/dome';
import type { Translated } from '../../translated';

export const dome: Translated<typeof source> = {
  title: '你家上空',
  describe: '{{place}}上空：{{sun}}；{{moon}}。',
  sunAbove: '太阳在{{direction}}方，高 {{altitude}}',
  sunBelow: '太阳在地平线下',
  moonAbove: '月亮在{{direction}}方，高 {{altitude}}',
  moonBelow: '月亮在地平线下',
  horizon: '地平',
  zenith: '天顶',
  altitude: '高度',
  bearing: '方位',
  rise: '升',
  culmination: '中天',
  set: '落',
  moonAge: '月龄',
  moonAgeDays: '{{days}} 天',
  siderealLine: '地方恒星时 {{time}} · 纬度 {{latitude}}',
  needPlace: '填写位置后可看自家的天空，目前按北京绘制。',
  setPlace: '填写位置',
  yourHome: '你的家',
};
