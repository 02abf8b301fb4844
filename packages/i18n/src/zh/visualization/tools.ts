import type * as source from '../../en/visualization/tools';
import type { Translated } from '../../translated';

export const tools: Translated<typeof source.tools> = {
  label: '工具',
  open: '打开工具',
  close: '收起工具',
  glyph: '具',
  language: '切换语言',
  layoutGuide: '布局指南',
  almanac: '今日黄历',
  records: '个人记录',
  chat: '宇宙信使',
  shop: '吉物小铺',
  languageOther: 'English',
  layoutGuideOther: 'Layout guide',
  almanacOther: 'Today’s almanac',
  recordsOther: 'My records',
  chatOther: 'Cosmic Messenger',
  shopOther: 'Shop',
};

export const layoutGuide: Translated<typeof source.layoutGuide> = {
  title: '布局指南',
  titleOther: 'Layout guide',
  more: '其余 {{count}} 条',
  yourHome: '关于你家',
  note: '传统说法各标流派，辅以实用建议，并无实证。针对你家的几行，依家人的生辰与你所设的朝向推得。',
};

export const shop: Translated<typeof source.shop> = {
  title: '吉物小铺',
  titleOther: 'Auspicious things',
  addToCart: '加入购物车',
  addToCartNamed: '加入购物车：{{name}}',
  displayOnly: '仅作陈列，暂不出售。',
  rating: '评分 {{rating}}，满分 5',
  price: '价格',
  items: '商品',
};
