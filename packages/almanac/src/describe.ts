import { type CivilDate, formatCivilDate } from '@app/kernel';
import { formatLunarDate, formatLunarYear } from './format';
import type { Names } from './names';
import type { AlmanacDay } from './types';

/**
 * The day in whole sentences, for a screen reader, a share card or a chat answer:
 * "Sunday, 2026-06-21. Year of the Horse (Bing-Wu), 7th of the 5th moon. Summer Solstice. Good for: ... Avoid: ..."
 *
 * @example
 * describeDay(unwrap(getAlmanacDay('2026-06-21')), zh).slice(0, 14); // '2026年6月21日星期日。'
 */
export function describeDay(day: AlmanacDay, names: Names): string {
  const zh = names.language === 'zh';
  const list = (texts: readonly string[]) =>
    texts.length === 0 ? names.phrase.none : texts.join(zh ? '、' : ', ');
  const year = formatLunarYear(day.lunarYearPillar, day.zodiac, names);
  const lunar = formatLunarDate(day.lunar, names);
  const today = [
    ...(day.solarTerm.today === null ? [] : [names.solarTerm[day.solarTerm.today]]),
    ...day.festivals.map(id => names.festival[id]),
  ];
  const sentences = [
    zh
      ? `${dateText(day.date, zh)}${names.weekday[day.weekday]}`
      : `${names.weekday[day.weekday]}, ${dateText(day.date, zh)}`,
    zh ? `农历${year}${lunar}` : `${year}, ${lunar}`,
    ...(today.length === 0 ? [] : [list(today)]),
    `${names.phrase.yi}${zh ? '：' : ': '}${list(day.yi.map(id => names.activity[id]))}`,
    `${names.phrase.ji}${zh ? '：' : ': '}${list(day.ji.map(id => names.activity[id]))}`,
  ];
  return sentences.map(sentence => `${sentence}${zh ? '。' : '.'}`).join(zh ? '' : ' ');
}

const dateText = (date: CivilDate, zh: boolean): string =>
  zh ? `${date.year}年${date.month}月${date.day}日` : formatCivilDate(date);
