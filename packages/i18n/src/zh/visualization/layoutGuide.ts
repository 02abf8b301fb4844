import type { layoutGuide as source } from '../../en/visualization/layoutGuide';
import type { Translated } from '../../translated';

export const layoutGuide: Translated<typeof source> = {
  title: '布局指南',
  titleOther: 'Layout guide',
  yourHome: '关于您家',
  note: '传统说法各标流派，辅以实用建议，并无实证。针对您家的几行依屋宅视图中的朝向（未转动时作朝南）与家人的生辰推得。',
};
