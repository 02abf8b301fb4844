import type { planReport as source } from '../../en/visualization/planReport';
import type { Translated } from '../../translated';

export const planReport: Translated<typeof source> = {
  doorsOpen: '房内的门敞开着',
  facings: '可能的朝向',
  facingsAgree: '各项依据相差不过 45°。朝向由您来定。',
  facingsDiffer: '屋宅朝哪里，各家不一；这里有两个相差超过 45°，两张盘并列。由您来定。',
  facingTo: '{{mountain}} · 磁 {{magnetic}}，真 {{true}}',
  reasons: {
    'main-door': '大门朝此',
    'bright-side': '玻璃最多的一面',
    balcony: '阳台在此',
    'living-opening': '客厅开口在此',
    street: '街道在此',
  },
  chartOf: '{{mountain}}向之盘',
  takeFacing: '我家朝此',
  facingTaken: '您家朝此',
  chartNeedsYear: '请在屋宅里说明建成年份，各向才有盘。',
  yearTitle: '{{year}} 年临宅',
  yearPicture: '平面与罗盘，标出 {{year}} 年的飞星与方位。旁边的列表是同样的内容。',
  yearBefore: '上一年',
  yearAfter: '下一年',
  teachings: { narrow: '一说 45°', wide: '一说 75°' },
  nothingThere: '没有您的房间。',
  works: '房间修造',
  worksRoom: '房间',
  monthFrom: '{{from}} 起',
  markOf: { year: '全年', month: '当月' },
  nothingAgainst: '无所忌',
  yearNote: '年以立春为界。传统上这些方位宜静，不动土、少喧闹，仅此而已。不足房间二十分之一的不列。',
};
