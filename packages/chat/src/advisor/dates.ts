import { addDays, type CivilDate, compareCivilDates, isCivilDate, weekdayOf } from '@app/kernel';

/** A day of the lunar calendar, without a year. */
interface LunarDay {
  readonly month: number;
  readonly day: number;
  readonly isLeap: boolean;
}

/** Converts lunar days and solar terms to civil days; without it they name none. */
export interface LunarCalendar {
  /** The next such day, on or after `from`. */
  next(lunar: LunarDay, from: CivilDate): CivilDate | undefined;
  lunarOf(date: CivilDate): LunarDay | undefined;
  /** The day on which the solar term that a text names begins, on or after `from`. `text` is normalised. */
  termIn(text: string, from: CivilDate): CivilDate | undefined;
}

/** The day a text names, or the words for an impossible one; undefined if it names neither. */
export type NamedDay =
  | {
      readonly kind: 'day';
      readonly date: CivilDate;
      /** Its words, if it was named by the lunar calendar, and the year if there is one. */
      readonly lunar?: LunarDay;
      readonly year?: number;
    }
  | { readonly kind: 'none'; readonly phrase: string };

const DIGITS = '一二三四五六七八九';
/** 三, 十五, 廿三, 二十, 三十一, 初八, 15; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const plain = text.replace('初', '').replace('廿', '二十').replace('卅', '三十').replace('两', '二');
  const [before = '', after] = plain.split('十');
  if (after === undefined) return digit(before);
  const [tens, ones] = [before === '' ? 1 : digit(before), after === '' ? 0 : digit(after)];
  return tens === undefined || ones === undefined ? undefined : tens * 10 + ones;
}
const digit = (text: string): number | undefined =>
  text.length === 1 && DIGITS.includes(text) ? DIGITS.indexOf(text) + 1 : undefined;

const EN_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const OTHER_MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
];

const NUMERIC = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
/** A month and a day in Chinese, civil or lunar: 12月1日, 明年三月五号, 农历八月十五, 闰六月初一, 腊月二十三. */
const CHINESE =
  /(农历|阴历|旧历)?(?:(\d{4})年|(今年|明年|后年|去年))?的?(农历|阴历|旧历)?(闰)?(正|冬|腊|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\d{1,2})月份?的?(初[一二三四五六七八九十]|[廿卅][一二三四五六七八九]?|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\d{1,2})([日号])?/;
/** 初八 or 廿三 without a month: the next such day of the lunar calendar. */
const LUNAR_ALONE_ZH = /(?:^|[^月个])(初[一二三四五六七八九十]|[廿][一二三四五六七八九]?)(?![月中])/;
/** A day of this month or another: 下个月初三, 本月15号, 下月二十日. */
const OF_MONTH_ZH =
  /(下下|下|上|这|本)个?月份?的?(初[一二三四五六七八九十]|[廿卅][一二三四五六七八九]?|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\d{1,2})([日号])?/;
/** 15号 alone; neither a house nor a line of the underground. */
const ALONE_ZH =
  /(?:^|[^月\d一二三四五六七八九十])([二三]?十[一二三四五六七八九]?|\d{1,2})[号日](?![楼线房栋院门店])/;
