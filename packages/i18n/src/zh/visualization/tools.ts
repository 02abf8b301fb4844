import type { tools as source } from '../../en/visualization/tools';
import type { Translated } from '../../translated';

export const tools: Translated<typeof source> = {
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
