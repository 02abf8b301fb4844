import type { diary as source } from '../../en/createHome/diary';
import type { Translated } from '../../translated';

export const diary: Translated<typeof source> = {
  title: '光日记：{{room}}',
  line: '{{when}}：约 {{lux}} lx，{{band}}（{{photos}}）',
  photos_one: '{{count}} 张照片',
  photos_other: '{{count}} 张照片',
  winter: { morning: '冬日上午', noon: '冬日正午前后', afternoon: '冬日下午', evening: '冬夜' },
  spring: { morning: '春日上午', noon: '春日正午前后', afternoon: '春日下午', evening: '春夜' },
  summer: { morning: '夏日上午', noon: '夏日正午前后', afternoon: '夏日下午', evening: '夏夜' },
  autumn: { morning: '秋日上午', noon: '秋日正午前后', afternoon: '秋日下午', evening: '秋夜' },
  key: '逐月的照度（lx）。虚线圈：18 时以后或 5 时以前。',
  keySun: '逐月的照度（lx）。实心：那一刻日光落在地面；虚线圈：18 时以后或 5 时以前。',
  table: '逐张列出',
  sunHigh: '日高',
  sunOnFloor: '地面日光',
  note: '照度由曝光估算，误差一档以内；同一台相机的照片之间可以比较；由哪台相机拍摄并不保存，不同相机之间会有出入。',
  noteSun: '地面日光按晴天计算。',
};
