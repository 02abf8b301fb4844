import type { app as source } from '../../en/common/app';
import type { Translated } from '../../translated';

export const app: Translated<typeof source> = {
  name: '墨与星',
  nameOther: 'Ink & Starlight',
  tagline: '以墨绘宅，以星观时',
  description: '拍下你的家，看它立于罗盘之中、星空之下，再翻一页今日黄历。',
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  arrivedAt: '已打开：{{page}}',
  backOnline: '网络已恢复。',
  reload: '立即刷新',
  somethingBroke: '这一页出了点问题',
  somethingBrokeBody: '已保存的内容都在。可以再试一次，或回到首页。',
  notifications: '通知',
  help: '帮助',
};
