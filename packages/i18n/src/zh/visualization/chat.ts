import type { chat as source } from '../../en/visualization/chat';
import type { Translated } from '../../translated';

export const chat: Translated<typeof source> = {
  title: '宇宙信使',
  settings: '聊天设置',
  settingsIntro: '可使用你自己的 OpenAI 兼容服务，留空则使用本站配置。',
  endpoint: '接口地址',
  endpointHint: '以 https:// 开头的地址',
  model: '模型',
  key: 'API 密钥',
  keyHint: '只保留在此标签页，不保存也不导出',
  showKey: '显示密钥',
  hideKey: '隐藏密钥',
  shareHousehold: '允许助手了解我的家',
  shareHouseholdHint: '提问时附上地名与居民信息',
  saved: '聊天设置已保存',
  reset: '恢复本站配置',
};
