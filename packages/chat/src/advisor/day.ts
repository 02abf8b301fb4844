import { type CivilDate, parseCivilDate } from '@app/kernel';
import type { ChatFacts, DayFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import type { LunarCalendar } from './dates';
import { NOTHING, NOTHING_ELSE } from './doings';
import { normalise } from './understand';
import { daysNamed, nameDay } from './when';

const ABOUT_DAY =
  /黄历|皇历|老历|历书|宜忌|忌什么|宜什么|农历|阴历|吉日|择日|黄道|日子|生肖|属什么|冲什么|冲煞|(今|明|去)年是?什么年|什么年份|almanac|auspicious|lucky day|good day|lunar date|lunar calendar|what day|zodiac|chinese calendar|year of the|clash/;
const GOOD_FOR =
  /适合|宜|忌|可以|能不能|能否|好不好|做什么|干什么|怎么样|如何|是什么|good for|can i|should i|may i|what is|what's|how is|avoid/;
const ABOUT_TERM =
  /节气|立春|雨水|惊蛰|春分|清明|谷雨|立夏|小满|芒种|夏至|小暑|大暑|立秋|处暑|白露|秋分|寒露|霜降|立冬|小雪|大雪|冬至|小寒|大寒|solar term|solstice|equinox|prepare the home/;
const ABOUT_SKY =
  /星座|北斗|银河|(?:猎户|天蝎|仙后|天琴|天鹰|天鹅|大熊|小熊|双子|金牛|狮子|人马|南十字)座|constellation|\borion\b|big dipper|milky way|月亮|月相|满月|新月|太阳|日出|日落|天黑|天亮|天色|\bmoon|sunrise|sunset|sun (set|rise|position)|sky tonight/;
/** Asks for the meaning of almanac words, not for today's entry. */
const EXPLAINS = /意思|怎么看|是怎么来|\bmean(s|ing)?\b|how .{0,80}\b(read|work)/;
/** Times that `daysNamed` does not resolve: a month, a year. */
const SOME_TIME =
  /下个?月|明年|哪天|哪一天|几号|什么日子好|next (month|year)|which day|what date|when should/;

/** The twenty-four solar terms by season in the Chinese calendar: each begins with its 立. */
const TERMS_OF_SEASON = {
  spring: ['立春', '雨水', '惊蛰', '春分', '清明', '谷雨'],
  summer: ['立夏', '小满', '芒种', '夏至', '小暑', '大暑'],
  autumn: ['立秋', '处暑', '白露', '秋分', '寒露', '霜降'],
  winter: ['立冬', '小雪', '大雪', '冬至', '小寒', '大寒'],
} as const;
export type Season = keyof typeof TERMS_OF_SEASON;

/** The season of the term a question names in either language, or else of the current term. */
export function seasonOf(question: string, day: DayFacts | undefined): Season | undefined {
  const text = normalise(question);
  const near = [day?.nextTerm?.name, day?.term].filter(name => name !== undefined);
  const named = near.find(({ zh, en }) => text.includes(zh) || text.includes(en.toLowerCase()));
  const word =
    named?.zh ??
    (Object.values(TERMS_OF_SEASON)
      .flat()
      .find(term => text.includes(term)) ||
      day?.term?.zh);
  const seasons = Object.entries(TERMS_OF_SEASON) as [Season, readonly string[]][]; // its own keys
  return seasons.find(([, terms]) => terms.some(term => term === word))?.[0];
}

export interface DayIntent {
  /** `about` asks for the day; `mentions` only names it beside another subject. */
  readonly strength: 'about' | 'mentions';
  /** The days the question names; empty if it names none or today is unknown. */
  readonly days: readonly CivilDate[];
  /** The question means a period longer than a day. */
  readonly vague: boolean;
  readonly term: boolean;
  readonly sky: boolean;
}

/** Whether a question is about a day, the season or the sky. */
export function findDayIntent(
  question: string,
  today: CivilDate | undefined,
  calendar?: LunarCalendar,
): DayIntent | undefined {
  const text = normalise(question);
  const term = ABOUT_TERM.test(text);
  const sky = ABOUT_SKY.test(text);
  const days = today ? daysNamed(text, today, calendar) : [];
  const named = days.length > 0 || daysNamed(text, ANY_DAY).length > 0;
  const vague = days.length === 0 && (named || SOME_TIME.test(text));
  if (EXPLAINS.test(text) && !named) return undefined;
  if (term || sky || ABOUT_DAY.test(text) || (named && GOOD_FOR.test(text))) {
    return { strength: 'about', days, vague, term, sky };
  }
  return named || vague ? { strength: 'mentions', days, vague, term, sky } : undefined;
}

/** Used when today is unknown, to see whether a question names a day at all. */
const ANY_DAY: CivilDate = { year: 2000, month: 1, day: 1 };

/** One day in a few lines, or that it is unknown. `first` comes before its lists. */
export function describeDay(
  day: DayFacts | undefined,
  today: CivilDate | undefined,
  language: ChatLanguage,
  first: readonly string[] = [],
): string {
  return day ? dayLines(day, today, language, first).join('\n') : NO_DATA[language];
}

/** The sky now. The facts hold no times, so the answer names the view that shows them. */
export function describeSky({ sky }: Pick<ChatFacts, 'sky'>, language: ChatLanguage): string {
  const facts = [sky?.light, sky?.season].flatMap(fact => (fact ? [`- ${fact[language]}`] : []));
  const where =
    language === 'zh'
      ? '日月升落的时刻与月相的细节，请在「星图」里看，那里按你家的位置算。'
      : 'For the times of sunrise, sunset and the moon open the star map: it computes them for your place.';
  return [...facts, ...(facts.length > 0 ? [''] : []), where].join('\n');
}

const NO_DATA: Bilingual = {
  zh: '我手头没有这一天的数据，不想瞎编。请打开「今日黄历」查看。',
  en: 'I don’t have that day to hand and will not make it up. Please open Today’s almanac.',
};
/** For a month or a year, and when only today is known. */
export const OTHER_DAYS: Bilingual = {
  zh: '别的日子请在「今日黄历」里翻页，或用它的「择日」查找。',
  en: 'For other days page through Today’s almanac, or use its search for a good day.',
};

/** Not offered as examples: the almanac's words for burials and the dead. */
const OF_DEATH = new Set(
  '修坟|启钻|破土|安葬|立碑|成服|除服|开生坟|合寿木|入殓|移柩|行丧|归岫|普渡'.split('|'),
);

/** R1067: the answer in a sentence, before its data. */
function adviceOf({ yi, ji }: DayFacts, name: string, language: ChatLanguage): string {
  const zh = language === 'zh';
  const isThing = (item: Bilingual) => item.zh !== NOTHING && item.zh !== NOTHING_ELSE;
  const some = (items: readonly Bilingual[], most: number) =>
    items
      .filter(item => isThing(item) && !OF_DEATH.has(item.zh))
      .slice(0, most)
      .map(item => (zh ? item.zh : `“${item.en.slice(0, 1).toLowerCase()}${item.en.slice(1)}”`));
  const listed = (names: readonly string[]) => names.join(zh ? '、' : ' and ');
  const things = yi.filter(isThing);
  const such = some(things, zh ? 3 : 2);
  const isAll = such.length === things.length;
  const count = zh ? `${things.length} 件` : things.length === 1 ? 'one thing' : `${things.length} things`;
  const examples =
    such.length > 0 && `${zh ? (isAll ? '：' : '，如') : isAll ? ': ' : ', such as '}${listed(such)}`;
  const counted = `${count}${examples || ''}`;
  const day = zh
    ? name
    : /\d/.test(name)
      ? `On ${name}`
      : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const isOnly = yi.some(item => item.zh === NOTHING_ELSE);
  if ([...yi, ...ji].some(item => item.zh === NOTHING) || (isOnly && things.length === 0)) {
    if (zh) return `${day}黄历列为诸事不宜${things.length > 0 ? `，例外的有 ${counted}` : ''}。`;
    return `${day} the almanac advises against starting anything${things.length > 0 ? `, except ${counted}` : ''}.`;
  }
  const good = zh
    ? things.length === 0
      ? `${day}黄历没有列出所宜，照常就好`
      : `${day}宜办的事有 ${counted}${isOnly ? '，其余先放一放' : ''}`
    : things.length === 0
      ? `${day} the almanac favours nothing in particular: an ordinary day`
      : `${day} the almanac favours ${counted}${isOnly ? ', and nothing else' : ''}`;
  const late = listed(some(ji, 2));
  if (!late) return `${good}${zh ? '。' : '.'}`;
  return zh ? `${good}；${late}留到别的日子。` : `${good}. Leave ${late} for another day.`;
}

function dayLines(
  day: DayFacts,
  today: CivilDate | undefined,
  language: ChatLanguage,
  first: readonly string[],
): string[] {
  const zh = language === 'zh';
  const list = (items: readonly Bilingual[]) =>
    items.length === 0
      ? zh
        ? '无'
        : 'none'
      : items
          .map(item => item[language])
          .slice(0, 8)
          .join(zh ? '、' : ', ');
  const date = parseCivilDate(day.date);
  const title = date ? nameDay(date, today, language) : day.date;
  const named = [day.festival, day.term].flatMap(name => (name ? [name[language]] : []));
  const zodiac = day.zodiac ? (zh ? `，${day.zodiac.zh}年` : `, year of the ${day.zodiac.en}`) : '';
  const lines = [
    adviceOf(day, title.split(/ \(|（/)[0] ?? title, language),
    '',
    `**${title.slice(0, 1).toUpperCase()}${title.slice(1)}** ${day.lunar[language]}${zodiac}${named.length > 0 ? ` · ${named.join(' · ')}` : ''}`,
    '',
    ...first,
    `- ${zh ? '宜' : 'Good for'}${zh ? '：' : ': '}${list(day.yi)}`,
    `- ${zh ? '忌' : 'Avoid'}${zh ? '：' : ': '}${list(day.ji)}`,
  ];
  if (day.clash) lines.push(`- ${zh ? '冲煞：' : 'Clash: '}${day.clash[language]}`);
  if (day.nextTerm) {
    const { name, inDays } = day.nextTerm;
    lines.push(
      zh
        ? `- 下一节气：${name.zh}，还有 ${inDays} 天`
        : `- Next solar term: ${name.en}, in ${inDays} ${inDays === 1 ? 'day' : 'days'}`,
    );
  }
  lines.push(
    '',
    zh
      ? '宜忌出自传统历书，当作参考就好。'
      : 'These lists are the traditional almanac’s: take them as custom, not as advice.',
  );
  return lines;
}
