/** The tool menu at the bottom left. */
export const tools = {
  label: 'Tools',
  open: 'Open the tools',
  close: 'Close the tools',
  glyph: '具',
  language: 'Language',
  layoutGuide: 'Layout guide',
  almanac: 'Today’s almanac',
  records: 'My records',
  chat: 'Cosmic Messenger',
  shop: 'Shop',
  languageOther: '中文',
  layoutGuideOther: '布局指南',
  almanacOther: '今日黄历',
  recordsOther: '个人记录',
  chatOther: '宇宙信使',
  shopOther: '吉物小铺',
} as const;

/** The frame of the layout guide; its five sections have their own texts. */
export const layoutGuide = {
  title: 'Layout guide',
  titleOther: '布局指南',
  more: '{{count}} more',
  yourHome: 'For your home',
  note: 'Traditional views, named by school, beside plain practical advice; none of it is proven. Lines for your home follow its facing, once you have set it, and the residents’ births.',
} as const;

/** The frame of the shop dialog; the items have their own texts. */
export const shop = {
  title: 'Auspicious things',
  titleOther: '吉物小铺',
  addToCart: 'Add to cart',
  addToCartNamed: 'Add to cart: {{name}}',
  displayOnly: 'On display only; nothing is sold here yet.',
  rating: 'Rated {{rating}} of 5',
  price: 'Price',
  items: 'Items',
} as const;
