import type { chat as source } from '../../en/common/chat';
import type { Translated } from '../../translated';

export const chat: Translated<typeof source> = {
  name: '宇宙信使',
  greeting: '你好，我是宇宙信使。家宅风水，智能家居，想先从哪间房聊起？',
  thinking: '想一想……',
  placeholder: '写下你的问题',
  messageLabel: '你的消息',
  conversation: '对话',
  send: '发送',
  stop: '停止回答',
  retry: '重新提问',
  hint: '回车发送 · 传统说法，仅供参考',
  clear: '开始新对话',
  cleared: '对话已清空。',
  answered: '宇宙信使已回复。',
  builtIn: '内置向导',
  askBuiltIn: '询问内置向导',
};
