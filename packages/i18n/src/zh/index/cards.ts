import type { cards as source } from '../../en/index/cards';
import type { Translated } from '../../translated';

export const cards: Translated<typeof source> = {
  label: '两种开始的方式',
  uploadTitle: '上传照片',
  uploadBody: '从相册中选，或把照片拖进来',
  scanTitle: '扫码拍摄',
  scanBody: '用手机扫码，一间一间拍下来',
};
