import type { page as source } from '../../en/createHome/page';
import type { Translated } from '../../translated';

export const page: Translated<typeof source> = {
  captionOther: 'First step',
  title: '上传家宅照片',
  subtitle: '逐间站在墙角拍，有日光更好，几张即可。',
  clear: '清空照片',
  cleared: '照片已全部清空，原来的文件不受影响。',
  continueWith_zero: '先选一张照片（0）',
  continueWith_one: '用 {{count}} 张照片继续',
  continueWith_other: '用 {{count}} 张照片继续',
  next: '下一步填写位置与家人。',
};
