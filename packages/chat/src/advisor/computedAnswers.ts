import { type CivilDate, compareCivilDates, formatCivilDate } from '@app/kernel';
import type { HomeFacts } from '../facts';
import type { ChatLanguage } from '../language';
import { type Computing, tellCard } from './compute';
import { residentNamed } from './household';
import { normalise } from './understand';

/** A question that a tool answers: what it is about, and the answer. */
export interface ComputedAnswer {
  readonly about: string;
  readonly text: string;
}

interface Asked {
  readonly question: string;
  readonly today: CivilDate;
  /** The days the question names. */
  readonly days: readonly CivilDate[];
  readonly home: HomeFacts | undefined;
  readonly language: ChatLanguage;
  readonly computing: Computing;
}

const PILLARS = /八字|四柱|日主|时柱|bazi|ba zi|four pillars|pillars of (?!the house)|eight characters/;
const BIRTHDAY = /生日|忌日|祭日|birthday|remembrance/;
const LUNAR = /农历|阴历|旧历|正月|冬月|腊月|lunar|chinese month/;
const ASKS_WHEN =
  /哪天|哪一天|几号|什么时候|何时|公历|阳历|星期几|when\b|what (?:day|date)|which (?:day|date)|falls?\b/;
const PLAN = /户型|平面图|我家的?布局|floor ?plan|\bmy plan\b|\bplan of my\b/;
const LIGHT =
  /(?:晒|照)(?:得?到|进)|阳光|日照|采光时间|太阳.{0,12}(?:几点|什么时候|多久|多长)|(?:几点|什么时候|多久|多长时间).{0,12}太阳|(?:when|how (?:much|long)|what time|hours? of).{0,60}\b(?:sun|sunlight|sunshine|daylight)\b|\b(?:sun|sunlight)\b.{0,60}\b(?:reach|come|enter|fall|shine)/;
const SKY =
  /月亮|月相|满月|新月|月球|日出|日落|天象|星空|行星|木星|金星|火星|土星|水星|二十八宿|月在哪|\bmoon|sunrise|sunset|planets?\b|jupiter|venus|mars\b|saturn|mercury|night sky/;
const HOUSE =
  /坐向|坐山|几山|我家.{0,6}(?:朝向|朝哪|坐|向)|飞星|太岁|岁破|三煞|五黄(?!历)|二黑|宅卦|(?:东|西)四宅|九宫|(?:which way|what direction|where) does my (?:house|home) face|facing of my|sitting (?:and facing|mountain)|flying stars? (?:of|in|for)|annual star|three killings|tai ?sui|grand duke|five yellow|5 yellow|my house (?:trigram|group)/;
/** Asks what a word means or what to do about it: that is in the entries. */
const EXPLAINS = /什么意思|是什么[？?]?$|怎么化|化解|what (?:are|is) (?!my)|\bmeans?\b|\bcures?\b/;

const OWN = /我家|我们家|\bmy\b|\bour\b/;

