import type { hero as source } from '../../en/index/hero';
import type { Translated } from '../../translated';

export const hero: Translated<typeof source> = {
  captionOther: 'Ink & Starlight',
  title: '以墨绘宅，以星观时',
  titleFirst: '以墨绘宅',
  titleSecond: '以星观时',
  subtitle: '拍下你的家，写下住在其中的人。屋宅立于罗盘之中，星图行于其上，今日宜忌，一页可查。',
  picture: '月洞门里的一座院落，背后是远山、静水与北天的星',
};
