import type { upload as source } from '../../en/index/upload';
import type { Translated } from '../../translated';

export const upload: Translated<typeof source> = {
  captionOther: 'Plate one',
  title: '上传照片',
  chosenLine_one: '已选 {{count}} 张 · 只收图片文件',
  chosenLine_other: '已选 {{count}} 张 · 只收图片文件',
  noneYet: '还没有选照片 · 只收图片文件',
  later: '生成后可随时增删。',
  generate: '开始生成',
};
