import type { auth as source } from '../../en/common/auth';
import type { Translated } from '../../translated';

export const auth: Translated<typeof source> = {
  captionOther: 'Enter',
  title: '登录与注册',
  tabLogin: '登录',
  tabRegister: '注册',
  email: '邮箱',
  username: '用户名',
  password: '密码',
  passwordHint: '至少 6 位',
  confirmPassword: '确认密码',
  showPassword: '显示密码',
  submitLogin: '登录',
  submitRegister: '注册',
  busyLogin: '正在登录',
  busyRegister: '正在注册',
  deepHint: '深度用户权限由管理员授予，无法通过注册获得。',
  consent: '登录或注册，即表示你同意<terms>服务条款</terms>与<privacy>隐私说明</privacy>。',
  errorSummary: '请检查表单',
};
