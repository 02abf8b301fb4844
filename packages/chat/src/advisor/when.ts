import {
  addDays,
  type CivilDate,
  compareCivilDates,
  daysBetween,
  formatCivilDate,
  weekdayOf,
} from '@app/kernel';
import type { ChatLanguage } from '../language';
import { type LunarCalendar, namedDay, parseYear, readNumber, withoutFeasts } from './dates';
import { spanNamed } from './span';

/** The most days answered in one question. */
const TOLD = 2;
/** How far ahead a search for a day looks, days. */
const SEARCHED = 60;
/** The longest search, days: the tools search no more. */
const LONGEST = 730;

/** Words for days by their distance from today, the longer words first: a match is removed from the text. */
const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/大后[天儿]/, 3],
  [/大前[天儿]/, -3],
  [/后[天儿]|day after tom{1,3}or{1,3}ow/, 2],
  [/前[天儿]|day before yesterday/, -2],
  [/明[天日晚早儿]|\btom{1,3}or{1,3}ow\b|\btmr\b/, 1],
  [/昨[天日晚儿]|yesterday/, -1],
  [/今[天日晚早儿]|\btoday\b|\btonight\b|\bthis (morning|afternoon|evening)\b/, 0],
];
/** "In 16 days", except as the distance of a solar term: then the term is the subject. */
const DISTANCE = /(\d{1,3}) ?天(?:之|以)?后(?!就?是)|\bin (\d{1,3}) days(?!:)/;

/** 三天后, 两周以后, 五天前; "in two weeks", "three days from now", "a week ago". */
const AWAY =
  /(两|[一三四五六七八九十]|十[一二三四五]|\d{1,3})(?:个)?(天|周|星期|礼拜)(?:之|以)?(后|前)(?!就?是)|\b(?:in )?(a|one|two|three|four|five|six|seven|\d{1,3}) (day|week)s?(?:'s? time)? ?(from (?:now|today)|ago)|\bin (a|one|two|three|four|five|six|seven|\d{1,2}) (day|week)s?\b(?!:)/;
const COUNTS_EN = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function daysAway([, zh, unitZh, endZh, en, unitEn, endEn, ahead, unit]: RegExpExecArray): number {
  if (ahead) return (unit === 'day' ? 1 : 7) * countOf(ahead);
  if (zh) return (readNumber(zh) ?? Number(zh)) * (unitZh === '天' ? 1 : 7) * (endZh === '前' ? -1 : 1);
  return countOf(en ?? '') * (unitEn === 'day' ? 1 : 7) * (endEn === 'ago' ? -1 : 1);
}
const countOf = (word: string): number =>
  word === 'a' ? 1 : COUNTS_EN.includes(word) ? COUNTS_EN.indexOf(word) : Number(word);

const WEEKDAYS_ZH = '一二三四五六日';
const WEEKDAYS_EN = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WEEKDAY =
  /(上|下下|下|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天末])|(?:\b(last|next|this) )?\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|tues?|weds?|thurs?|(?<=\b(?:on|next|this|last) )(?:mon|fri|sat|sun))\b(?! not)/;
/** A week after the named day: "thursday week", "a week on Thursday". */
const WEEK_LATER =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day week\b|\ba week on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** The days a question names, seen from the reader's today, in order; empty if it names none. `text` is normalised. */
export function daysNamed(text: string, today: CivilDate, calendar?: LunarCalendar): readonly CivilDate[] {
  const exact = namedDay(text, today, calendar);
  if (exact?.kind === 'none') return [];
  if (exact) return [exact.date, ...secondDay(text, exact.date, today, calendar)];
  const later = LATER.exec(text);
  if (later) {
    const [, count = '', unit, from = ''] = later;
    const start = /^tom/.test(from) ? addDays(today, 1) : (ofWeek(from, today)[0] ?? today);
    return [addDays(start, countOf(count) * (unit === 'day' ? 1 : 7))];
  }
  const week = text.split(OR).flatMap(part => ofWeek(part, today));
  if (week.length > 0) return week.slice(0, TOLD);
  const distance = DISTANCE.exec(text);
  if (distance) return [addDays(today, Number(distance[1] ?? distance[2]))];
  const away = AWAY.exec(text);
  if (away) return [addDays(today, daysAway(away))];
  const named: number[] = [];
  let rest = text;
  for (const [word, distance] of RELATIVE) {
    if (word.test(rest)) named.push(distance);
    rest = rest.replace(word, ' ');
  }
  return named
    .sort((a, b) => a - b)
    .slice(0, TOLD)
    .map(distance => addDays(today, distance));
}

