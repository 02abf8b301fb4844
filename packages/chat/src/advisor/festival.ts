import { addDays, type CivilDate, daysBetween, formatCivilDate, parseCivilDate } from '@app/kernel';
import type { DayFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import type { Computing } from './compute';
import { yearStart } from './dates';
import { byPinyin } from './pinyin';
import { normalise } from './understand';
import { nameDay, run, withoutDays } from './when';

const WHEN =
  /哪天|哪一天|几号|什么时候|啥时候|何时|几时|几点|还有几天|还有多少天|多久|哪日|\bwhen(?:'s)?\b|(?:what|which) (?:day|date|time)|\bdate\b|how (?:long|many days)/;
/** A little more than the longest lunar year, days. */
const AHEAD = 390;
/** Synonyms of the day. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/大年三十|年三十/, '除夕'],
  [/过年|大年初一|农历新年|新春/, '春节'],
  [/chinese new year(?:'s)? eve/, "lunar new year's eve"],
  [/(lunar new year|spring festival)(?!'s eve)/, 'chinese new year'],
  [/\b(spring|summer|autumn|winter) (?:starts?|begins?)\b/, 'start of $1'],
  [/moon festival|mooncake festival|zhong ?qiu/, 'mid autumn festival'],
  [/qing ?ming/, 'tomb sweeping day'],
  [/duan ?wu/, 'dragon boat festival'],
  [/chun ?jie/, 'chinese new year'],
  [/chu ?xi/, "lunar new year's eve"],
  [/yuan ?xiao/, 'lantern festival'],
  [/chong ?yang/, 'double ninth festival'],
];
const flat = (text: string): string => normalise(text).replaceAll('-', ' ');

/** Answers when a festival or solar term falls, if a question names one. It searches the almanac day by day. */
export function describeFestival(
  question: string,
  today: CivilDate,
  almanac: (date: string) => DayFacts | undefined,
  language: ChatLanguage,
  computing: Computing,
): string | undefined {
  const text = ALIASES.reduce((said, [word, name]) => said.replace(word, name), byPinyin(flat(question)));
  const isName = (name: Bilingual) => isNamed(name, text) && (WHEN.test(text) || isAlone(name, text));
  for (const date of run(yearStart(text, today), AHEAD)) {
    const day = almanac(formatCivilDate(date));
    if (!day) return undefined;
    const { festival, nextTerm } = day;
    const named = festival && partsOf(festival).find(isName);
    if (named) return tell(named, day, today, language);
    if (nextTerm && isName(nextTerm.name)) {
      const first = almanac(formatCivilDate(addDays(date, nextTerm.inDays)));
      return (
        first &&
        [tell(nextTerm.name, first, today, language), tellTerm(first, computing, language)]
          .filter(part => part !== '')
          .join('\n\n')
      );
    }
  }
  return undefined;
}

/** A day may have several festivals: 清明节、… in the same order in both languages. */
function partsOf({ zh, en }: Bilingual): readonly Bilingual[] {
  const names = zh.split('、');
  return names.length === 1 ? [{ zh, en }] : names.map(name => ({ zh: name, en }));
}

/** By its name, or its name without the word for festival, the longest first. */
function namesOf({ zh, en }: Bilingual): readonly string[] {
  const short = zh.replace(/节$/, '');
  const [first = ''] = flat(en).split(',');
  return [zh, ...(short.length > 1 ? [short] : []), first, first.replace(/ festival$/, '')];
}

const isNamed = (name: Bilingual, text: string): boolean => namesOf(name).some(each => text.includes(each));

/** "Qingming 2026??": a name, possibly a year, and nothing else. */
const isAlone = (name: Bilingual, text: string): boolean =>
  namesOf(name).some(each => {
    const rest = withoutDays(text.replace(each, ' ')).replace(/\b(?:19|20)\d\d\b|年/g, ' ');
    return text.includes(each) && !/[\p{L}\p{N}]/u.test(rest);
  });

/** The minute at which a term begins, by the reader's clock. */
function tellTerm({ date }: DayFacts, computing: Computing, language: ChatLanguage): string {
  const card = computing.card('almanac_day', { date });
  const row = card?.rows.find(({ text }) => text.en === 'Solar term');
  return row?.detail
    ? `- ${row.text[language]}${language === 'zh' ? '：' : ': '}${row.detail[language]}`
    : '';
}

function tell(name: Bilingual, day: DayFacts, today: CivilDate, language: ChatLanguage): string {
  const date = parseCivilDate(day.date);
  const when = date ? nameDay(date, undefined, language) : day.date;
  const ahead = date ? daysBetween(today, date) : 0;
  const distance =
    ahead < 1
      ? ''
      : language === 'zh'
        ? `，还有 ${ahead} 天`
        : `, in ${ahead} ${ahead === 1 ? 'day' : 'days'}`;
  return language === 'zh'
    ? `${name.zh}：**${when}**，${day.lunar.zh}${distance}。`
    : `${name.en}: **${when}**, ${day.lunar.en}${distance}.`;
}
