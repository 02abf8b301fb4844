import type { qr as source } from '../../en/index/qr';
import type { Translated } from '../../translated';

export const qr: Translated<typeof source> = {
  captionOther: 'Plate two',
  title: '扫码拍摄',
  code: '{{url}} 的二维码',
  openLink: '打不开？直接前往链接',
  steps: '四个步骤',
  scanTitle: '扫码',
  scanBody: '用手机相机对准二维码。',
  installTitle: '安装',
  installBody: '按提示装到主屏，无需应用商店。',
  signInTitle: '登录',
  signInBody: '用同一个邮箱登录。',
  shootTitle: '拍摄',
  shootBody: '站在墙角，一间一间拍下来。',
};
