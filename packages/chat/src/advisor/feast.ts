import { addDays, type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';
import type { DayFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import { normalise } from './understand';
import { nameDay, run } from './when';

const WHEN =
  /哪天|哪一天|几号|什么时候|何时|还有几天|多久|哪日|\bwhen\b|what (day|date)|how (long|many days)/;
/** A little more than the longest lunar year, days. */
const AHEAD = 390;
/** Other words for the same day. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/过年|大年初一|农历新年|新春/, '春节'],
  [/(lunar new year|spring festival)(?!'s eve)/, 'chinese new year'],
  [/moon festival|mooncake festival/, 'mid-autumn festival'],
];

/** Says when a festival or solar term comes, if a question names one. It searches the almanac day by day. */
export function tellFeast(
  question: string,
  today: CivilDate,
  almanac: (date: string) => DayFacts | undefined,
  language: ChatLanguage,
): string | undefined {
  const text = ALIASES.reduce((said, [word, name]) => said.replace(word, name), normalise(question));
  if (!WHEN.test(text)) return undefined;
  for (const date of run(today, AHEAD)) {
    const day = almanac(formatCivilDate(date));
    if (!day) return undefined;
    const { festival, nextTerm } = day;
    const named = festival && partsOf(festival).find(name => isNamed(name, text));
    if (named) return tell(named, day, language);
    if (nextTerm && isNamed(nextTerm.name, text)) {
      const first = almanac(formatCivilDate(addDays(date, nextTerm.inDays)));
      return first && tell(nextTerm.name, first, language);
    }
  }
  return undefined;
}

/** A day may have several festivals: 清明节、… in the same order in both languages. */
function partsOf({ zh, en }: Bilingual): readonly Bilingual[] {
  const names = zh.split('、');
  return names.length === 1 ? [{ zh, en }] : names.map(name => ({ zh: name, en }));
}

/** By its name, or its name without the word for festival. */
function isNamed({ zh, en }: Bilingual, text: string): boolean {
  const short = zh.replace(/节$/, '');
  const [first = ''] = normalise(en).split(',');
  return [zh, ...(short.length > 1 ? [short] : []), first, first.replace(/ festival$/, '')].some(name =>
    text.includes(name),
  );
}

function tell(name: Bilingual, day: DayFacts, language: ChatLanguage): string {
  const date = parseCivilDate(day.date);
  const when = date ? nameDay(date, undefined, language) : day.date;
  return language === 'zh'
    ? `${name.zh}：**${when}**，${day.lunar.zh}。`
    : `${name.en}: **${when}**, ${day.lunar.en}.`;
}
