import type { nav as source } from '../../en/common/nav';
import type { Translated } from '../../translated';

export const nav: Translated<typeof source> = {
  home: '首页',
  signIn: '登录',
  switchToPaper: '切换为纸色主题',
  switchToInk: '切换为墨色主题',
};
