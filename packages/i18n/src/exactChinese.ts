import type { MESSAGES, MessageCode } from '@app/validation';

/** The messages whose Chinese wording is prescribed to the letter. */
export type ExactCode = {
  [Code in MessageCode]: (typeof MESSAGES)[Code]['fixed'] extends 'zh' ? Code : never;
}[MessageCode];

/**
 * A1: the prescribed Chinese of the messages. It is separate from the Chinese namespaces, because the English screens
 * show it as a second line and must not load a whole namespace for it.
 */
export const EXACT_MESSAGES = {
  'session/sign-in-to-upload': '请先登录后再上传图片',
  'session/sign-in': '请先登录',
  'session/deep-skips-profile': '深度用户无需填写用户信息',
  'session/deep-belongs-in-dream': '深度用户请访问梦境深处',
  'session/dream-needs-deep': '只有深度用户才能访问梦境深处',
  'session/dream-forbidden': '您没有权限访问梦境深处。只有深度用户才能访问此区域。',
  'session/signed-out': '已退出登录',
  'form/fields-required': '请填写所有字段',
  'form/passwords-differ': '两次输入的密码不一致',
  'form/password-too-short': '密码长度至少6位',
  'form/email-invalid': '请输入有效的邮箱地址',
  'chat/key-invalid': 'API 密钥无效，请检查环境变量配置。',
  'chat/network': '网络连接失败，请检查网络连接。',
  'chat/unavailable': 'AI 服务暂时不可用，请稍后再试。',
  'chat/empty-reply': '抱歉，我没有收到有效的回复。',
} as const satisfies Readonly<Record<ExactCode, string>>;

/** A1: labels with a prescribed Chinese wording. */
export const EXACT_LABELS = {
  deepUser: '深度用户',
  myAccount: '我的账户',
  deepDream: '梦境深处',
  signOut: '退出登录',
  locationUnknown: '位置未知',
} as const;

export type ExactLabel = keyof typeof EXACT_LABELS;
