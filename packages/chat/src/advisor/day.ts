import type { ChatFacts, DayFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import { normalise } from './understand';

const ABOUT_DAY =
  /黄历|皇历|老历|历书|宜忌|忌什么|宜什么|农历|阴历|吉日|择日|黄道|日子|生肖|冲什么|冲煞|almanac|auspicious|lucky day|good day|lunar date|lunar calendar|what day|zodiac|chinese calendar/;
const ABOUT_TODAY = /今天|今日|今儿|today|tonight|this evening/;
const GOOD_FOR =
  /适合|宜|忌|可以|能不能|能否|好不好|做什么|干什么|怎么样|如何|是什么|good for|can i|should i|may i|what is|what's|how is|avoid/;
const ABOUT_TERM =
  /节气|立春|雨水|惊蛰|春分|清明|谷雨|立夏|小满|芒种|夏至|小暑|大暑|立秋|处暑|白露|秋分|寒露|霜降|立冬|小雪|大雪|冬至|小寒|大寒|solar term|solstice|equinox|prepare the home/;
const ABOUT_SKY = /月亮|月相|太阳|日出|日落|天色|moon|sunrise|sunset|sun position|sky tonight/;
const OTHER_DAY =
  /明天|后天|大后天|下周|下个月|下月|明年|哪天|哪一天|几号|什么日子好|周末|tomorrow|next (week|month|year)|which day|what date|when should|weekend|day after/;

/** Household doings and the almanac's words for them. */
const ACTIVITIES: readonly {
  readonly asks: RegExp;
  readonly names: readonly string[];
  readonly label: Bilingual;
}[] = [
  {
    asks: /搬家|入宅|乔迁|搬进|mov(e|ing) (house|in|home)|new (home|house)/,
    names: ['入宅', '移徙'],
    label: { zh: '搬家入宅', en: 'moving in' },
  },
  {
    asks: /结婚|嫁娶|婚礼|领证|wedding|marry|get married/,
    names: ['嫁娶'],
    label: { zh: '嫁娶', en: 'a wedding' },
  },
  {
    asks: /装修|动土|修造|改造|renovat|remodel|construction/,
    names: ['修造', '动土'],
    label: { zh: '修造动土', en: 'building work' },
  },
  {
    asks: /开业|开市|开店|open(ing)? (a )?(shop|business|store)/,
    names: ['开市'],
    label: { zh: '开市', en: 'opening a business' },
  },
  {
    asks: /安床|换床|摆床|set up (a|the|my)? ?(new )?bed|new bed|install (a|the)? ?bed/,
    names: ['安床'],
    label: { zh: '安床', en: 'setting up a bed' },
  },
  { asks: /出行|旅行|出门|travel|trip|journey/, names: ['出行'], label: { zh: '出行', en: 'travel' } },
  {
    asks: /打扫|扫除|清洁|大扫除|clean(ing)?\b/,
    names: ['扫舍', '解除'],
    label: { zh: '扫舍', en: 'cleaning the house' },
  },
  {
    asks: /种花|种树|栽种|栽|plant(ing)? (a |some )?(tree|flower|garden)/,
    names: ['栽种'],
    label: { zh: '栽种', en: 'planting' },
  },
  { asks: /祭祀|祭祖|拜祖|worship|ancestor/, names: ['祭祀'], label: { zh: '祭祀', en: 'worship' } },
  { asks: /理发|剪头|hair ?cut/, names: ['理发'], label: { zh: '理发', en: 'a haircut' } },
  {
    asks: /装门|换门|安门|new door|install (a|the) door/,
    names: ['安门'],
    label: { zh: '安门', en: 'fitting a door' },
  },
  {
    asks: /装灶|换灶|作灶|new stove|install (a|the) stove/,
    names: ['作灶'],
    label: { zh: '作灶', en: 'fitting a stove' },
  },
];

/** The twenty-four solar terms by season, as the Chinese calendar has it: each begins with its 立. */
const TERMS_OF_SEASON = {
  spring: ['立春', '雨水', '惊蛰', '春分', '清明', '谷雨'],
  summer: ['立夏', '小满', '芒种', '夏至', '小暑', '大暑'],
  autumn: ['立秋', '处暑', '白露', '秋分', '寒露', '霜降'],
  winter: ['立冬', '小雪', '大雪', '冬至', '小寒', '大寒'],
} as const;
export type Season = keyof typeof TERMS_OF_SEASON;

/** The season of the term that a question names in either language, else of the term in force. */
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
  readonly otherDay: boolean;
  readonly term: boolean;
  readonly sky: boolean;
}

