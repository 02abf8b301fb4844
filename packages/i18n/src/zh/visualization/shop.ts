import type { shop as source } from '../../en/visualization/shop';
import type { Translated } from '../../translated';

export const shop: Translated<typeof source> = {
  title: '吉物小铺',
  titleOther: 'Auspicious things',
  addToCart: '加入购物车',
  addToCartNamed: '加入购物车：{{name}}',
  displayOnly: '仅作陈列，暂不出售。',
  rating: '评分 {{rating}}，满分 5',
  price: '价格',
  items: '商品',
};