const PALACES: readonly (readonly [RegExp, string])[] = [
  [/东北|north-?east/, 'NE'],
  [/西北|north-?west/, 'NW'],
  [/东南|south-?east/, 'SE'],
  [/西南|south-?west/, 'SW'],
  [/中宫|\bcent(?:er|re)\b/, 'C'],
  [/正?北方?|\bnorth\b/, 'N'],
  [/正?南方?|\bsouth\b/, 'S'],
  [/正?东方?|\beast\b/, 'E'],
  [/正?西方?|\bwest\b/, 'W'],
];
/** What rooms are called; the tool knows the person's own names besides. */
const ROOMS: readonly RegExp[] = [
  /主卧|次卧|客卧|儿童房|客厅|起居室|厨房|餐厅|书房|客卫|主卫|卫生间|卧室/,
  /(?:main|master|second|guest|children's) (?:bed)?(?:room|bathroom)|living room|dining room|bedroom|kitchen|study|bathroom/,
];
const THINGS =
  /厨房|卧室|客厅|卫生间|书房|餐厅|大门|灶|床|书桌|kitchen|bedroom|living room|bathroom|study|front door|stove|\bbed\b|desk/;
const CLOCK = /(\d{1,2})[:：](\d{2})|(\d{1,2}) ?(am|pm)\b|(凌晨|早上|上午|中午|下午|晚上)?(\d{1,2}) ?点(半)?/;

/** R409. Answers from a computed result; undefined where no tool knows of the subject. */
export function computeAnswer(asked: Asked): ComputedAnswer | undefined {
  const text = normalise(asked.question);
  if (PILLARS.test(text)) return pillars(text, asked);
  if (PLAN.test(text)) return plan(text, asked);
  if (LIGHT.test(text)) return light(text, asked);
  if (LUNAR.test(text) && (ASKS_WHEN.test(text) || BIRTHDAY.test(text))) return lunarDay(text, asked);
  if (SKY.test(text)) return sky(text, asked);
  if (HOUSE.test(text) && (!EXPLAINS.test(text) || OWN.test(text))) return house(text, asked);
  return undefined;
}

const told = (
  about: string,
  card: ReturnType<Computing['cardOrFault']>,
  language: ChatLanguage,
  rows?: number,
) =>
  card === undefined
    ? undefined
    : { about, text: typeof card === 'string' ? card : tellCard(card, language, rows) };

function pillars(
  text: string,
  { question, days, home, language, computing }: Asked,
): ComputedAnswer | undefined {
  const person = residentNamed(question, home);
  if (person) return told('pillars', computing.cardOrFault('pillars', { resident: person.name }), language);
  const [day] = days;
  if (!day) return undefined;
  const time = clockOf(text);
  const args = { date: formatCivilDate(day), ...(time ? { time } : {}) };
  // A place that no list knows is no reason to say nothing.
  let card: ReturnType<Computing['card']>;
  for (const city of citiesIn(text)) card ??= computing.card('pillars', { ...args, city });
  return told('pillars', card ?? computing.cardOrFault('pillars', args), language);
}

/** What may be the name of a city behind "in" or 在, the longest first. */
function citiesIn(text: string): readonly string[] {
  const zh = text.split('在')[1] ?? text.split('生于')[1];
  if (zh) return [6, 5, 4, 3, 2].map(length => zh.slice(0, length));
  const words = (text.split(' in ')[1] ?? '').split(/[^a-z'-]/).slice(0, 3);
  return words[0] ? [3, 2, 1].map(count => words.slice(0, count).join(' ')) : [];
}

function clockOf(text: string): string | undefined {
  const found = CLOCK.exec(text);
  if (!found) return undefined;
  const [, hour, minute, hourEn, half, part, hourZh, isHalf] = found;
  const two = (value: number) => String(value).padStart(2, '0');
  if (hour) return `${two(Number(hour))}:${minute}`;
  const at = Number(hourEn ?? hourZh);
  const isLate = half === 'pm' || part === '下午' || part === '晚上';
  const of24 = isLate && at < 12 ? at + 12 : half === 'am' && at === 12 ? 0 : at;
  return `${two(of24)}:${isHalf ? '30' : '00'}`;
}

const aboutOf = (text: string): string | undefined => THINGS.exec(text)?.[0];

function plan(text: string, { language, computing }: Asked): ComputedAnswer | undefined {
  const about = aboutOf(text);
  return told('plan', computing.cardOrFault('plan_findings', about ? { about } : {}), language, 8);
}

function light(text: string, { days, language, computing }: Asked): ComputedAnswer | undefined {
  const room = ROOMS.map(each => each.exec(text)?.[0]).find(each => each !== undefined);
  const [day] = days;
  const args = { ...(day ? { date: formatCivilDate(day) } : {}), ...(room ? { room } : {}) };
  return told('light', computing.cardOrFault('sun_in_room', args), language);
}

/** The day was resolved already: what is told is when it comes, this year and the next. */
function lunarDay(text: string, { days, today, language, computing }: Asked): ComputedAnswer | undefined {
  const [day] = days;
  if (!day) return undefined;
  const lunar = lunarOf(day, computing);
  if (!lunar) return undefined;
  const years = BIRTHDAY.test(text) ? 5 : 2;
  const from = formatCivilDate(compareCivilDates(day, today) < 0 ? today : day);
  return told('lunar', computing.cardOrFault('lunar_birthday', { ...lunar, years, from }), language);
}

function lunarOf(
  day: CivilDate,
  { calendar }: Computing,
): { readonly month: number; readonly day: number; readonly leap: boolean } | undefined {
  const lunar = calendar?.lunarOf(day);
  return lunar && { month: lunar.month, day: lunar.day, leap: lunar.isLeap };
}

function sky(text: string, { days, language, computing }: Asked): ComputedAnswer | undefined {
  const [day] = days;
  const time = clockOf(text) ?? (/今晚|晚上|tonight|evening/.test(text) ? '21:00' : undefined);
  const args = { ...(day ? { date: formatCivilDate(day) } : {}), ...(time ? { time } : {}) };
  return told('sky', computing.cardOrFault('sky_at', args), language);
}

function house(text: string, { language, computing }: Asked): ComputedAnswer | undefined {
  // 西四宅 and 东四宅 name a group, and the year's places are looked for, not given.
  const plain = text.replace(/[东西]四[宅命]/g, '');
  const palace = /哪|where|which/.test(plain) ? undefined : PALACES.find(([name]) => name.test(plain))?.[1];
  return told('house', computing.cardOrFault('house_reading', palace ? { palace } : {}), language);
}
