import type { page as source } from '../../en/userInfo/page';
import type { Translated } from '../../translated';

export const page: Translated<typeof source> = {
  captionOther: 'Siting the house',
  title: '宅在何处，谁居其中',
  steps: '步骤',
  stepPhotos: '照片',
  stepPlace: '位置',
  stepResidents: '居民',
  stepDone: '已完成',
  pillarsNote: '四柱由生辰推算；若有不合，请核对日期、时刻与地点。',
  start: '开始探索',
  saved: '已保存，正在打开你的屋宅……',
  addPhotos: '去添加照片',
  photosNeeded: '继续之前，请先添加至少一张家的照片。',
  photosHere_one: '已经选了 {{count}} 张家的照片。',
  photosHere_other: '已经选了 {{count}} 张家的照片。',
  usePhotos_one: '就用这张',
  usePhotos_other: '就用这 {{count}} 张',
  draftKept: '填写的内容会随时保存。',
  errorSummary: '请补全表单',
};
