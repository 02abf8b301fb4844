import { type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';
import type { DayFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import type { LunarCalendar } from './dates';
import { normalise } from './understand';
import { daysSearched, nameDay } from './when';

/** An activity the almanac lists as favourable or unfavourable. */
export interface Doing {
  readonly asks: RegExp;
  /** The almanac's words for it. */
  readonly names: readonly string[];
  readonly label: Bilingual;
  /** A note for every verdict. */
  readonly caution?: Bilingual;
}

const doing = (asks: RegExp, names: string, zh: string, en: string, caution?: Bilingual): Doing => ({
  asks,
  names: names.split('|'),
  label: { zh, en },
  ...(caution && { caution }),
});

const DOINGS: readonly Doing[] = [
  doing(
    /搬家|入宅|乔迁|搬进|\bmov(e|ing)\b(?! (the|my|a|an|your|our|it)\b)|new (home|house)|housewarming/,
    '入宅|移徙',
    '搬家入宅',
    'moving house',
  ),
  doing(/订婚|engaged|engagement/, '订婚|订盟|纳采', '订婚', 'an engagement'),
  doing(/结婚|嫁娶|婚礼|领证|办喜事|wedding|marry|get(ting)? married/, '嫁娶', '嫁娶', 'a wedding'),
  doing(/动土|动工|开工|破土|break(ing)? ground|construction/, '动土', '动土', 'breaking ground'),
  doing(/装修|修造|改造|renovat|remodel/, '修造|动土', '修造动土', 'building work'),
  doing(
    /开业|开市|开店|开张|open(ing)? (a |my |the |our )?(new )?(shop|business|store|caf[eé]|restaurant)/,
    '开市',
    '开市',
    'opening a business',
  ),
  doing(
    /签约|签合同|合同|立券|sign(ing)? .{0,80}(contract|lease|papers)/,
    '立券|交易',
    '立券交易',
    'signing a contract',
  ),
  doing(/买车|提车|buy(ing)? .{0,80}\bcar\b|new car/, '买车', '买车', 'buying a car'),
  doing(
    /安床|换床|摆床|买床|set(ting)? up .{0,80}\bbed\b|new bed|(install|move|buy)(ing)? .{0,80}\bbed\b/,
    '安床',
    '安床',
    'setting up a bed',
  ),
  doing(/出行|旅行|旅游|出门|\btravel|\btrip\b|journey/, '出行', '出行', 'travel'),
  doing(/打扫|扫除|清洁|\bclean(ing)?\b/, '扫舍|解除', '扫舍', 'cleaning the house'),
  doing(/种花|种树|栽种|\bplant(ing)? (a |some |my )?(tree|flower|garden)/, '栽种', '栽种', 'planting'),
  doing(/祭祀|祭祖|拜祖|worship|honou?r .{0,80}ancestor/, '祭祀', '祭祀', 'worship'),
  doing(/祈福|拜佛|\bpray/, '祈福', '祈福', 'prayer'),
  doing(/理发|剪头|剪发|剃头|hair ?cut|cut(ting)? (my|his|her) hair/, '理发|剃头', '理发', 'a haircut'),
  doing(/装门|换门|安门|new (front )?door|install .{0,80}\bdoor\b/, '安门', '安门', 'fitting a door'),
  doing(/装灶|换灶|作灶|new (stove|cooker)|install .{0,80}(stove|cooker)/, '作灶', '作灶', 'fitting a stove'),
  doing(
    /手术|开刀|住院|看病|就医|\boperation\b|surgery|see (a|the) doctor/,
    '治病|求医疗病',
    '求医',
    'medical treatment',
    {
      zh: '手术的日子由医生定，历书只是习俗。',
      en: 'The day of an operation is for your doctor to set; this is only custom.',
    },
  ),
  doing(/入职|上任|赴任|start(ing)? .{0,80}job|new job/, '赴任', '赴任', 'starting a job'),
  doing(/入学|开学|start(ing)? school/, '入学', '入学', 'starting school'),
  doing(
    /领养|养猫|养狗|adopt|get(ting)? a (pet|cat|dog|puppy|kitten)/,
    '纳畜',
    '纳畜',
    'taking in an animal',
  ),
];
/** A question without its activity. `text` is normalised. */
export const withoutDoing = (text: string): string => {
  const found = findDoing(text);
  return found ? text.replace(found.asks, ' ') : text;
};

/** The almanac's word for a day on which nothing should be undertaken. */
export const NOTHING = '诸事不宜';
/** The almanac's word for a day on which only the listed activities should be undertaken. */
export const NOTHING_ELSE = '馀事勿取';
const SEARCHES =
  /哪天|哪一天|哪日|哪几天|哪些天|几号|什么时候|啥时候|几时|何时|选个?日子|月.{0,2}有(?:吗|没有|哪些)|挑个?日子|吉日|择日|好日子|which (weekend )?(days?|dates?|ones?)\b|(?:which|what|any|a|pick a|find a) (?:good |lucky )?weekends?\b|which (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|any (good |lucky )?(day|date)s?\b|哪个周末|what (day|date)|when (should|can|could|do|is)|(best|good|lucky) (day|date)s?\b/;
/** Maximum days offered. */
const FOUND = 4;

/** The activity a question names. */
export const findDoing = (question: string): Doing | undefined => {
  const text = normalise(question);
  return DOINGS.find(({ asks }) => asks.test(text));
};

/** Whether a question asks for a day rather than about one. */
export const asksForDay = (question: string): boolean => SEARCHES.test(normalise(question));

type Verdict = 'yi' | 'ji' | 'neither' | 'nothing-else';

/** The verdict of the day's lists on an activity. One on both lists is to be avoided. */
function verdictOf(doing: Doing, { yi, ji }: DayFacts): Verdict {
  const lists = (list: readonly Bilingual[], ...names: readonly string[]) =>
    list.some(({ zh }) => names.includes(zh));
  if (lists(ji, ...doing.names, NOTHING)) return 'ji';
  if (lists(yi, ...doing.names)) return 'yi';
  return lists(yi, NOTHING_ELSE) ? 'nothing-else' : 'neither';
}

/** The verdict as a sentence, with the zodiac sign the day clashes with: families check both. */
export function describeVerdict(
  doing: Doing,
  day: DayFacts,
  today: CivilDate | undefined,
  language: ChatLanguage,
): string {
  const date = parseCivilDate(day.date);
  const when = date ? nameDay(date, today, language) : day.date;
  const label = doing.label[language];
  const verdict = {
    zh: {
      yi: `${when}的历书把「${label}」列在宜事里。`,
      ji: `${when}的历书把「${label}」列在忌事里，可以换一天。`,
      neither: `${when}的历书没有提到「${label}」，不宜也不忌。`,
      'nothing-else': `${when}的历书只列了几件宜事，其余「勿取」，「${label}」不在其中，可以换一天。`,
    },
    en: {
      yi: `The almanac of ${when} lists ${label} among what the day favours.`,
      ji: `The almanac of ${when} lists ${label} among what to avoid; another day would suit better.`,
      neither: `The almanac of ${when} does not mention ${label}, neither for nor against.`,
      'nothing-else': `The almanac of ${when} favours a few things and nothing else; ${label} is not among them, so another day would suit better.`,
    },
  }[language][verdictOf(doing, day)];
  const clash = !day.clash
    ? ''
    : language === 'zh'
      ? `当日${day.clash.zh}。`
      : ` The day clashes with ${day.clash.en}.`;
  const caution = doing.caution ? `${language === 'zh' ? '' : ' '}${doing.caution[language]}` : '';
  return `${verdict}${clash}${caution}`;
}

/** The next days that favour an activity, in the named month or in the next sixty days. */
export function describeDaysFor(
  doing: Doing,
  question: string,
  {
    today,
    almanac,
    calendar,
  }: {
    readonly today: CivilDate;
    readonly almanac: (date: string) => DayFacts | undefined;
    readonly calendar?: LunarCalendar | undefined;
  },
  language: ChatLanguage,
): string {
  const searched = daysSearched(normalise(question), today, calendar);
  const found: string[] = [];
  for (const date of searched) {
    const day = almanac(formatCivilDate(date));
    if (!day || verdictOf(doing, day) !== 'yi') continue;
    found.push(`- ${nameDay(date, today, language)} · ${day.lunar[language]}`);
    if (found.length === FOUND) break;
  }
  const last = searched.at(-1) ?? today;
  const until = nameDay(last, undefined, language);
  const label = doing.label[language];
  if (found.length === 0) {
    return language === 'zh'
      ? `到${until}为止，历书没有一天把「${label}」列为宜。`
      : `Until ${until} the almanac favours ${label} on no day.`;
  }
  return language === 'zh'
    ? `历书把「${label}」列为宜的日子，最近的是：\n\n${found.join('\n')}`
    : `The next days on which the almanac favours ${label}:\n\n${found.join('\n')}`;
}
