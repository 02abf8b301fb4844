import { type CivilDate, DIRECTION_NAMES, formatCivilDate, parseCivilDate } from '@app/kernel';
import type { ComputedCard, Toolbox } from '../computed';
import type { ChatFacts, DayFacts } from '../facts';
import { type Bilingual, type ChatLanguage, languageOf } from '../language';
import { MONTHS } from '../months';
import type { WireMessage } from '../wire';
import { type Computing, computeWith, formatBasis, formatCard } from './compute';
import { computeAnswer } from './computedAnswers';
import { namedDay } from './dates';
import { type DayIntent, describeDay, describeSky, findDayIntent, OTHER_DAYS, seasonOf } from './day';
import { asksForDay, describeDaysFor, describeVerdict, findDoing } from './doings';
import { ENTRIES } from './entries';
import type { GuideEntry, Topic } from './entry';
import { describeFestival } from './festival';
import { resolveFollowUps } from './followUp';
import {
  asksForDirection,
  asksForKua,
  asksWhoLives,
  describeHousehold,
  describeResident,
  listHousehold,
  personalLines,
} from './household';
import { condole } from './loss';
import { findResident, mentionsPerson } from './people';
import { findOutOfScope, findSmallTalk, findUnanswerable, OFFER } from './smallTalk';
import { type Span, spanNamed } from './span';
import { findEntries, findMistyped, isMentioned, type Match, normalise, related } from './understand';
import { daysSearched, namesStretch, weekdayNamed } from './when';

/** A section of the product's layout guide. */
export interface GuideSection {
  readonly topic: Topic;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** The consequence for this household. */
  readonly personal?: readonly Bilingual[];
}

/** The guide's sources besides its own entries. It says so when something it needs is missing. */
export interface AdvisorKnowledge extends Partial<ChatFacts> {
  readonly guide?: readonly GuideSection[];
  /** The almanac of another day, `2026-06-27`; undefined outside its years. */
  readonly almanac?: (date: string) => DayFacts | undefined;
  /** The tools it may use. */
  readonly tools?: Toolbox;
}

export interface Advice {
  readonly text: string;
  readonly language: ChatLanguage;
  /** The subject of the answer: ids of entries, `day`, `kua`, or why there is none. For tests and suggestions. */
  readonly about: readonly string[];
  /** The results computed for it. */
  readonly computed: readonly ComputedCard[];
}

/** The `model` named in answers of the built-in guide. */
export const BUILT_IN_MODEL = 'built-in-guide';

/** Maximum points of advice in one answer. */
const POINTS = 5;
/** Entries where a person's favourable directions matter. */
const BY_DIRECTION: ReadonlySet<string> = new Set(['bed-position', 'bedroom', 'desk', 'command', 'facing']);
const ON_DAYS_OFF = /周末|休息日|假期|weekend|days? off|holiday/i;
/** A span and one of these ask for a day in it. */
const SUITS =
  /适合|合适|宜|吉|可以|能不能|行吗|好吗|\b(?:good|suits?|suitable|lucky|favou?rable|auspicious|can|could|should|ok|best)\b/;
const ASKS_ALMANAC = /黄历|皇历|历书|宜忌|宜什么|忌什么|干支|almanac|pillar|what day/i;
const MORE = /还有|更多|继续|再说|别的|其他|接着|more|else|go on|another|continue|next/;
const WHY = /为什么|为何|依据|凭什么|why|reason|how come/;
/** A question shorter than this may depend on the one before it, characters. */
const SHORT = 24;

/** Like `advise`, for questions and answers in Simplified characters. */
export function adviseSimplified(messages: readonly WireMessage[], knowledge: AdvisorKnowledge): Advice {
  const userTexts = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const today = todayOf(knowledge);
  const language = knowledge.language ?? languageOf(userTexts.at(-1) ?? '');
  const computing = computeWith(knowledge.tools, language, userTexts.at(-1));
  const questions = today
    ? resolveFollowUps(userTexts, { today, calendar: computing.calendar, home: knowledge.home })
    : userTexts;
  const question = questions.at(-1) ?? '';
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const { about, parts } = compose({
    question,
    earlier: questions.slice(0, -1),
    answers,
    language,
    knowledge,
    computing,
  });
  const introduction = answers.some(text => text.includes(INTRODUCTION[language]))
    ? []
    : [INTRODUCTION[language]];
  const computed = computing.cards;
  const closing = [formatBasis(computed, language), ...introduction];
  return { text: [...parts, ...closing].filter(part => part !== '').join('\n\n'), language, about, computed };
}

const INTRODUCTION: Bilingual = {
  zh: '_我是内置向导：答案来自产品自带的知识，不是大模型。_',
  en: '_I am the built-in guide: answers come from what this product knows, not from a language model._',
};

