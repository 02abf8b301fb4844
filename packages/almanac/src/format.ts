import { isKeyOf } from '@app/kernel';
import * as ids from './generated/ids';
import type { Names } from './names';
import type { FetusSpirit, LunarDate } from './types';
import type { FestivalId, PillarId, ZodiacId } from './vocabulary';

const MONTH_IDS = /* @__PURE__ */ ids.lunarMonth.slice(0, 12);
const LEAP_IDS = /* @__PURE__ */ ids.lunarMonth.slice(12);

/**
 * 五月, 闰六月 or "5th moon", "leap 6th moon".
 *
 * @example
 * lunarMonthName(unwrap(solarToLunar('2026-06-21')), zh); // '五月'
 */
export const lunarMonthName = (date: LunarDate, names: Names): string =>
  names?.lunarMonth?.[nth(date?.isLeap === true ? LEAP_IDS : MONTH_IDS, date?.month)] ?? '';

/**
 * 初七 or "7th day".
 *
 * @example
 * lunarDayName(unwrap(solarToLunar('2026-06-21')), zh); // '初七'
 */
export const lunarDayName = (date: LunarDate, names: Names): string =>
  names?.lunarDay?.[nth(ids.lunarDay, date?.day)] ?? '';

/** Counted from 1. Invalid values from untyped callers name nothing. */
const nth = <Id extends string>(list: readonly Id[], place: number): Id =>
  (typeof place === 'number' ? list[place - 1] : undefined)!;

/**
 * 五月初七 or "7th of the 5th moon".
 *
 * @example
 * formatLunarDate(unwrap(solarToLunar('2026-06-21')), zh); // '五月初七'
 */
export function formatLunarDate(date: LunarDate, names: Names): string {
  const [month, day] = [lunarMonthName(date, names), lunarDayName(date, names)];
  if (month === '' || day === '') return '';
  return names.language === 'zh' ? month + day : `${day.replace(/ day$/, '')} of the ${month}`;
}

/** Names too long for the cell of a month, and shorter ones in use. */
const BRIEF: Readonly<Partial<Record<FestivalId, string>>> = {
  'dragon-head': 'Dragon Head',
  'party-founding-day': 'Party Day',
  'tomb-sweeping': 'Tomb-Sweeping',
};

/**
 * The name of a festival where room is short (R761): 端午节 or "Dragon Boat".
 *
 * @example
 * festivalInBrief('dragon-boat', zh); // '端午节'
 */
export function festivalInBrief(id: FestivalId, names: Names): string {
  if (!isKeyOf(names?.festival ?? {}, id)) return '';
  const name = names.festival[id];
  if (names.language !== 'en') return name;
  if (BRIEF[id]) return BRIEF[id];
  // The part after a comma explains the name; after two words or more a third says nothing new.
  const [plain = ''] = name.split(',');
  const words = plain.replace(/ Festival$/, '');
  return /[ -]/.test(words) ? words : plain;
}

/**
 * 丙午年 or "Year of the Horse (Bing-Wu)".
 *
 * @example
 * formatLunarYear('bing-wu', 'horse', zh); // '丙午年'
 */
export function formatLunarYear(pillar: PillarId, zodiac: ZodiacId, names: Names): string {
  if (!isKeyOf(names.pillar, pillar) || !isKeyOf(names.zodiac, zodiac)) return '';
  return names.language === 'zh'
    ? `${names.pillar[pillar]}年`
    : `Year of the ${names.zodiac[zodiac]} (${names.pillar[pillar]})`;
}

/**
 * 碓磨栖 外正西 or "outside, west: the mortar and mill, the hen roost".
 *
 * @example
 * formatFetus(unwrap(getAlmanacDetail('2026-06-21')).fetus, zh); // '厨灶炉 外正南'
 */
export function formatFetus({ byStem, byBranch, inside, direction }: FetusSpirit, names: Names): string {
  const stem = names.fetusStem[byStem];
  const branch = names.fetusBranch[byBranch];
  const where = names.direction[direction];
  if (names.language === 'en') {
    const places = byStem === byBranch ? stem : `${stem}, ${branch}`;
    return `${inside ? 'inside' : 'outside'}, ${where}: ${places}`;
  }
  const upright = !inside && where.length === 1 ? '正' : '';
  return `${fetusPlace(stem, branch)} ${inside ? '房内' : '外'}${upright}${where}`;
}

/** Chinese puts 占 before a place that would otherwise repeat, or that begins with the door. */
function fetusPlace(stem: string, branch: string): string {
  if (stem === '门') return branch === '门' ? '占大门' : `占门${branch}`;
  return stem.endsWith(branch) || stem.startsWith(branch) ? `占${stem}` : `${stem}${branch}`;
}
