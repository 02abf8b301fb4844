import { addDays, type CivilDate, compareCivilDates, weekdayOf } from '@app/kernel';
import { type LunarCalendar, namedDay, namedFeast, namedTerm, parseYear, readNumber } from './dates';
import { byPinyin, namesTerm } from './pinyin';

/** The first and the last day of a search, both included. */
export interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}
/** What a span is measured from: a day, or a month, which begins and ends. */
type Anchor = Span;
type AnchorReader = (text: string) => Anchor | undefined;

/** How far a search reaches after a day, days. */
const AFTER = 60;
/** How far it reaches on both sides of a day, as in 春节前后, days. */
const AROUND = 7;

/**
 * R926. The days between two points in time that a question names: 过年前, "before the Spring Festival", "from 1 to 20
 * December". A search begins today at the earliest. `text` is normalised.
 */
export function spanNamed(text: string, today: CivilDate, calendar?: LunarCalendar): Span | undefined {
  const anchorOf: AnchorReader = phrase => readAnchor(phrase, today, calendar);
  const span =
    between(text, today, anchorOf) ??
    aroundChinese(text, today, anchorOf) ??
    aroundEnglish(text, today, anchorOf) ??
    ahead(text, today);
  if (!span) return undefined;
  const from = later(span.from, today);
  return compareCivilDates(from, span.to) > 0 ? undefined : { from, to: span.to };
}

/** 从12月1日到20日, "from now until Christmas", "between 1 and 20 December", "1 to 20 December". */
function between(text: string, today: CivilDate, anchorOf: AnchorReader): Span | undefined {
  const zh = /(?:从|自)?([^，。,.？?从自]{1,16}?)(?:开始)?(?:一?直?到|至|~|—)([^，。,.？?]{1,16})/.exec(text);
  const en =
    /\b(?:from|between) ([^,.?]{1,40}?) (?:to|until|till|and|through|-|–) ([^,.?]{1,40})/.exec(text) ??
    /\b((?:the )?\d{1,2}(?:st|nd|rd|th)?|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?) ?(?:to|until|till|through|-|–) ?([^,.?]{1,40})/.exec(
      text,
    );
  const [, start = '', end = ''] = zh ?? en ?? [];
  const ends = DAY_ALONE.exec(end.trim());
  const starts = DAY_ALONE.exec(start.trim());
  const [first, last] = [
    NOW.test(start) ? { from: today, to: today } : anchorOf(start),
    NOW.test(end) ? undefined : anchorOf(end),
  ];
  // 12月1日到20日, "December 1 to 20": the month is said once.
  if (first && ends) return inMonthOf(first, first.from, dayOf(ends));
  if (last && starts) return inMonthOf(last, { ...last.from, day: dayOf(starts) }, last.from.day);
  return first && last ? { from: first.from, to: last.to } : undefined;
}