interface Ask {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly answers: readonly string[];
  readonly language: ChatLanguage;
  readonly knowledge: AdvisorKnowledge;
  readonly computing: Computing;
}
interface Composed {
  readonly about: readonly string[];
  readonly parts: readonly string[];
}

/** Refusals come first, then days, people, the home and small talk; last a guess at a mistyped word, and an admission. */
function compose(ask: Ask): Composed {
  const { question, language, knowledge } = ask;
  const refused = findOutOfScope(question);
  if (refused) return { about: [refused.id], parts: [refused.text[language]] };
  const matches = findEntries(question);
  const condolence = condole(question);
  if (condolence) {
    const entries = matches.slice(0, 1).map(({ entry }) => entry);
    return { about: ['loss'], parts: [condolence[language], advice(entries, language)] };
  }
  const today = todayOf(knowledge);
  const none = noSuchDay(ask);
  if (none) return none;
  const intent = findDayIntent(question, today, ask.computing.calendar);
  // "Is the weekend before Christmas suitable for moving?" is not about the home or a lunar date.
  const isComputed = today && !(findDoing(question) && spanSearched(ask));
  const answer =
    isComputed && computeAnswer({ ...ask, today, days: intent?.days ?? [], home: knowledge.home });
  if (answer) return withAdvice(answer, matches, language);
  const dated = aboutDoing(ask, matches, intent) ?? aboutFeast(ask);
  if (dated) return dated;
  const unknowable = matches.length === 0 ? findUnanswerable(question) : undefined;
  if (unknowable) return { about: [unknowable.id], parts: [unknowable.text[language]] };
  const asksAlmanac = intent !== undefined && intent.days.length > 0 && ASKS_ALMANAC.test(question);
  const occasion = matches[0]?.entry.topic === 'occasions' && !asksAlmanac;
  if (intent && (intent.strength === 'about' || matches.length === 0) && !occasion) {
    return aboutDay(ask, intent, matches);
  }
  return aboutPeople(ask, matches) ?? (matches.length > 0 ? aboutHome(ask, matches) : elsewhere(ask));
}

/** An impossible date is named as such, whatever the question about it. */
function noSuchDay({ question, language, knowledge, computing }: Ask): Composed | undefined {
  const today = todayOf(knowledge);
  const named = today && namedDay(normalise(question), today, computing.calendar);
  if (named?.kind !== 'none') return undefined;
  return {
    about: ['no-such-day'],
    parts: [
      language === 'zh'
        ? `没有「${named.phrase.trim()}」这一天，请再看看日期。`
        : `There is no such day as “${named.phrase.trim()}”. Please check the date.`,
    ],
  };
}

/** The computed result, and the guide's best entry on the same subject. */
function withAdvice(
  { about, text }: { readonly about: string; readonly text: string },
  [first]: readonly Match[],
  language: ChatLanguage,
): Composed {
  return {
    about: [about, ...(first ? [first.entry.id] : [])],
    parts: [text, first ? advice([first.entry], language) : ''],
  };
}

const elsewhere = (ask: Ask): Composed => followUp(ask) ?? talk(ask) ?? mistyped(ask) ?? unknown(ask);

const todayOf = ({ date, day }: AdvisorKnowledge): CivilDate | undefined =>
  parseCivilDate(date ?? day?.date ?? '');

/** The almanac of any day the caller can look up, or only of today. */
const almanacOf =
  ({ date, day, almanac }: AdvisorKnowledge) =>
  (wanted: string): DayFacts | undefined =>
    wanted === (date ?? day?.date) && day ? day : almanac?.(wanted);

/** R926: the span in which a question asks for a day. */
function spanSearched({ question, knowledge, computing }: Ask): Span | undefined {
  const today = todayOf(knowledge);
  const text = normalise(question);
  const isAsked = asksForDay(question) || ON_DAYS_OFF.test(question) || SUITS.test(text);
  return isAsked && today ? spanNamed(text, today, computing.calendar) : undefined;
}