/** Every expression of time, to be removed from a question. */
const WHEN_SAID: readonly RegExp[] = [
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /(?:下下|下|上|这|本)?个?(?:周|星期|礼拜)[一二三四五六日天末]?/g,
  /(?:\b(?:on|last|next|this|in|the first|the second|the third|the fourth|the last) )?\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
  /(?:\d{4}年|今年|明年|后年|去年)?的?(?:农历|阴历)?(?:(?:下下|下|上|这|本)个?|闰?(?:正|冬|腊|十[一二]?|[一二三四五六七八九]|\d{1,2}))月份?的?(?:初?[一二三四五六七八九十廿]{1,3}|\d{1,2})?[日号]?/g,
  /(?:\b(?:on|in|of) )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)\b(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:]))?(?:,? \d{4})?/g,
  /(?:\b(?:on|in) )?\b(?:this|next|last) (?:year|month|week|weekend)\b/g,
  /\b(?:on )?the \d{1,2}(?:st|nd|rd|th)\b/g,
  /初[一二三四五六七八九十]|(?:[二三]?十[一二三四五六七八九]?|\d{1,2})[号日]/g,
  /今年|明年|后年|去年|大?[后前][天儿]|[明昨今][天日晚早儿]/g,
  /\b(?:the )?day (?:after|before) (?:tom{1,3}or{1,3}ow|yesterday)\b|\btom{1,3}or{1,3}ow\b|\btoday\b|\btonight\b|\byesterday\b/g,
];

/** A question without its expressions of time. `text` is normalised. */
export const withoutDays = (text: string): string =>
  WHEN_SAID.reduce((rest, said) => rest.replace(said, ' '), withoutFeasts(text));

