import type { nav as source } from '../../en/common/nav';
import type { Translated } from '../../translated';

export const nav: Translated<typeof source> = {
  home: '首页',
  signIn: '登录',
  switchLanguage: '切换为英文',
  language: '语言',
  theme: '主题',
  themePaper: '纸，日间主题',
  themeInk: '墨，夜间主题',
  themeSystem: '跟随设备',
  switchToPaper: '切换为纸色主题',
  switchToInk: '切换为墨色主题',
};
