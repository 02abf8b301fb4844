import type { app as source } from '../../en/common/app';
import type { Translated } from '../../translated';

export const app: Translated<typeof source> = {
  atMost: '最多 {{limit}} 个字符',
  name: '墨与星',
  nameOther: 'Ink & Starlight',
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  arrivedAt: '已打开：{{page}}',
  reload: '立即刷新',
  somethingBroke: '这一页出了点问题',
  somethingBrokeBody: '已保存的内容都在。可以再试一次，或回到首页。',
  notifications: '通知',
};
