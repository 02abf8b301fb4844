import type { dome as source } from '../../en/visualization/dome';
import type { Translated } from '../../translated';

export const dome: Translated<typeof source> = {
  describe: '{{place}}上空（方位以真北为准）：{{sun}}；{{moon}}。',
  sunAbove: '太阳在{{direction}}方，高 {{altitude}}',
  sunBelow: '太阳在地平线下',
  moonAbove: '月亮在{{direction}}方，高 {{altitude}}',
  moonBelow: '月亮在地平线下',
  rise: '升',
  culmination: '中天',
  set: '落',
  needPlace: '填写位置后可看自家的天空，目前依本机时区，按{{city}}绘制。',
  setPlace: '填写位置',
  yourHome: '你的家',
};
