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