/** For an activity and a day, the day's lists; for an activity without a day, the next good days. */
function aboutDoing(
  ask: Ask,
  matches: readonly Match[],
  intent: DayIntent | undefined,
): Composed | undefined {
  const { question, language, knowledge, computing } = ask;
  const today = todayOf(knowledge);
  const doing = findDoing(question);
  if (!doing || !today) return undefined;
  const text = normalise(question);
  // Which weekend, a Saturday in May: these are searched for, instead of taking the next one. A date is not a period,
  // unless a search ends or begins with it.
  const span = spanSearched(ask);
  const isDate = namedDay(text, today, computing.calendar) !== undefined;
  const isSearch =
    span !== undefined ||
    (!isDate && asksForDay(question) && (ON_DAYS_OFF.test(question) || namesStretch(text)));
  const days = isSearch ? [] : (intent?.days ?? []);
  const almanac = almanacOf(knowledge);
  const occasion = matches.find(({ entry }) => entry.topic === 'occasions')?.entry;
  const more = occasion ? advice([occasion], language) : '';
  const about = ['day', ...(occasion ? [occasion.id] : [])];
  if (days.length > 0) {
    const known = days.flatMap(day => almanac(formatCivilDate(day)) ?? []);
    if (known.length === 0) return { about, parts: [describeDay(undefined, today, language), more] };
    for (const { date } of known) computing.card('almanac_day', { date });
    return { about, parts: [...known.map(day => describeVerdict(doing, day, today, language)), more] };
  }
  if (!asksForDay(question) && !span) return undefined;
  const searched = daysSearched(text, today, computing.calendar);
  const weekday = isSearch ? weekdayNamed(text) : undefined;
  const [from = today, to = today] = [searched[0], searched.at(-1)];
  const card = computing.card('find_days', {
    activity: doing.names[0],
    from: formatCivilDate(from),
    to: formatCivilDate(to),
    days_off_only: ON_DAYS_OFF.test(question),
    ...(weekday === undefined ? {} : { weekday }),
    ...(knowledge.home?.residents.some(({ kua }) => kua !== undefined) ? { household: true } : {}),
  });
  if (card) return { about, parts: [formatCard(card, language, 5), nextBest(card, language), more] };
  const found = knowledge.almanac
    ? describeDaysFor(doing, question, { today, almanac, calendar: computing.calendar }, language)
    : '';
  return { about, parts: [found, more, OTHER_DAYS[language]] };
}

/** R986: the second of the days found, for people who cannot take the first; the last word is theirs. */
function nextBest({ rows: [, next] }: ComputedCard, language: ChatLanguage): string {
  const day = parseCivilDate(next?.date ?? '');
  if (!next || !day) return '';
  // Objections too: a second choice named only by what speaks for it would be praised beyond what was found.
  const marks = (next.marks ?? []).map(({ text }) => text[language]);
  // Written as in the sentence above, with weekday and year: it may be in another year than the first.
  if (language === 'zh') {
    const why = marks.length > 0 ? `（${marks.join('、')}）` : '';
    return `那天若不便，其次是${day.year}年${day.month}月${day.day}日${next.text.zh}${why}。都是传统之说，以方便为先。`;
  }
  const why = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  return `If that day does not suit, the next best is ${next.text.en}, ${day.day} ${MONTHS[day.month - 1]} ${day.year}${why}. All this is tradition; your convenience comes first.`;
}

function aboutFeast({ question, language, knowledge, computing }: Ask): Composed | undefined {
  const today = todayOf(knowledge);
  const { almanac } = knowledge;
  const festival =
    today && almanac ? describeFestival(question, today, almanac, language, computing) : undefined;
  return festival === undefined ? undefined : { about: ['feast'], parts: [festival] };
}

function aboutDay(
  { question, language, knowledge, computing }: Ask,
  intent: DayIntent,
  [first]: readonly Match[],
): Composed {
  const today = todayOf(knowledge);
  const almanac = almanacOf(knowledge);
  const entry = intent.term ? seasonEntry(question, knowledge.day) : first?.entry;
  const days = intent.days.length > 0 ? intent.days : today ? [today] : [];
  const described = intent.sky
    ? [describeSky(knowledge, language)]
    : days.length > 0
      ? days.map(day => {
          const date = formatCivilDate(day);
          const card = computing.cardOrFault('almanac_day', { date });
          if (card === undefined) return describeDay(almanac(date), today, language);
          return typeof card === 'string'
            ? card
            : describeComputed(card, day, almanac(date), today, language);
        })
      : [describeDay(undefined, today, language)];
  return {
    about: ['day', ...(entry ? [entry.id] : [])],
    parts: [...described, intent.vague ? OTHER_DAYS[language] : '', entry ? advice([entry], language) : ''],
  };
}

/** The computed day: its pillars, then its lists in the guide's words. */
function describeComputed(
  card: ComputedCard,
  day: CivilDate,
  facts: DayFacts | undefined,
  today: CivilDate | undefined,
  language: ChatLanguage,
): string {
  if (!facts) return formatCard(card, language);
  const pillars = card.rows.find(({ id }) => id === 'pillars');
  const line = pillars?.detail
    ? [`- ${pillars.text[language]}${language === 'zh' ? '：' : ': '}${pillars.detail[language]}`]
    : [];
  return describeDay(facts, today ?? day, language, line);
}