/** Whether a question is about the day, the season or the sky. */
export function findDayIntent(question: string): DayIntent | undefined {
  const text = normalise(question);
  const term = ABOUT_TERM.test(text);
  const sky = ABOUT_SKY.test(text);
  const otherDay = OTHER_DAY.test(text);
  const today = ABOUT_TODAY.test(text);
  if (term || sky || ABOUT_DAY.test(text) || (today && GOOD_FOR.test(text))) {
    return { strength: 'about', otherDay, term, sky };
  }
  return today || otherDay ? { strength: 'mentions', otherDay, term, sky } : undefined;
}

/** What the day's lists say of a doing that the question names; undefined when it names none or the day is not known. */
export function verdictOf(
  question: string,
  day: DayFacts | undefined,
  language: ChatLanguage,
): string | undefined {
  const text = normalise(question);
  const activity = ACTIVITIES.find(({ asks }) => asks.test(text));
  if (!activity || !day) return undefined;
  const listed = (list: readonly Bilingual[]) => list.some(({ zh }) => activity.names.includes(zh));
  const label = activity.label[language];
  const verdict = listed(day.ji) ? 'ji' : listed(day.yi) ? 'yi' : 'neither';
  return {
    zh: {
      yi: `今天（${day.date}）的历书把“${label}”列在宜事里。`,
      ji: `今天（${day.date}）的历书把“${label}”列在忌事里，可在“今日黄历”里翻看别的日子。`,
      neither: `今天（${day.date}）的历书没有提到“${label}”，不宜也不忌。`,
    },
    en: {
      yi: `Today’s almanac (${day.date}) lists ${label} among what the day favours.`,
      ji: `Today’s almanac (${day.date}) lists ${label} among what to avoid; page through Today’s almanac for another day.`,
      neither: `Today’s almanac (${day.date}) does not mention ${label}, neither for nor against.`,
    },
  }[language][verdict];
}

/** The day in a few lines; says so when it is not known. */
export function describeDay(
  facts: Pick<ChatFacts, 'date' | 'day' | 'sky'>,
  intent: DayIntent,
  language: ChatLanguage,
): string {
  const lines = intent.sky ? skyLines(facts, language) : facts.day ? dayLines(facts.day, language) : [];
  if (lines.length === 0) {
    lines.push(
      language === 'zh'
        ? '我手头没有这方面的数据，不想瞎编。请打开“今日黄历”查看。'
        : 'I don’t have that to hand and will not make it up. Please open Today’s almanac.',
    );
  }
  if (intent.otherDay) {
    lines.push(
      language === 'zh'
        ? '我只知道今天；别的日子请在“今日黄历”里翻页，或用它的“择日”查找。'
        : 'I only know today; for other days page through Today’s almanac or use its search for a good day.',
    );
  }
  return lines.join('\n');
}

function dayLines(day: DayFacts, language: ChatLanguage): string[] {
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
  const named = [day.festival, day.term].flatMap(name => (name ? [name[language]] : []));
  const zodiac = day.zodiac ? (zh ? `，${day.zodiac.zh}年` : `, year of the ${day.zodiac.en}`) : '';
  const lines = [
    `**${day.date}** ${day.lunar[language]}${zodiac}${named.length > 0 ? ` · ${named.join(' · ')}` : ''}`,
    '',
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

function skyLines({ sky }: Pick<ChatFacts, 'sky'>, language: ChatLanguage): string[] {
  return [sky?.light, sky?.season].flatMap(fact => (fact ? [`- ${fact[language]}`] : []));
}
