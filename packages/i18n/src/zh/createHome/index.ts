import type source from '../../en/createHome';
import type { Translated } from '../../translated';
import { diary } from './diary';
import { photos } from './photos';
import { read } from './read';
import { sample } from './sample';

export default {
  diary,
  photos,
  read,
  sample,
  page: {
    captionOther: 'First step',
    title: '上传家宅照片',
    subtitle: '逐间站在墙角拍，有日光更好，几张即可。',
    clear: '清空照片',
    cleared: '照片已全部清空，原来的文件不受影响。',
    continueWith_zero: '先选一张照片（0）',
    continueWith_one: '用 {{count}} 张照片继续',
    continueWith_other: '用 {{count}} 张照片继续',
    next: '下一步填写位置与家人。',
  },
  tips: {
    title: '怎样拍得好',
    corner: '站在墙角，手机端平，与胸同高。',
    light: '白天拉开窗帘，关掉灯。',
    door: '有一张拍到大门，方便辨认朝向。',
  },
} satisfies Translated<typeof source>;
