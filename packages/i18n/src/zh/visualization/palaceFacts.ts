import type { palaceFacts as source } from '../../en/visualization/palaceFacts';
import type { Translated } from '../../translated';

export const palaceFacts: Translated<typeof source> = {
  captionOther: 'Under the compass',
  short: '{{palaces}}缺角',
  whole: '九宫俱全',
  sits: '坐{{sitting}}向{{facing}}，',
  facingShort: '{{palaces}}缺角',
  facingWhole: '九宫俱全',
  facing: '向',
  facingAt: { magnetic: '{{mountain}} {{facing}}（磁）', true: '{{mountain}} {{facing}}（真北）' },
  offMiddle: { clockwise: '正中顺时针偏 {{degrees}}', counter: '正中逆时针偏 {{degrees}}' },
  inMiddle: '正中',
  noDeclination: '未填位置，不知',
  declination: '磁偏角',
  left: '{{palace}}宫仅余 {{percent}}',
  saidBy: '按「{{bound}}」之界为缺；{{all}} 家之中 {{count}} 家称缺，下表逐一列出。',
  beyond: '{{palace}}宫外凸，为一宫的 {{percent}}',
  beyondBy: '出屋身 {{length}}；{{all}} 家之中 {{count}} 家称凸角。',
  all: '九宫各存 {{share}}',
  others: '其余 {{count}} 宫各存 {{share}}',
  wholeBy: '按「{{bound}}」之界，没有一宫算缺。',
  restBy: '按「{{bound}}」之界，都不算缺。',
  between: '{{least}} 至 {{most}}',
  outside: '{{room}} {{area}} 平方米，不计',
  outsideHint: '传统不把它算在屋宅之内。若已封窗，可在「绘制」里计入屋宅。',
};
