import type { layoutGuide as source } from '../../en/visualization/layoutGuide';
import type { Translated } from '../../translated';

export const layoutGuide: Translated<typeof source> = {
  title: '布局指南',
  titleOther: 'Layout guide',
  yourHome: '关于你家',
  note: '传统说法各标流派，辅以实用建议，并无实证。针对你家的几行，依家人的生辰与你所设的朝向推得。',
};