const NOW = /^(?:从)?(?:现在|今天|眼下|now|today)$/;
const DAY_ALONE =
  /^(?:the )?(\d{1,2}|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])(?:st|nd|rd|th|[日号]|$)(?! (?:of |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/;
const dayOf = ([, day = '']: RegExpExecArray): number => readNumber(day) ?? 0;
const inMonthOf = ({ from }: Anchor, start: CivilDate, day: number): Span => ({
  from: start,
  to: { ...from, day },
});

/** 过年前, 元旦以后, 春节前后, 到腊月二十为止, 年底之前, 今年内. */
const CHINESE =
  /([^，。,.？?！!；;]{1,16}?)(前后|左右|(?:之|以)?前(?![天儿面后往台者])|(?:之|以|过)?后(?![天儿面年来者])|(?:为止|之?内|以内)(?![容部]))/g;

function aroundChinese(text: string, today: CivilDate, anchorOf: AnchorReader): Span | undefined {
  for (const [, phrase = '', side = ''] of text.matchAll(CHINESE)) {
    // 三年前 is a distance, 年前 the days before the new year.
    const isNewYear = /(?:^|[^\d一二三四五六七八九十两几多半今明去后])(?:过?大?年|新年)$/.test(phrase);
    const anchor = isNewYear ? anchorOf('春节') : anchorOf(phrase);
    if (anchor) return aside(side, anchor, today);
  }
  return undefined;
}

const EN_WORDS =
  /\b(?:(the|a|next|last|first|which) )?(?:(weekend|week|month|day)(s)? )?\b(?:(?:right |just |shortly |soon )?(before|after|around|about)|(until|till|by|up to|through|within)|(ahead of|prior to|in advance of|no later than|in time for|since|starting|following))(?= )/g;
/** Where the name of a day ends. */
const EN_END =
  /[,.;:?!]|\b(?:for|to|is|are|was|on|in|at|with|which|what|would|should|can|could|do|does|we|i|my|our|that|and|or|but|when|if|good|best|lucky|suits?|moving|move)\b/;

function aroundEnglish(text: string, today: CivilDate, anchorOf: AnchorReader): Span | undefined {
  for (const found of text.matchAll(EN_WORDS)) {
    const [words, article, unit, isMany, side, until, other] = found;
    const [piece = ''] = text.slice(found.index + words.length).split(EN_END);
    const anchor = piece.trim() === '' ? undefined : anchorOf(piece.trim());
    // "About the 5th" and "the day after Christmas" are a day, "two weeks before" is a distance.
    const isDay = side === 'about' || (unit === 'day' && article === 'the') || (isMany && unit !== 'weekend');
    if (!anchor || isDay) continue;
    const word = side ?? until ?? other ?? '';
    const isOne = article === 'the' || article === 'first' || article === 'last' || article === 'next';
    if (unit && isOne && (word === 'before' || word === 'after')) return besideIn(unit, word, anchor);
    return aside(word, anchor, today);
  }
  return undefined;
}

/** "The weekend before Christmas", "the week after the Spring Festival". */
function besideIn(unit: string, side: 'before' | 'after', { from, to }: Anchor): Span {
  if (unit === 'weekend') {
    const saturday =
      side === 'before' ? addDays(from, -1 - (weekdayOf(from) || 7)) : addDays(to, 6 - weekdayOf(to) || 7);
    return { from: saturday, to: addDays(saturday, 1) };
  }
  const days = unit === 'week' ? 7 : 30;
  return side === 'before'
    ? { from: addDays(from, -days), to: addDays(from, -1) }
    : { from: addDays(to, 1), to: addDays(to, days) };
}

/** A month is over before "until March"; a day is included in "until Friday", and both in 到三月为止. */
function aside(side: string, { from, to }: Anchor, today: CivilDate): Span {
  const isMonth = compareCivilDates(from, to) !== 0;
  if (/前后|左右|around/.test(side)) return { from: addDays(from, -AROUND), to: addDays(to, AROUND) };
  if (/后|after|following/.test(side)) return { from: addDays(to, 1), to: addDays(to, AFTER) };
  if (/since|starting/.test(side)) return { from, to: addDays(from, AFTER) };
  if (/止|内|through|within|no later/.test(side)) return { from: today, to };
  if (/until|till|by|up to/.test(side) && !isMonth) return { from: today, to };
  return { from: today, to: addDays(from, -1) };
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/天|days?/, 1],
  [/周|星期|礼拜|weeks?/, 7],
  [/月|months?/, 30],
];
/** 未来两周, 接下来三个月, 30天内, "in the next three weeks", "within a month". */
const AHEAD =
  /(?:未来|接下来|往后|今后)(?:的)?(两|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\d{1,3})个?(天|周|星期|礼拜|月)|(两|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\d{1,3})个?(天|周|星期|礼拜|月)(?:之|以)?内|\b(?:(?:in|over|within|during) the (?:next|coming)|within) (a|one|two|three|four|five|six|eight|ten|twelve|\d{1,3}) (day|week|month)s?\b/;
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};

function ahead(text: string, today: CivilDate): Span | undefined {
  const [found, zh, unitZh, within, unitWithin, en, unitEn] = AHEAD.exec(text) ?? [];
  if (found === undefined) return undefined;
  const word = zh ?? within ?? en ?? '';
  const count = COUNTS[word] ?? readNumber(word) ?? Number(word);
  const unit = UNITS.find(([name]) => name.test(unitZh ?? unitWithin ?? unitEn ?? ''))?.[1] ?? 1;
  return { from: today, to: addDays(today, count * unit) };
}

const MONTHS_ZH =
  /^(?:(今年|明年)的?)?(十[一二]?|[一二三四五六七八九]|\d{1,2})月份?(底|末|初|中旬?)?(?:结束)?$/;
