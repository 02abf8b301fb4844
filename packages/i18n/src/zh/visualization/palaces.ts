import type { palaces as source } from '../../en/visualization/palaces';
import type { Translated } from '../../translated';

export const palaces: Translated<typeof source> = {
  kan: '坎，水',
  gen: '艮，山',
  zhen: '震，雷',
  xun: '巽，风',
  li: '离，火',
  kun: '坤，地',
  dui: '兑，泽',
  qian: '乾，天',
  centre: '中宫',
};
