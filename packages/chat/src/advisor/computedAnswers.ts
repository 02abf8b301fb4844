import { addDays, type CivilDate, formatCivilDate } from '@app/kernel';
import type { CardRow } from '../computed';
import type { HomeFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import { parseTime } from './clock';
import { type Computing, formatCard, type Rows } from './compute';
import { dayLength, describeYear } from './computedYear';
import { namedDay, parseYear, yearStart } from './dates';
import { asksForDay, findDoing } from './doings';
import { askedHowIs, isRoomName } from './howIs';
import { findNamedResident, findResident, residentArgument } from './people';
import { normalise } from './understand';
import { withoutDays } from './when';

/** A question a tool answers: its subject, and the answer. */
export interface ComputedAnswer {
  readonly about: string;
  readonly text: string;
}

interface Question {
  readonly question: string;
  readonly today: CivilDate;
  /** The days the question names. */
  readonly days: readonly CivilDate[];
  readonly home: HomeFacts | undefined;
  readonly language: ChatLanguage;
  readonly computing: Computing;
}

const PILLARS = /八字|四柱|日主|时柱|bazi|ba zi|\bpillars\b(?! of the house)|eight characters/;
/** `text` is normalised. */
export const isAboutBirth = (text: string): boolean => PILLARS.test(text);
const BIRTHDAY = /生日|忌日|祭日|birthday|remembrance/;
const LUNAR =
  /农历|阴历|旧历|闰[正一二三四五六七八九十冬腊]{1,2}月|正月|冬月|腊月|初[一二三四五六七八九十]|lunar|leap month \d|chinese (?:month|calend[ae]r)|old calend[ae]r/;
const ASKS_WHEN =
  /哪天|哪一天|几号|什么时候|啥时候|何时|公历|阳历|星期几|when\b|what (?:day|date)|which (?:day|date)|falls?\b|convert|solar date/;
const ANIMAL = /属(?:什么|啥|相|哪)|生肖|zodiac|chinese sign|(?:what|which) animal (?:is|am|are|was|were)\b/;
const PLAN =
  /户型|平面图|我家的?平面|我家的?布局|floor ?plan|\b(?:my|our) (?:plan|lay-?out)\b|\bplan of my\b/;
/** Asks for the position of something drawn on the plan. */
const WHERE_IS =
  /(?:我(?:们|家)?(?:家)?的?|^)[^放摆该]{1,4}在(?:哪|什么)|[门头桌灶]朝(?:哪|什么|向)|\bwhere(?:'s| is| are| do i have)\b.{0,4}\b(?:my|our|the)\b|\bwhere does (?:my|our) \w{1,12} (?:stand|lie)\b|\b(?:which|what) (?:way|direction) (?:does|is) (?:my|our) (?:front door|bed|desk|stove)\b/;
/** Asks for its best position: not a question about the plan as it is. */
const WHERE_BEST = /在(?:哪|什么).{0,4}[好合]|\bbest\b|\bshould\b|\bsupposed\b/;
/** Asks what only the plan of one's own home knows: its rooms, a missing corner, what to fix first. */
const OF_PLAN =
  /缺角|(?:有?哪些|有?几个|有?几间)(?:房|卧室|卫生间)|先(?:改|动|调整)|missing corner|corners? (?:is |are )?missing|(?:which|what|how many) (?:bed|bath)?rooms|(?:change|fix|move|mend|improve) first/;
const MISSING = /缺角|missing/;
/** Asks how large a room or the home is, or which room is the largest; not how large one should be. */
const SIZE = /多大|多少平|几平|面积|\bhow (?:big|large)\b|\bhow many square\b|\b(?:size|area) of\b/;
const SIZE_OF_HOME =
  /(?:家|房子|屋|宅)(?:里|总共|一共|有|的){0,2}(?:多大|多少平|几平|总?面积)|\b(?:how (?:big|large)|how many square|size|area)\b.{0,30}\b(?:my|our) (?:home|house|flat|apartment|plan)\b/;
const LARGEST =
  /哪[^。]{0,4}(?:房|间|屋|室)[^。]{0,3}最[大小]|最[大小]的(?:是哪|房|屋|卧室|一?间)|(?:largest|biggest|smallest) (?:bed|bath)?room|which (?:of (?:my|our) |bed|bath)?rooms? is (?:the )?(?:largest|biggest|smallest)/;
const SHOULD_BE = /合适|才好|应该|多大好|\bshould\b|\bbest\b|\bideal/;
/** Asks whether something drawn on the plan is well placed. */
const IS_WELL_PLACED =
  /放得?(?:好不好|对不对|好吗|对吗)|位置.{0,4}(?:有没有|有什么|有啥|对不对|好不好|行不行|好吗|对吗|怎么样|如何|问题)|摆对|放对|\bin a (?:good|bad|wrong|right) (?:spot|place)\b|(?:well|badly) placed/;
/** The sun indoors, without a named room. */
const LIGHT =
  /(?:晒|照)(?:得?到|进)|日照|采光时间|(?:when|how (?:much|long)|hours? of).{0,60}\b(?:sunlight|sunshine|daylight)\b|\b(?:sun|sunlight)\b.{0,60}\b(?:reach|enter|fall|shine)/;
/** Light may be the sun's or a lamp's: with a day or a season it is the sun's. */
const ANY_LIGHT = /采光|\blight\b/;
/** Rooms asked for. */
const ANY_ROOM = /哪(?:些|个|几)?间?(?:房|屋|室)|(?:which|what|any) (?:bed)?rooms?/;
const SUN = /太阳|阳光|日光|晒|日照|\bsun\b|sunlight|sunny|sunshine|daylight/;
/** Rising and setting, which no room has. */
const SUN_TIMES =
  /日出|日落|天亮|天黑|太阳.{0,6}(?:出来|升|落|下山)|\bgets? (?:dark|light)\b|sunrise|sunset|\bdawn\b|\bdusk\b|daybreak|\bsun (?:come|go|rise|set)s?\b|(?:dark|light) outside/;
/** The length of daylight, outdoors. */
const DAY_LENGTH =
  /白天.{0,4}(?:多长|有?几个?小时|多少小时|几个钟)|日照时长|昼长|how long (?:is|are|will).{0,20}\b(?:days?|daylight)\b|length of (?:the )?day|day length|hours of daylight/;
const MOON = /月亮|月相|满月|新月|月球|月圆|月出|月落|月在哪|\bmoon/;
const SKY =
  /天象|星空|行星|木星|金星|火星|土星|水星|二十八宿|planets?\b|jupiter|venus|mars\b|saturn|mercury|night sky/;
/** The direction of the house. */
const FACING =
  /坐向|坐山|几山|坐什么山|(?:房子|房屋|我家|家里?|宅).{0,6}(?:朝向|朝哪|朝什么|坐|向哪)|(?:(?:which|what) (?:way|direction)|where) (?:does|is) (?:my|our|the|this) (?:house|home|flat).{0,4}fac|(?:(?:which|what) (?:way|direction)|where) (?:do|does) (?:we|i|it) face|facing (?:of|direction)|(?:house|home) (?:sit|face)s? ?(?:on|to)?\b|sitting (?:and facing|mountain)|my house (?:trigram|group)|宅卦|(?:东|西)四宅|什么宅|[几哪]个?运|宅运|(?:house|home).{0,12}\b(?:group|period|trigram)\b|\b(?:group|period|trigram)\b.{0,12}(?:house|home)\b/;
const PLACES =
  /太岁|岁破|三煞|五黄(?!历)|二黑|three killings|tai ?sui|grand duke|five yellow|5 yellow|two black/;
const STARS = /飞星|九宫|flying stars? (?:of|in|for)|annual star/;
const MATCH =
  /合不合|合适吗|相配|相合|配不配|合得来|宅命|compatib|合[吗么嘛]|\b(?:suit|match|fit)s?\b.{0,20}\b(?:me|us|him|her|house|home)\b|\b(?:house|home|flat)\b.{0,20}\b(?:suit|match|fit)s?\b/;
const HOME_WORD = /房子|房屋|屋|宅|家|\bhouse\b|\bhome\b|\bflat\b/;
/** Asks for the meaning of a word or for advice: the entries cover that. */
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
/** Names of rooms; the tool also knows the person's own names. */
const ROOMS: readonly RegExp[] = [
  /第?[一二三四](?:个|间|号)(?:卧室|卫生间|浴室|厕所)|主卧|次卧|三卧|客卧|儿童房|客厅|起居室|厨房|餐厅|书房|客卫|主卫|(?:卫生间|卧室)(?:[一二三四1-4](?!\d|点|时|:|月|天|个)号?)?/,
  /(?:main|master|primary|first|second|third|1st|2nd|3rd|guest|children's) (?:bath ?|bed ?)?(?:room|bath\b)|living room|dining room|bed ?room(?: [1-4](?![\d:])\b)?|kitchen|study|bath ?room(?: [1-4](?![\d:])\b)?|\bbath [1-4](?![\d:])\b/,
];
const THINGS =
  /厨房|主卧|次卧|客卧|儿童房|卧室|客厅|起居室|主卫|客卫|卫生间|书房|餐厅|阳台|玄关|走廊|大门|灶|床|书桌|厕所|马桶|沙发|冰箱|衣柜|餐桌|kitchen|(?:(?:main|master|second|guest|children's) )?(?:bedroom|bathroom)|living room|dining room|study|balcony|hallway|front door|stove|\bbed\b|desk|toilet|sofa|fridge|wardrobe|dining table/;
/** Words that a plan has another word for. */
const AS_DRAWN: Readonly<Record<string, string>> = { 厕所: '坐便器', 马桶: '坐便器' };

/** The part of a day a question asks for, by the row of the card that has it. */
const DETAILS: readonly (readonly [RegExp, string])[] = [
  [/喜神|福神|财神(?:方|在|位)|god of (?:joy|wealth|fortune)|wealth god/, 'Directions'],
  [
    /吉时|好时辰|良辰|(?:哪|什么)个?些?时辰.{0,3}[好吉]|(?:auspicious|lucky|good|best) (?:hours?|times?)\b|hours? (?:is|are) (?:auspicious|lucky|good|best)\b/,
    'Lucky hours',
  ],
  [
    /什么时辰(?!.{0,3}[好吉])|哪个时辰(?!.{0,3}[好吉])|啥时辰|(?:chinese|double) hour|hour.{0,12}chinese/,
    'Now',
  ],
  [/三伏|[初中末]伏|数九|几九|伏天|dog days|nines of winter/, 'Season'],
  [
    /冲(?:不冲|到|了)?(?:我|谁|家|爸|妈|他|她)|clash.{0,30}\b(?:me|us|my|our|family|household|who)\b|who.{0,30}clash/,
    'Household',
  ],
  [
    /闰(?:几|哪个|什么)月|有(?:没有)?闰月|leap month(?! \d).{0,20}(?:year|is|in)|(?:does|has|have|had|is there|will).{0,30}leap month(?! \d)/,
    'Leap month',
  ],
  [/下(?:一)?个?节气|next solar term/, 'Solar term'],
];
/** The beginning or end of a period of days, with the common part of its name in either language. */
const EDGES: readonly (readonly [RegExp, RegExp, 'begin' | 'end'])[] = [
  [
    /出伏|三伏.{0,6}(?:结束|到哪天|什么时候完)|dog days (?:end|over)|end of the dog days/,
    /伏|Dog Days/,
    'end',
  ],
  [/入伏|三伏.{0,6}(?:开始|哪天|什么时候)|dog days (?:begin|start)/, /伏|Dog Days/, 'begin'],
  [/出九|数九.{0,6}(?:结束|到哪天)|nines (?:end|over)/, /[一二三四五六七八九]九|Nine/, 'end'],
  [
    /[入进交]九|数九.{0,6}(?:开始|哪天|什么时候)|nines (?:begin|start)/,
    /[一二三四五六七八九]九|Nine/,
    'begin',
  ],
  [/出梅|plum rains? (?:ends?|over|stops?)/, /梅|Plum/, 'end'],
  [/入梅|plum rains? (?:begins?|starts?)/, /梅|Plum/, 'begin'],
];

/** R409. Answers from a computed result; undefined if no tool covers the subject. */
export function computeAnswer(query: Question): ComputedAnswer | undefined {
  const text = normalise(query.question);
  if (PILLARS.test(text)) return pillars(text, query);
  if (PLAN.test(text)) return plan(text, query);
  if ((IS_WELL_PLACED.test(text) || (WHERE_IS.test(text) && !WHERE_BEST.test(text))) && aboutOf(text))
    return placed(aboutOf(text), query);
  const name = askedHowIs(text);
  const isHowIs = name === undefined ? undefined : howIs(name, query);
  if (isHowIs) return isHowIs;
  if (isOfPlan(text)) {
    const ofPlan = placed(SIZE.test(text) ? aboutOf(text) : MISSING.exec(text)?.[0], query);
    if (ofPlan) return ofPlan;
  }
  if (DAY_LENGTH.test(text) && roomIn(text) === undefined) return sky(text, query);
  if (asksForLight(text, query.days)) return light(text, query);
  if (SUN_TIMES.test(text)) return sky(text, query);
  if (BIRTHDAY.test(text)) return birthday(text, query) ?? lunarDay(text, query);
  const ofPeople = ANIMAL.test(text) ? animal(query) : undefined;
  if (ofPeople) return ofPeople;
  const year = describeYear(text, query);
  if (year !== undefined) return { about: 'year', text: year };
  if (ANIMAL.test(text)) return undefined;
  if (LUNAR.test(text) && ASKS_WHEN.test(text)) return lunarDay(text, query);
  const detail = detailOf(text, query);
  if (detail) return detail;
  if (MOON.test(text) || SKY.test(text)) return sky(text, query);
  // "Which days suit us to move home?" asks for days.
  const isForDay = asksForDay(text) && findDoing(text) !== undefined;
  if (MATCH.test(text) && HOME_WORD.test(text) && !isForDay) return match(query);
  const isHouse = FACING.test(text) || PLACES.test(text) || STARS.test(text);
  if (isHouse && (!EXPLAINS.test(text) || OWN.test(text))) return house(text, query);
  return undefined;
}

/** Whether it asks about one's own home something that its plan can answer. */
const isOfPlan = (text: string): boolean =>
  (OF_PLAN.test(text) && OWN.test(text)) ||
  (!SHOULD_BE.test(text) &&
    (LARGEST.test(text) || SIZE_OF_HOME.test(text) || (SIZE.test(text) && aboutOf(text) !== undefined)));

const answerFrom = (
  about: string,
  card: ReturnType<Computing['cardOrFault']>,
  language: ChatLanguage,
  rows?: Rows,
) =>
  card === undefined
    ? undefined
    : { about, text: typeof card === 'string' ? card : formatCard(card, language, rows) };

function pillars(
  text: string,
  { question, days, home, language, computing }: Question,
): ComputedAnswer | undefined {
  const [day] = days;
  // A typed birth comes before the person it belongs to: "my son was born 2019-06-01".
  const person = day ? findNamedResident(question, home)?.name : residentArgument(question, home);
  if (person !== undefined)
    return answerFrom('pillars', computing.cardOrFault('pillars', { resident: person }), language);
  if (!day) return undefined;
  const clock = parseTime(text);
  if (clock?.kind === 'unclear') return askForTime('pillars', clock.words, language);
  const args = { date: formatCivilDate(day), ...(clock ? { time: clock.time } : {}) };
  // An unlisted place is not a reason to stay silent.
  let card: ReturnType<Computing['card']>;
  for (const city of citiesOfBirth(text)) card ??= computing.card('pillars', { ...args, city });
  return answerFrom('pillars', card ?? computing.cardOrFault('pillars', args), language);
}

/** The animal of a person's year of birth; the animal of a year is the almanac's. */
function animal({ question, home, language, computing }: Question): ComputedAnswer | undefined {
  const person = residentArgument(question, home);
  const people = person !== undefined ? [person] : ASKS_WHO.test(question) ? namesOf(home) : [];
  const cards = people.map(resident => computing.cardOrFault('pillars', { resident }));
  const answers = cards.flatMap(card => answerFrom('pillars', card, language, isAnimal)?.text ?? []);
  return answers.length === 0 ? undefined : { about: 'pillars', text: answers.join('\n\n') };
}
const ASKS_WHO = /谁|家里|家人|每个人|\bwho\b|everybody|everyone|household|family/i;
const isAnimal = ({ text }: CardRow): boolean => text.en === 'Animal';
/** As many as one answer may compute for. */
const namesOf = (home: HomeFacts | undefined): readonly string[] =>
  (home?.residents ?? []).slice(0, 8).map(({ name }) => name);

/** A resident's next lunar birthday, in the named year or next. */
function birthday(
  text: string,
  { question, today, home, language, computing }: Question,
): ComputedAnswer | undefined {
  const person = residentArgument(question, home);
  if (person === undefined) return undefined;
  const year = parseYear(text, today);
  const args = {
    resident: person,
    years: year === undefined ? 3 : 1,
    // The lunar year begins on 21 January at the earliest.
    ...(year === undefined ? {} : { from: formatCivilDate({ year, month: 1, day: 21 }) }),
  };
  return answerFrom('lunar', computing.cardOrFault('lunar_birthday', args), language);
}

/** Possible city names at the beginning of a text, the longest first. */
const cityAhead = (zh: string): readonly string[] =>
  /^\p{Script=Han}{2}/u.test(zh) ? [6, 5, 4, 3, 2].map(length => zh.slice(0, length)) : [];

/** Possible city names after "in" or 在, the longest first. */
function citiesIn(text: string): readonly string[] {
  const zh = text.split('在')[1] ?? text.split('生于')[1];
  if (zh) return cityAhead(zh);
  // "Born in May in Hong Kong": the last "in" is the likelier, and so is the last comma.
  return text
    .split(/ in |, /)
    .slice(1)
    .reverse()
    .flatMap(after => {
      const words = after.split(/[^a-z'-]/).slice(0, 3);
      return words[0] ? [3, 2, 1].map(count => words.slice(0, count).join(' ')) : [];
    });
}

/** The answer to an ambiguous time: a chart of the wrong hour would look as good as the right one. */
const askForTime = (about: string, phrase: string, language: ChatLanguage): ComputedAnswer => ({
  about,
  text:
    language === 'zh'
      ? `「${phrase}」说不准是哪一刻：请按 24 小时写，例如 21:30；午夜前后请写明是哪一天。`
      : `“${phrase}” may mean more than one moment. Please write the time by the 24-hour clock, such as 21:30, and around midnight with its date.`,
});

/** A city may also begin a question about the sky, or follow the day: 巴黎今天几点日出, "Paris sunrise", "the moon over Rome". */
function citiesOfSky(text: string): readonly string[] {
  // 日照 is a city, and sunshine.
  const plain = withoutDays(text.replace(DAY_LENGTH, ' '))
    .replace(/日照/g, ' ')
    .replace(/[现此][在刻]/g, ' ');
  const words = plain.split(/[^a-z'-]+/).filter(word => word !== '');
  return [
    ...citiesIn(text.replace(/现在/g, ' ').replace(/ (?:over|above|at|from|for) /g, ' in ')),
    ...plain.split(/[^\p{Script=Han}]+/u).flatMap(cityAhead),
    ...[3, 2, 1].map(count => words.slice(0, count).join(' ')),
  ];
}

/** In a birth a city may also appear without a preposition: 巴黎 1990年5月1日下午3:30 八字, 下午三点半上海出生. */
const citiesOfBirth = (text: string): readonly string[] => [
  ...citiesIn(text),
  ...withoutDays(text)
    .split(/[^\p{Script=Han}]+/u)
    .flatMap(phrase => {
      const [before = '', after] = phrase.split(/出?生(?!于)/);
      const behind = after === undefined ? [] : [6, 5, 4, 3, 2].map(length => before.slice(-length));
      return [...cityAhead(phrase), ...behind.filter(each => each.length > 1)];
    }),
];

function aboutOf(text: string): string | undefined {
  const thing = THINGS.exec(text)?.[0];
  return thing && (AS_DRAWN[thing] ?? thing);
}

/** Undefined without a plan: then the entries give general advice. */
function placed(
  about: string | undefined,
  { language, computing }: Pick<Question, 'language' | 'computing'>,
): ComputedAnswer | undefined {
  const card = computing.card('plan_findings', about === undefined ? {} : { about });
  return answerFrom('plan', card, language, 8);
}

/** An answer about a room of the plan, called by its own name or by a usual one. Undefined without a plan. */
function howIs(name: string, { language, computing }: Question): ComputedAnswer | undefined {
  const isOwn = () => ownRooms(computing).some(each => normalise(each) === name);
  if (isRoomName(name) || isOwn())
    return answerFrom('plan', computing.cardOrFault('plan_findings', { room: name }), language, 8);
  return THINGS.exec(name)?.[0] === name ? placed(aboutOf(name), { language, computing }) : undefined;
}

/** The names of the rooms on the plan, none without one. */
function ownRooms(computing: Computing): readonly string[] {
  const rooms = computing.facts('plan_findings', {})?.['rooms'];
  if (!Array.isArray(rooms)) return [];
  return rooms.flatMap(({ name }: { readonly name?: unknown }) =>
    typeof name === 'string'
      ? [name]
      : Object.values(name ?? {}).filter((each): each is string => typeof each === 'string'),
  );
}

function plan(text: string, { language, computing }: Question): ComputedAnswer | undefined {
  const about = aboutOf(text);
  return answerFrom('plan', computing.cardOrFault('plan_findings', about ? { about } : {}), language, 8);
}

function asksForLight(text: string, days: readonly CivilDate[]): boolean {
  if (LIGHT.test(text)) return true;
  if (roomIn(text) === undefined && !ANY_ROOM.test(text)) return false;
  return SUN.test(text) || (ANY_LIGHT.test(text) && (days.length > 0 || seasonIn(text) !== undefined));
}

const roomIn = (text: string): string | undefined =>
  ROOMS.map(each => each.exec(text)?.[0]).find(each => each !== undefined);

/** A question without the rooms it names. `text` is normalised. */
export const withoutRooms = (text: string): string =>
  ROOMS.reduce((rest, room) => rest.replace(room, ' '), text);

/** Whether another room would make another question: light and plan are asked by room. */
export const isAboutPlace = (text: string): boolean =>
  PLAN.test(text) || LIGHT.test(text) || (roomIn(text) !== undefined && SUN.test(text));

const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/冬天|冬季|冬日|\bwinter\b|\bmidwinter\b/, 'winter'],
  [/夏天|夏季|夏日|\bsummer\b|\bmidsummer\b/, 'summer'],
  [/春天|春季|\bspring\b/, 'spring'],
  [/秋天|秋季|\bautumn\b|\bfall\b/, 'autumn'],
];

const seasonIn = (text: string): string | undefined => SEASONS.find(([name]) => name.test(text))?.[1];

function light(text: string, { days, language, computing }: Question): ComputedAnswer | undefined {
  const room = roomIn(text);
  const [day] = days;
  const season = seasonIn(text);
  const when = day ? { date: formatCivilDate(day) } : season ? { season } : {};
  const named = room ? computing.card('sun_in_room', { ...when, room }) : undefined;
  // Without such a room on the plan, all rooms are listed.
  return answerFrom(
    'light',
    named ?? computing.cardOrFault('sun_in_room', { ...when, ...(room ? { room } : {}) }),
    language,
  );
}

/** The civil date of a day named by the lunar calendar. */
function lunarDay(text: string, { today, language, computing }: Question): ComputedAnswer | undefined {
  const named = namedDay(text, today, computing.calendar);
  if (named?.kind !== 'day' || !named.lunar) return undefined;
  const { lunar, year, date } = named;
  const years = year !== undefined ? 1 : BIRTHDAY.test(text) ? 5 : 2;
  const args = { month: lunar.month, day: lunar.day, leap: lunar.isLeap, years, from: formatCivilDate(date) };
  return answerFrom('lunar', computing.cardOrFault('lunar_birthday', args), language);
}

/** One layer of a day's almanac, and the end of the dog days. */
function detailOf(text: string, { days, today, language, computing }: Question): ComputedAnswer | undefined {
  const edge = EDGES.find(([asks]) => asks.test(text));
  // 今年 may have begun them already.
  if (edge) return tellEdge(edge[1], edge[2], { today: yearStart(text, today), language, computing });
  const rows = DETAILS.flatMap(([asks, row]) => (asks.test(text) ? [row] : []));
  if (rows.length === 0) return undefined;
  const year = parseYear(text, today);
  // A leap month belongs to a lunar year, which always includes August.
  const day = rows.includes('Leap month')
    ? { year: year ?? today.year, month: 8, day: 1 }
    : (days[0] ?? today);
  const card = computing.cardOrFault('almanac_day', { date: formatCivilDate(day) });
  const answer = answerFrom('day', card, language, row => rows.includes(row.text.en));
  if (!answer || typeof card !== 'object') return answer;
  const isListed = card.rows.some(row => rows.includes(row.text.en));
  return isListed
    ? answer
    : { ...answer, text: `${NOTHING[rows[0] ?? '']?.[language] ?? ''}\n\n${answer.text}`.trim() };
}

/** Layers missing on a day. */
const NOTHING: Readonly<Record<string, Bilingual>> = {
  Season: {
    zh: '这一天不在三伏、数九或梅雨之中。',
    en: 'The day is not in the dog days, the nines or the plum rains.',
  },
  'Leap month': { zh: '这一年没有闰月。', en: 'That year has no leap month.' },
  Household: { zh: '还没有家人的生年可对照。', en: 'There are no years of birth to compare with.' },
  Now: { zh: '时辰只能说今天此刻的。', en: 'Only the current hour can be given.' },
};

/** A little more than a year, days. */
const AHEAD = 380;
/** Shorter than any of these seasons and than the days between two of the same, days: plum rains last 20 and more. */
const STRIDE = 10;

function tellEdge(
  name: RegExp,
  side: 'begin' | 'end',
  { today, language, computing }: Pick<Question, 'today' | 'language' | 'computing'>,
): ComputedAnswer | undefined {
  const isInside = (date: CivilDate) =>
    name.test(String(computing.facts('almanac_day', { date: formatCivilDate(date) })?.['season_days'] ?? ''));
  // In strides, since a day takes a millisecond to compute; within the one that has the boundary, day by day.
  const first = addDays(today, side === 'begin' ? -1 : 0);
  const isBeyond = (ahead: number) => isInside(addDays(first, ahead)) === (side === 'begin');
  let wasBeyond = isBeyond(0);
  for (let ahead = 0; ahead <= AHEAD; ahead += STRIDE) {
    const isNowBeyond = isBeyond(ahead + STRIDE);
    const hasTurned = isNowBeyond && !wasBeyond;
    wasBeyond = isNowBeyond;
    if (!hasTurned) continue;
    let turn = ahead + 1;
    while (!isBeyond(turn)) turn += 1;
    const next = addDays(first, turn);
    const [date, neighbour] = side === 'begin' ? [next, addDays(next, -1)] : [addDays(next, -1), next];
    const card = computing.cardOrFault('almanac_day', { date: formatCivilDate(date) });
    const answer = answerFrom('day', card, language, ({ text }) => text.en === 'Season');
    const day = formatCivilDate(date);
    const line =
      side === 'begin'
        ? { zh: `从 ${day} 开始。`, en: `From ${day}.` }
        : {
            zh: `到 ${day} 为止，${formatCivilDate(neighbour)} 就出了。`,
            en: `Until ${day}; ${formatCivilDate(neighbour)} is out of it.`,
          };
    return answer && { ...answer, text: `${line[language]}\n\n${answer.text}` };
  }
  return undefined;
}

function sky(text: string, { days, language, computing }: Question): ComputedAnswer | undefined {
  const [day] = days;
  const clock = parseTime(text);
  if (clock?.kind === 'unclear') return askForTime('sky', clock.words, language);
  const time = clock?.time ?? (/今晚|晚上|tonight|evening/.test(text) ? '21:00' : undefined);
  const moment = { ...(day ? { date: formatCivilDate(day) } : {}), ...(time ? { time } : {}) };
  const city = citiesOfSky(text).find(each => computing.facts('sky_at', { ...moment, city: each }));
  const args = { ...moment, ...(city === undefined ? {} : { city }) };
  const card = computing.cardOrFault('sky_at', args);
  const isLength = DAY_LENGTH.test(text);
  if (!(SUN_TIMES.test(text) || isLength) || MOON.test(text) || typeof card !== 'object')
    return answerFrom('sky', card, language);
  // A question about the sun's times is not about the moon's phase.
  const rows = card.rows.filter(row => row.text.en === 'Sun' || row.text.en === 'Dawn and dusk').slice(0, 2);
  // The hour belongs to the moon and the planets.
  const dateAndPlace = (words: string) => words.replace(/ \d\d:\d\d/, '');
  const shortened = { ...card, lead: { zh: dateAndPlace(card.asked.zh), en: dateAndPlace(card.asked.en) } };
  const answer = answerFrom('sky', shortened, language, row => rows.includes(row));
  const length = isLength ? dayLength(computing.facts('sky_at', args)?.['sun']) : undefined;
  return answer && length ? { ...answer, text: `${length[language]}\n\n${answer.text}` } : answer;
}

/** The groups of person and house. */
function match({ question, home, language, computing }: Question): ComputedAnswer | undefined {
  const card = computing.cardOrFault('house_reading', {});
  const name = findResident(question, home, computing)?.name;
  const isOne = (row: CardRow) => home?.residents.some(resident => resident.name === row.text.en) ?? false;
  return answerFrom('house', card, language, row => (name === undefined ? isOne(row) : row.text.en === name));
}

function house(text: string, { today, language, computing }: Question): ComputedAnswer | undefined {
  // 西四宅 and 东四宅 name a group, and the year's places are searched for, not given.
  const plain = text.replace(/[东西]四[宅命]/g, '');
  const palace = /哪|where|which/.test(plain) ? undefined : PALACES.find(([name]) => name.test(plain))?.[1];
  const year = parseYear(text, today);
  const args = {
    ...(palace ? { palace } : {}),
    // 今年 is the current year, which turns at the start of spring; a number is that year.
    ...(year === undefined || (year === today.year && !text.includes(String(year))) ? {} : { year }),
  };
  // The sentence names facing and places; nine palaces are for questions about stars.
  const rows = palace || STARS.test(text) ? 9 : 0;
  return answerFrom('house', computing.cardOrFault('house_reading', args), language, rows);
}