const LAST_ZH = /(下个?|这个?|本)?月(?:底|末|的?最后一天)/;
/** `may 2` can be a verb and a number, so May needs an ordinal or a year. */
const MONTH_FIRST = new RegExp(
  `\\b(${OTHER_MONTHS}|may(?= (?:the )?\\d{1,2}(?:st|nd|rd|th|,? \\d{4}\\b)))\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`,
);
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${OTHER_MONTHS}|may)\\b(?:,? (\\d{4}))?`,
);
const ORDINAL =
  '(\\d{1,2})(?:st|nd|rd|th)|(twenty-seventh|twenty-second|twenty-fourth|twenty-eighth|twenty-first|twenty-third|twenty-fifth|twenty-sixth|twenty-ninth|seventeenth|thirteenth|fourteenth|eighteenth|nineteenth|fifteenth|sixteenth|twentieth|thirtieth|eleventh|seventh|twelfth|second|fourth|eighth|first|third|fifth|sixth|ninth|tenth)';
/** `12th lunar month day 23`, `12th moon day 23`, `lunar month 12, day 23`, `day 23 of lunar month 12`. */
const LUNAR_MONTH_FIRST =
  /\b(leap )?(?:(\d{1,2})(?:st|nd|rd|th) (?:(?:lunar|chinese) month|moon)|(?:lunar|chinese) month (\d{1,2})),? (?:on )?(?:the )?(?:day )?(\d{1,2})(?:st|nd|rd|th)?\b/;
const LUNAR_DAY_FIRST =
  /\b(?:day (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)(?: day)?) of (?:the )?(?:(leap )?(?:(\d{1,2})(?:st|nd|rd|th) (?:(?:lunar|chinese) month|moon)|(?:lunar|chinese) month (\d{1,2}))|(leap) month (\d{1,2}))\b/;
const LUNAR_EN = new RegExp(
  `\\b(?:${ORDINAL}) (?:day )?of the (leap )?(?:${ORDINAL}) (?:(?:lunar |chinese )?month|moon)|\\b(?:lunar|chinese) (\\d{1,2})[-/.](\\d{1,2})\\b`,
);
const OF_MONTH_EN =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: day)? (?:of )?(next|this|the coming) month\b|\b(next|this) month,? (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/;
const LAST_EN = /\b(?:last day|end) of (this|the|next) month\b/;
const ALONE_EN =
  /\b(?:on |is |about |for )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|stor|day|house|centur|time|period|of))/;

/** "May 1", which names a day beside a time. */
const MAY_FIRST = /\bmay \d{1,2}\b(?![:.]\d)(?:,? \d{4}\b)?/;

/** A text without its dates, whose figures are not times. `text` is normalised. */
export const withoutDates = (text: string): string =>
  [NUMERIC, CHINESE, DAY_FIRST, MONTH_FIRST, MAY_FIRST].reduce((rest, date) => rest.replace(date, ' '), text);

/** Named days with their own date, the longer names first. `lunar` ones need the calendar. */
const FEASTS: readonly (readonly [RegExp, number, number, 'civil' | 'lunar', number?])[] = [
  [/除夕|大年三十|年三十|(?:lunar|chinese) new year's eve|spring festival's eve/, 1, 1, 'lunar', -1],
  [/春节|过年|大年初一|(?:lunar|chinese) new year|spring festival/, 1, 1, 'lunar'],
  [/元宵|lantern festival/, 1, 15, 'lunar'],
  [/端午|dragon boat/, 5, 5, 'lunar'],
  [/七夕|qixi/, 7, 7, 'lunar'],
  [/中元|ghost festival/, 7, 15, 'lunar'],
  [/中秋|mid-?\s?autumn|moon festival/, 8, 15, 'lunar'],
  [/重阳|double ninth|chongyang/, 9, 9, 'lunar'],
  [/腊八|laba/, 12, 8, 'lunar'],
  [/new year's eve|跨年夜/, 12, 31, 'civil'],
  [/元旦|new year's day/, 1, 1, 'civil'],
  [/平安夜|christmas eve/, 12, 24, 'civil'],
  [/圣诞|christmas/, 12, 25, 'civil'],
  [/国庆|national day/, 10, 1, 'civil'],
  [/劳动节|五一节|labou?r day/, 5, 1, 'civil'],
  [/情人节|valentine's day/, 2, 14, 'civil'],
];
/** A text without the names of these days. `text` is normalised. */
export const withoutFeasts = (text: string): string =>
  FEASTS.reduce((rest, [name]) => rest.replace(name, ' '), text);

/** A festival means a day if the question asks when, and not how to spend it. */
const ASKS_FOR_DAY =
  /宜|忌|适合|能不能|可以吗|星期几|周几|农历|干支|日柱|冲什么|黄历|历书|几点|\bgood\b|lucky|favou?r|almanac|what day|which day|weekday|pillar|avoid|can i|clash|sun|moon/;
const SPENDS_IT = /布置|装饰|装点|准备|decorat|arrange|prepare/;

/** The date in a text, seen from `today`. Without a year it is the next such day. `text` is normalised. */
export function namedDay(text: string, today: CivilDate, calendar?: LunarCalendar): NamedDay | undefined {
  const isFeast = ASKS_FOR_DAY.test(text) && !SPENDS_IT.test(text);
  return (
    numeric(text, today) ??
    lunarEnglish(text, today, calendar) ??
    chinese(text, today, calendar) ??
    nthWeekday(text, today) ??
    english(text, today) ??
    ofMonth(text, today, calendar) ??
    (isFeast ? namedFeast(text, today, calendar) : undefined) ??
    (TERM_AS_DAY.test(text) ? namedTerm(text, today, calendar) : undefined) ??
    lunarAlone(text, today, calendar) ??
    alone(text, today)
  );
}

const YEAR_SAID = /(?<!\d)(19\d\d|20\d\d|2100)(?!\d)年?|(今年|明年|后年|去年)|\b(this|next|last) year\b/;

/** The year in a text without a day: 明年, "next year", 2028. */
export function parseYear(text: string, { year }: CivilDate): number | undefined {
  const [found, digits, zh, en] = YEAR_SAID.exec(text) ?? [];
  if (found === undefined) return undefined;
  if (digits) return Number(digits);
  return year + ({ 去年: -1, last: -1, 今年: 0, this: 0, 明年: 1, next: 1, 后年: 2 }[zh ?? en ?? ''] ?? 0);
}

/** The start of a search for a day in the named year: its first day, or today. */
export function yearStart(text: string, today: CivilDate): CivilDate {
  const year = parseYear(text, today);
  return year === undefined ? today : { year, month: 1, day: 1 };
}

function numeric(text: string, today: CivilDate): NamedDay | undefined {
  const found = NUMERIC.exec(text);
  return found ? civil(found[0], Number(found[1]), Number(found[2]), Number(found[3]), today) : undefined;
}

function chinese(text: string, today: CivilDate, calendar: LunarCalendar | undefined): NamedDay | undefined {
  const found = CHINESE.exec(text);
  if (!found) return undefined;
  const [phrase, before, yearText, yearWord, between, leap, monthText = '', dayText = '', unit] = found;
  const day = readNumber(dayText) ?? 0;
  const isLunar =
    before !== undefined ||
    between !== undefined ||
    leap !== undefined ||
    /正|冬|腊/.test(monthText) ||
    /初|廿|卅/.test(dayText) ||
    // 八月十五 is lunar; 十二月一日 and 8月15日 are not.
    (unit === undefined && !/\d/.test(monthText + dayText));
  const month = { 正: 1, 冬: 11, 腊: 12 }[monthText] ?? readNumber(monthText) ?? 0;
  const year = yearText ? Number(yearText) : yearOf(yearWord, today);
  if (!isLunar) return civil(phrase, year, month, day, today);
  return lunar(phrase, { month, day, isLeap: leap !== undefined }, year, today, calendar);
}

const yearOf = (word: string | undefined, { year }: CivilDate): number | undefined =>
  word === undefined ? undefined : year + ({ 去年: -1, 今年: 0, 明年: 1, 后年: 2 }[word] ?? 0);

/** A lunar year begins in January at the earliest. */
const from = (year: number | undefined, today: CivilDate): CivilDate =>
  year === undefined || year === today.year ? today : { year, month: 1, day: 21 };

function lunarEnglish(
  text: string,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): NamedDay | undefined {
  const year = parseYear(text, today);
  const monthFirst = LUNAR_MONTH_FIRST.exec(text);
  if (monthFirst) {
    const [phrase, leap, ordinal, plain, day] = monthFirst;
    const lunarDay = { month: Number(ordinal ?? plain), day: Number(day), isLeap: leap !== undefined };
    return lunar(phrase, lunarDay, year, today, calendar);
  }
  const dayFirst = LUNAR_DAY_FIRST.exec(text);
  if (dayFirst) {
    const [phrase, day, dayth, leap, ordinal, plain, ofLeap, month] = dayFirst;
    const isLeap = (leap ?? ofLeap) !== undefined;
    const lunarDay = { month: Number(ordinal ?? plain ?? month), day: Number(day ?? dayth), isLeap };
    return lunar(phrase, lunarDay, year, today, calendar);
  }
  const found = LUNAR_EN.exec(text);
  if (!found) return undefined;
  const [phrase, dayDigits, dayWord, leap, monthDigits, monthWord, slashMonth, slashDay] = found;
  const ordinal = (digits: string | undefined, word: string | undefined) =>
    Number(digits ?? ORDINALS.indexOf(word ?? '') + 1);
  const day = slashDay ? Number(slashDay) : ordinal(dayDigits, dayWord);
  const month = slashMonth ? Number(slashMonth) : ordinal(monthDigits, monthWord);
  return lunar(phrase, { month, day, isLeap: leap !== undefined }, year, today, calendar);
}

function lunar(
  phrase: string,
  lunarDay: LunarDay,
  year: number | undefined,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): NamedDay | undefined {
  const { month, day } = lunarDay;
  if (month < 1 || month > 12 || day < 1 || day > 30) return { kind: 'none', phrase };
  const date = calendar?.next(lunarDay, from(year, today));
  return date && { kind: 'day', date, lunar: lunarDay, ...(year === undefined ? {} : { year }) };
}

/** A lunar month has at most 30 days: the day falls within two of them. */
function lunarAlone(
  text: string,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): NamedDay | undefined {
  const day = readNumber(LUNAR_ALONE_ZH.exec(text)?.[1] ?? '');
  if (day === undefined || !calendar) return undefined;
  for (let ahead = 0; ahead <= 60; ahead += 1) {
    const date = addDays(today, ahead);
    const lunar = calendar.lunarOf(date);
    if (lunar?.day === day) return { kind: 'day', date, lunar };
  }
  return undefined;
}

/** A solar term means a day if a day is asked for: 夏至那天, "at the winter solstice". */
const TERM_AS_DAY =
  /[至分夏秋冬春水蛰明雨满种暑露降雪寒](?:那天|当天|这天|那日|当日)|\b(?:on|at) the (?:day of the )?(?:winter|summer|spring|autumn) (?:solstice|equinox)/;

/** The next beginning of a solar term that a text names. `text` is normalised. */
export function namedTerm(
  text: string,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): NamedDay | undefined {
  const date = calendar?.termIn(text, yearStart(text, today));
  return date && { kind: 'day', date };
}

const NTH_WEEKDAY =
  /\b(first|second|third|fourth|last) (mon|tues|wednes|thurs|fri|satur|sun)day (?:in|of) (?:(next|this) month|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,9})\b/;
const NTH = ['first', 'second', 'third', 'fourth'];
const WEEKDAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];

/** "The first Saturday in February", "the last Friday of next month". */
function nthWeekday(text: string, today: CivilDate): NamedDay | undefined {
  const [phrase, nth = '', weekday = '', relative, name] = NTH_WEEKDAY.exec(text) ?? [];
  if (phrase === undefined) return undefined;
  const month = name === undefined ? undefined : EN_MONTHS.indexOf(name) + 1;
  const year =
    parseYear(text, today) ?? (month !== undefined && month < today.month ? today.year + 1 : today.year);
  const first =
    month === undefined ? monthAhead(today, relative === 'next' ? 1 : 0) : { year, month, day: 1 };
  const ahead = (WEEKDAYS.indexOf(weekday) - weekdayOf(first) + 7) % 7;
  const weeks = NTH.indexOf(nth);
  if (weeks >= 0) return { kind: 'day', date: addDays(first, ahead + 7 * weeks) };
  const fifth = addDays(first, ahead + 28);
  return { kind: 'day', date: fifth.month === first.month ? fifth : addDays(fifth, -7) };
}

function english(text: string, today: CivilDate): NamedDay | undefined {
  const monthFirst = MONTH_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const [phrase, name, day, year] = monthFirst ?? [
    dayFirst?.[0] ?? '',
    dayFirst?.[2],
    dayFirst?.[1],
    dayFirst?.[3],
  ];
  if (name === undefined) return undefined;
  const month = EN_MONTHS.indexOf(name.slice(0, 3)) + 1;
  return civil(phrase, year ? Number(year) : undefined, month, Number(day), today);
}

function ofMonth(text: string, today: CivilDate, calendar: LunarCalendar | undefined): NamedDay | undefined {
  const zh = OF_MONTH_ZH.exec(text);
  if (zh) {
    const [phrase, word = '', dayText = ''] = zh;
    const day = readNumber(dayText) ?? 0;
    const ahead = { 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2 }[word] ?? 0;
    return /初|廿|卅/.test(dayText)
      ? ofLunarMonth(phrase, ahead, day, today, calendar)
      : inMonth(phrase, ahead, day, today);
  }
  const last = LAST_ZH.exec(text) ?? LAST_EN.exec(text);
  if (last) {
    const month = monthAhead(today, /下|next/.test(last[1] ?? '') ? 1 : 0);
    const after = monthAhead(month, 1);
    return { kind: 'day', date: addDays(after, -1) };
  }
  const en = OF_MONTH_EN.exec(text);
  if (!en) return undefined;
  const ahead = (en[2] ?? en[3]) === 'this' ? 0 : 1;
  return inMonth(en[0], ahead, Number(en[1] ?? en[4]), today);
}

/** Walks through lunar months from today: some are leap, some short. */
function ofLunarMonth(
  phrase: string,
  ahead: number,
  day: number,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): NamedDay | undefined {
  const now = calendar?.lunarOf(today)?.day;
  if (!calendar || now === undefined || ahead < 0) return undefined;
  let first = addDays(today, 1 - now);
  for (let month = 0; month < ahead; month += 1) {
    first = addDays(first, 29);
    if (calendar.lunarOf(first)?.day !== 1) first = addDays(first, 1);
  }
  const date = addDays(first, day - 1);
  return calendar.lunarOf(date)?.day === day ? { kind: 'day', date } : { kind: 'none', phrase };
}

function inMonth(phrase: string, ahead: number, day: number, today: CivilDate): NamedDay {
  const date = { ...monthAhead(today, ahead), day };
  return isCivilDate(date) ? { kind: 'day', date } : { kind: 'none', phrase };
}

function monthAhead({ year, month }: CivilDate, ahead: number): CivilDate {
  const at = year * 12 + month - 1 + ahead;
  return { year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 };
}

/** The next day of a festival that a text names, whatever else it says. `text` is normalised. */
export function namedFeast(
  text: string,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): NamedDay | undefined {
  const found = FEASTS.find(([name]) => name.test(text));
  if (!found) return undefined;
  const [name, month, day, kind, shift = 0] = found;
  const year = parseYear(text, today);
  if (kind === 'civil') return civil(name.source, year, month, day, today);
  const date = calendar?.next({ month, day, isLeap: false }, addDays(from(year, today), -shift));
  return date && { kind: 'day', date: addDays(date, shift) };
}

/** The 15th alone: of this month if still ahead, otherwise of the next month that has one. */
function alone(text: string, today: CivilDate): NamedDay | undefined {
  const phrase = ALONE_ZH.exec(text)?.[1] ?? ALONE_EN.exec(text)?.[1];
  const day = phrase === undefined ? undefined : readNumber(phrase);
  if (day === undefined || phrase === undefined) return undefined;
  if (day < 1 || day > 31) return { kind: 'none', phrase };
  for (let ahead = day < today.day ? 1 : 0; ahead < 3; ahead += 1) {
    const date = { ...monthAhead(today, ahead), day };
    if (isCivilDate(date)) return { kind: 'day', date };
  }
  return undefined;
}

function civil(
  phrase: string,
  year: number | undefined,
  month: number,
  day: number,
  today: CivilDate,
): NamedDay {
  if (year !== undefined) {
    const date = { year, month, day };
    return isCivilDate(date) ? { kind: 'day', date } : { kind: 'none', phrase };
  }
  // 29 February falls within eight years.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = { year: today.year + ahead, month, day };
    if (isCivilDate(date) && compareCivilDates(date, today) >= 0) return { kind: 'day', date };
  }
  return { kind: 'none', phrase };
}