/** "A week from tomorrow", "two weeks from Friday". */
const LATER =
  /\b(a|one|two|three|four|five|six|seven|\d{1,2}) (day|week)s? (?:from|after) (tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** Conjunctions of alternative days: 还是, 和, "or". */
const OR = /还是|或者?|和|跟|\bor\b|\band\b/;

/** The other day of "the 10th or the 12th", named after the conjunction. */
function secondDay(
  text: string,
  first: CivilDate,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): readonly CivilDate[] {
  const [before = '', ...after] = text.split(OR);
  if (after.length !== 1 || namedDay(before, today, calendar)?.kind !== 'day') return [];
  const other = namedDay(after[0] ?? '', today, calendar);
  return other?.kind === 'day' && compareCivilDates(other.date, first) !== 0 ? [other.date] : [];
}

/** "The day after" by itself refers to the day mentioned before. */
const NEXT_DAY =
  /\bthe (?:next day|day after|following day)(?: that)?(?= ?[?.!,]| ?$)|(?<=^那?么?)再?(?:第二天|次日|后一天)/i;
const DAY_BEFORE = /\bthe (?:previous day|day before)(?: that)?(?= ?[?.!,]| ?$)|(?<=^那?么?)再?前一天/i;

/** The questions with "the day after" and "the day before" replaced by dates, counted from the previous day. */
export function withDays(
  questions: readonly string[],
  today: CivilDate,
  calendar?: LunarCalendar,
): readonly string[] {
  let spokenOf: CivilDate | undefined;
  return questions.map(question => {
    const from = spokenOf;
    const resolved = from
      ? question
          .replace(NEXT_DAY, formatCivilDate(addDays(from, 1)))
          .replace(DAY_BEFORE, formatCivilDate(addDays(from, -1)))
      : question;
    spokenOf = daysNamed(resolved.normalize('NFKC').toLowerCase(), today, calendar).at(-1) ?? from;
    return resolved;
  });
}

/** The days searched by "which day": the named span, month or months, or else the next sixty days. */
export function daysSearched(text: string, today: CivilDate, calendar?: LunarCalendar): readonly CivilDate[] {
  const span = spanNamed(text, today, calendar);
  if (span) return run(span.from, Math.min(daysBetween(span.from, span.to), LONGEST) + 1);
  const ofMonth = (first: CivilDate) =>
    run(first, 31).filter(day => day.month === first.month && compareCivilDates(day, today) >= 0);
  const week = WEEK_NAMED.exec(text);
  if (week) return ofWeekNamed(week, today);
  if (/本月|这个?月|this month/.test(text)) return ofMonth({ ...today, day: 1 });
  if (/下个?月|next month/.test(text)) return ofMonth(nextMonth(today));
  const [from, to] = monthsNamed(text);
  if (from) {
    // 十二月到明年一月: the year before the first month is its own.
    const year =
      parseYear(to ? text.slice(0, to.at) : text, today) ??
      (from.month < today.month ? today.year + 1 : today.year);
    const first = { year, month: from.month, day: 1 };
    const last = to ? { year: to.month < from.month ? year + 1 : year, month: to.month, day: 1 } : first;
    return run(first, daysBetween(first, nextMonth(last))).filter(day => compareCivilDates(day, today) >= 0);
  }
  return run(today, SEARCHED);
}

/** A week alone: 下周, "next week", and not a day of one. */
const WEEK_NAMED = /(下下|下|这|本)个?(?:周|星期|礼拜)(?![一二三四五六日天末])|\b(this|next) week\b(?!end)/;

function ofWeekNamed([, zh, en]: RegExpExecArray, today: CivilDate): readonly CivilDate[] {
  const ahead = { 这: 0, 本: 0, this: 0, 下: 1, next: 1, 下下: 2 }[zh ?? en ?? ''] ?? 0;
  const monday = addDays(today, 7 * ahead - ((weekdayOf(today) + 6) % 7));
  return run(monday, 7).filter(day => compareCivilDates(day, today) >= 0);
}

/** Whether a text names a month or a week to search. */
export const namesStretch = (text: string): boolean =>
  WEEK_NAMED.test(text) || MONTH_NAMED.test(text) || /本月|这个?月|下个?月|(?:this|next) month/.test(text);

/** 周五之前, "before Friday": the end of a search, not its weekday. */
const WEEKDAY_LIMIT =
  /(?:周|星期|礼拜)[一二三四五六日天](?:之|以)?[前后]|\b(?:before|after|until|till|by|since) (?:the )?(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;

/** The required weekday of a search: "a Saturday in May", 五月的星期六. */
export function weekdayNamed(text: string): string | undefined {
  const [, , zh, , en] = WEEKDAY.exec(text.replace(WEEKDAY_LIMIT, ' ').replaceAll('days', 'day')) ?? [];
  if (zh && zh !== '末') return WEEKDAYS_EN[WEEKDAYS_ZH.indexOf(zh === '天' ? '日' : zh)];
  return en && en !== 'weekend' ? WEEKDAYS_EN.find(name => name.startsWith(en.slice(0, 3))) : undefined;
}

const MONTH_ZH = '十[一二]|[一二三四五六七八九十]|\\d{1,2}';
const MONTH_EN =
  '(jan|feb|march|april|may(?! (?:i|we|he|she|they|you|it)\\b)|june|july|aug|sept?|oct|nov|dec)[a-z]{0,9}\\b';
/** A month alone: 一月哪天, "in January". */
const MONTH_NAMED = new RegExp(
  `(${MONTH_ZH})月份?(?![初廿\\d一二三四五六七八九十])|\\b(?:in|next|during|of|about|for|and|between|from) ${MONTH_EN}`,
);
/** The other month of 十二月到一月, "December or January", right after the first. */
const MONTH_AFTER = new RegExp(
  `^(?:到|至|和|或者?|还是|、|-|–)(?:明年|次年)?的?(${MONTH_ZH})月份?(?![初廿\\d一二三四五六七八九十])|^ ?(?:or|and|to|until|till|through|-|–) ?(?:in )?${MONTH_EN}`,
);
const EN_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** One month named alone, or the first and last of several; `at` is its place in the text. */
function monthsNamed(text: string): readonly { readonly month: number; readonly at: number }[] {
  const first = MONTH_NAMED.exec(text);
  if (!first) return [];
  const at = first.index + first[0].length;
  const second = MONTH_AFTER.exec(text.slice(at));
  const monthOf = ([, zh, en = '']: RegExpExecArray) =>
    zh ? (readNumber(zh) ?? 0) : EN_MONTHS.indexOf(en.slice(0, 3)) + 1;
  return [
    { month: monthOf(first), at: first.index },
    ...(second ? [{ month: monthOf(second), at }] : []),
  ].filter(({ month }) => month >= 1 && month <= 12);
}

/** `count` days from the first on. */
export const run = (first: CivilDate, count: number): readonly CivilDate[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** A day in words, with its relation to today: "tomorrow, Monday 22 June 2026". */
export function nameDay(day: CivilDate, today: CivilDate | undefined, language: ChatLanguage): string {
  const written = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(daysBetween({ year: 1970, month: 1, day: 1 }, day) * DAY_MS);
  const distance = today ? daysBetween(today, day) : undefined;
  const near = NEAR[language].find(([far]) => far === distance)?.[1];
  if (near === undefined) return written;
  return language === 'zh' ? `${near}（${written}）` : `${near} (${written})`;
}

const DAY_MS = 86_400_000;
const NEAR: Readonly<Record<ChatLanguage, readonly (readonly [number, string])[]>> = {
  zh: [
    [-1, '昨天'],
    [0, '今天'],
    [1, '明天'],
    [2, '后天'],
  ],
  en: [
    [-1, 'yesterday'],
    [0, 'today'],
    [1, 'tomorrow'],
  ],
};

/**
 * Weeks begin on Monday. A weekday alone is the next one, including today; "next" is the week after this one, and "last"
 * the latest before today, whereas 上周 is the previous week.
 */
function ofWeek(text: string, today: CivilDate): readonly CivilDate[] {
  const found = WEEKDAY.exec(text);
  if (!found) return [];
  const [, prefix, dayZh, prefixEn, dayEn] = found;
  const weeks = { 上: -1, last: -1, 下: 1, next: 1, 下下: 2 }[prefix ?? prefixEn ?? ''] ?? 0;
  const sinceMonday = (weekdayOf(today) + 6) % 7;
  const monday = addDays(today, 7 * weeks - sinceMonday);
  if (dayZh === '末' || dayEn === 'weekend') {
    return run(addDays(monday, 5), 2).filter(day => weeks !== 0 || compareCivilDates(day, today) >= 0);
  }
  const wanted = dayEn
    ? WEEKDAYS_EN.findIndex(name => name.startsWith(dayEn.slice(0, 3)))
    : WEEKDAYS_ZH.indexOf(dayZh === '天' ? '日' : (dayZh ?? ''));
  const inWeek = addDays(monday, wanted);
  const alone = prefix === undefined && prefixEn !== 'next' && prefixEn !== 'last';
  const next = alone && wanted < sinceMonday ? addDays(inWeek, 7) : inWeek;
  if (prefixEn === 'last') return [addDays(today, -(((sinceMonday - wanted + 6) % 7) + 1))];
  return [WEEK_LATER.test(text) ? addDays(next, 7) : next];
}

const nextMonth = ({ year, month }: CivilDate): CivilDate =>
  month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