/** The residents of the home, and the directions of everyone or of the named resident. */
function aboutPeople(
  { question, language, knowledge, computing }: Ask,
  matches: readonly Match[],
): Composed | undefined {
  const { home } = knowledge;
  if (asksWhoLives(question)) return { about: ['household'], parts: [listHousehold(home, language)] };
  const person = mentionsPerson(question, home) ? findResident(question, home, computing) : undefined;
  if (person && asksForDirection(question)) {
    const entries = matches.slice(0, 2).map(({ entry }) => entry);
    return {
      about: ['kua', ...entries.map(({ id }) => id)],
      parts: [describeResident(person, language), advice(entries, language)],
    };
  }
  return asksForKua(question) ? { about: ['kua'], parts: [describeHousehold(home, language)] } : undefined;
}

/** What to do at home around the named solar term, or the current one. */
function seasonEntry(question: string, day: AdvisorKnowledge['day']): GuideEntry | undefined {
  const season = seasonOf(question, day);
  return ENTRIES.find(({ id }) => id === `season-${season}`);
}

function aboutHome({ language, knowledge }: Ask, matches: readonly Match[]): Composed {
  const entries = matches.slice(0, 3).map(({ entry }) => entry);
  return {
    about: entries.map(({ id }) => id),
    parts: [advice(entries, language), ...personal(entries, knowledge, language)],
  };
}

/** One subject with all its points, or several with the first points of each. */
function advice(entries: readonly GuideEntry[], language: ChatLanguage): string {
  const [first, ...others] = entries;
  if (!first) return '';
  const points =
    others.length === 0
      ? first.points
      : [...first.points.slice(0, 2), ...others.flatMap(({ points: [point] }) => (point ? [point] : []))];
  const title = entries.map(({ title }) => `**${title[language]}**`).join(' · ');
  const list = points.slice(0, POINTS).map((point, index) => `${index + 1}. ${point[language]}`);
  return `${title}\n\n${list.join('\n')}`;
}

function personal(
  entries: readonly GuideEntry[],
  knowledge: AdvisorKnowledge,
  language: ChatLanguage,
): readonly string[] {
  const { home, guide = [] } = knowledge;
  const lines: string[] = [];
  if (entries.some(({ id }) => BY_DIRECTION.has(id))) lines.push(...personalLines(home, language));
  const section = guide.find(({ topic }) => topic === entries[0]?.topic);
  lines.push(...(section?.personal ?? []).slice(0, 2).map(line => line[language]));
  if (home?.facing && entries.some(({ topic }) => topic === 'colour')) {
    const facing = DIRECTION_NAMES[language][home.facing];
    lines.push(language === 'zh' ? `你家朝${facing}。` : `Your home faces ${facing}.`);
  }
  const list = lines.map(line => `- ${line}`).join('\n');
  const quoted = section
    ? `> ${section.title[language]}${language === 'zh' ? '：' : ': '}${section.text[language]}`
    : '';
  return [list, quoted];
}

/** "What else?" continues with the same topic; "why?" gives the source of the advice. */
function followUp({ question, earlier, answers, language }: Ask): Composed | undefined {
  const text = normalise(question);
  const before = earlier
    .toReversed()
    .map(findEntries)
    .find(matches => matches.length > 0)?.[0]?.entry;
  if (!before || text.length > SHORT) return undefined;
  if (WHY.test(text)) {
    return {
      about: ['why'],
      parts: [
        language === 'zh'
          ? `关于「${before.title.zh}」：标了「传统」的是习俗与象征，没有科学证明；其余的理由是采光、通风、噪声、动线与安全，照做前可以自己试一周。`
          : `About “${before.title.en}”: what I call tradition is custom and symbol, without scientific proof; the rest rests on light, air, noise, movement and safety, and you can try it for a week.`,
      ],
    };
  }
  if (!MORE.test(text)) return undefined;
  const next = [before, ...related(before)].find(entry => !isMentioned(entry, answers, language));
  return next && { about: [next.id], parts: [advice([next], language)] };
}

function talk({ question, language }: Ask): Composed | undefined {
  const remark = findSmallTalk(question);
  if (!remark) return undefined;
  const withOffer = ['identity', 'help', 'greeting', 'blame'].includes(remark.id);
  return { about: [remark.id], parts: [remark.text[language], withOffer ? OFFER[language] : ''] };
}

/** For an English word with one wrong letter. The answer names the guess, so it can be corrected. */
function mistyped(ask: Ask): Composed | undefined {
  const meant = findMistyped(ask.question);
  if (!meant) return undefined;
  const { about, parts } = aboutHome(ask, meant.matches);
  const guess =
    ask.language === 'zh' ? `我猜你说的是「${meant.word}」。` : `I take it you mean “${meant.word}”.`;
  return { about: [...about, 'typing'], parts: [guess, ...parts] };
}

const unknown = ({ language }: Ask): Composed => ({
  about: ['unknown'],
  parts: [
    language === 'zh'
      ? '这个问题我不知道，不想随便编一个答案。'
      : 'I don’t know the answer to that, and I would rather not make one up.',
    OFFER[language],
  ],
});