const MONTHS_EN =
  /^(?:the )?(?:(start|beginning|middle|end) of |mid-? ?|early |late )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{4}| next year| this year)?(?: (?:is|starts|begins|ends))?$/;
const EN_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_END =
  /(?:今年)?年[底末终]$|^今年$|^(?:the )?(?:end of (?:the|this) year|year'?s? ?end|year-end|year is out|new year|year)$/;
const MONTH_END = /^(?:(?:本|这个?|下个?)?月[底末]|(?:the )?end of (?:this|the|next) month)$/;
const WEEK_DAY =
  /(?:(这|本|下下|下)个?)?(?:周|星期|礼拜)([一二三四五六日天末])$|^(?:the )?(?:(this|next) )?(?:(mon|tues|wednes|thurs|fri|satur|sun)day|(weekend))$/;
const WEEKDAYS_EN = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];

/** The day or the month that a few words name. */
function readAnchor(
  phrase: string,
  today: CivilDate,
  calendar: LunarCalendar | undefined,
): Anchor | undefined {
  const said = phrase.trim().replace(/^(?:我们?|想|要|赶|打算|准备|最好)*(?:在|于|到|等)?/, '');
  if (YEAR_END.test(said)) return endOn({ year: today.year, month: 12, day: 31 });
  const ofMonth = MONTH_END.exec(said);
  if (ofMonth) return endOn(lastOf({ ...today, month: today.month + (/下|next/.test(ofMonth[0]) ? 1 : 0) }));
  const month = monthIn(said, today);
  if (month) return month;
  const weekday = WEEK_DAY.exec(said);
  if (weekday) return oneDay(dayOfWeek(weekday, today));
  const term = byPinyin(said.replaceAll('-', ' ')).replace(
    /qing ?ming|tomb sweeping(?: day)?/,
    'clear and bright',
  );
  const named =
    namedDay(said, today, calendar) ??
    namedFeast(said, today, calendar) ??
    (namesTerm(term) ? namedTerm(term, today, calendar) : undefined);
  return named?.kind === 'day' ? oneDay(named.date) : undefined;
}

const oneDay = (day: CivilDate): Anchor => ({ from: day, to: day });
/** The end of a month or year: its last day still comes before it. */
const endOn = (last: CivilDate): Anchor => ({ from: addDays(last, 1), to: last });

function monthIn(said: string, today: CivilDate): Anchor | undefined {
  const zh = MONTHS_ZH.exec(said);
  const en = MONTHS_EN.exec(said);
  if (!zh && !en) return undefined;
  const month = zh ? (readNumber(zh[2] ?? '') ?? 0) : EN_MONTHS.indexOf(en?.[2] ?? '') + 1;
  if (month < 1 || month > 12) return undefined;
  const year = parseYear(said, today) ?? (month < today.month ? today.year + 1 : today.year);
  const first = { year, month, day: 1 };
  const last = lastOf(first);
  const part = zh?.[3] ?? en?.[1] ?? '';
  if (/底|末|end/.test(part)) return endOn(last);
  if (/初|start|beginning/.test(part)) return oneDay(first);
  return /中|middle/.test(part) || /^mid/.test(said)
    ? oneDay({ ...first, day: 15 })
    : { from: first, to: last };
}

/** The last day of a month; a thirteenth is the next January. */
const lastOf = ({ year, month }: CivilDate): CivilDate =>
  addDays(
    month >= 12 ? { year: year + 1, month: month - 11, day: 1 } : { year, month: month + 1, day: 1 },
    -1,
  );

function dayOfWeek([, zh, dayZh, en, dayEn]: RegExpExecArray, today: CivilDate): CivilDate {
  const sinceMonday = (weekdayOf(today) + 6) % 7;
  const weeks = { 下: 1, next: 1, 下下: 2 }[zh ?? en ?? ''] ?? 0;
  const at = dayEn
    ? WEEKDAYS_EN.indexOf(dayEn)
    : dayZh === undefined || dayZh === '末'
      ? 5
      : '一二三四五六日'.indexOf(dayZh === '天' ? '日' : dayZh);
  const day = addDays(today, 7 * weeks + at - sinceMonday);
  return compareCivilDates(day, today) < 0 ? addDays(day, 7) : day;
}

const later = (a: CivilDate, b: CivilDate): CivilDate => (compareCivilDates(a, b) < 0 ? b : a);
