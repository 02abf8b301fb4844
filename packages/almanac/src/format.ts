import type { Names } from './names';
import type { LunarDate } from './types';
import { idsOf, type PillarId, type ZodiacId } from './vocabulary';

const MONTH_IDS = idsOf('lunarMonth').slice(0, 12);
const LEAP_IDS = idsOf('lunarMonth').slice(12);
const DAY_IDS = idsOf('lunarDay');

/** 五月, 闰六月 or "5th month", "leap 6th month". */
export const lunarMonthName = ({ month, isLeap }: LunarDate, names: Names): string =>
  names.lunarMonth[(isLeap ? LEAP_IDS : MONTH_IDS)[month - 1]!];

/** 初七 or "7th day". */
export const lunarDayName = ({ day }: LunarDate, names: Names): string => names.lunarDay[DAY_IDS[day - 1]!];

/** 五月初七 or "5th month, 7th day". */
export const formatLunarDate = (date: LunarDate, names: Names): string =>
  [lunarMonthName(date, names), lunarDayName(date, names)].join(names.language === 'zh' ? '' : ', ');

/** 丙午年 or "Year of the Horse (Bing-Wu)". */
export const formatLunarYear = (pillar: PillarId, zodiac: ZodiacId, names: Names): string =>
  names.language === 'zh'
    ? `${names.pillar[pillar]}年`
    : `Year of the ${names.zodiac[zodiac]} (${names.pillar[pillar]})`;
