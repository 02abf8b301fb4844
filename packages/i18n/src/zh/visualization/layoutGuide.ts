import type { layoutGuide as source } from '../../en/visualization/layoutGuide';
import type { Translated } from '../../translated';

export const layoutGuide: Translated<typeof source> = {
  title: '布局指南',
  note: '传统说法，辅以实用建议。',
  living: '客厅',
  livingBody: '沙发背靠实墙，面向门而不正对门，传统称为「有靠」。动线留出八十厘米，气与人都走得顺。',
  bedroom: '卧室',
  bedroomBody: '传统讲究床头靠墙，避开横梁与正对的镜子。窗侧留一道纱，睡眠更安。',
  kitchen: '厨房',
  kitchenBody: '传统忌水火相冲。灶与水槽之间隔一块台面，六十厘米为宜，备餐也顺手。',
  lighting: '灯光',
  lightingBody: '分层用光，暖白为主。走廊与玄关装人感灯，夜里不必摸黑。',
  colour: '色彩',
  colourBody: '以方位配五行：东青、南赤、西白、北玄、中黄。点到即可。',
};
