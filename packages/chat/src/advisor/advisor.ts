import type { ChatFacts } from '../facts';
import { type Bilingual, type ChatLanguage, languageOf } from '../language';
import type { WireMessage } from '../wire';
import { type DayIntent, describeDay, findDayIntent, seasonOf, verdictOf } from './day';
import { ENTRIES } from './entries';
import type { GuideEntry, Topic } from './entry';
import { asksForKua, DIRECTION_NAMES, describeHousehold, personalLines } from './household';
import { findOutOfScope, findSmallTalk, OFFER } from './smallTalk';
import { findEntries, isTold, type Match, normalise, related } from './understand';

/** A section of the product's layout guide. */
export interface GuideSection {
  readonly topic: Topic;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** What follows for this household. */
  readonly personal?: readonly Bilingual[];
}

/** All the guide may answer from besides its own entries. What is absent it does not know, and says so. */
export interface AdvisorKnowledge extends Partial<ChatFacts> {
  readonly guide?: readonly GuideSection[];
}

export interface Advice {
  readonly text: string;
  readonly language: ChatLanguage;
  /** What the answer is about: ids of entries, `day`, `kua`, or why there is none. For tests and suggestions. */
  readonly about: readonly string[];
}

/** The name that stands as `model` in answers of the built-in guide. */
export const BUILT_IN_MODEL = 'built-in-guide';

/** At most so many points of advice in one answer. */
const POINTS = 5;
/** Entries where a person's favourable directions matter. */
const BY_DIRECTION: ReadonlySet<string> = new Set(['bed-position', 'bedroom', 'desk', 'command', 'facing']);
const MORE = /还有|更多|继续|再说|别的|其他|接着|more|else|go on|another|continue|next/;
const WHY = /为什么|为何|依据|凭什么|why|reason|how come/;
/** A question this short leans on the one before it, in characters. */
const SHORT = 24;

/**
 * Answers the last question of a conversation from what the product knows, without a model: by the words of the
 * question, in the language of the facts or else of the question. It never guesses: what it does not find, it admits.
 */
export function advise(messages: readonly WireMessage[], knowledge: AdvisorKnowledge): Advice {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = questions.at(-1) ?? '';
  const language = knowledge.language ?? languageOf(question);
  const told = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const { about, parts } = compose({ question, earlier: questions.slice(0, -1), told, language, knowledge });
  const introduction = told.some(text => text.includes(INTRODUCTION[language]))
    ? []
    : [INTRODUCTION[language]];
  return { text: [...parts, ...introduction].filter(part => part !== '').join('\n\n'), language, about };
}

const INTRODUCTION: Bilingual = {
  zh: '_我是内置向导：答案来自产品自带的知识，不是大模型。_',
  en: '_I am the built-in guide: answers come from what this product knows, not from a language model._',
};

interface Ask {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly told: readonly string[];
  readonly language: ChatLanguage;
  readonly knowledge: AdvisorKnowledge;
}
interface Composed {
  readonly about: readonly string[];
  readonly parts: readonly string[];
}

/** What must not be answered first, then the day, people, the home, talk; in the end the admission. */
function compose(ask: Ask): Composed {
  const { question, language, knowledge } = ask;
  const refused = findOutOfScope(question);
  if (refused) return { about: [refused.id], parts: [refused.text[language]] };
  const matches = findEntries(question);
  const day = findDayIntent(question);
  const occasion = matches[0]?.entry.topic === 'occasions';
  if (day && (day.strength === 'about' || matches.length === 0) && !occasion) return aboutDay(ask, day);
  if (asksForKua(question)) return { about: ['kua'], parts: [describeHousehold(knowledge.home, language)] };
  if (matches.length > 0) return aboutHome(ask, matches, day);
  return followUp(ask) ?? talk(ask) ?? unknown(ask);
}

function aboutDay({ question, language, knowledge }: Ask, intent: DayIntent): Composed {
  const verdict = intent.otherDay ? undefined : verdictOf(question, knowledge.day, language);
  const description = describeDay({ date: knowledge.date ?? '', ...knowledge }, intent, language);
  const season = intent.term ? seasonEntry(question, knowledge.day) : undefined;
  return {
    about: ['day', ...(season ? [season.id] : [])],
    parts: [verdict ?? '', description, season ? advice([season], language) : ''],
  };
}

/** What to do at home around the solar term that the question names, or the one in force. */
function seasonEntry(question: string, day: AdvisorKnowledge['day']): GuideEntry | undefined {
  const season = seasonOf(question, day);
  return ENTRIES.find(({ id }) => id === `season-${season}`);
}

function aboutHome(ask: Ask, matches: readonly Match[], day: DayIntent | undefined): Composed {
  const { question, language, knowledge } = ask;
  const entries = matches.slice(0, 3).map(({ entry }) => entry);
  const verdict = day?.otherDay ? undefined : verdictOf(question, knowledge.day, language);
  const elsewhen = day?.otherDay
    ? describeDay({ date: '' }, { ...day, sky: true }, language)
        .split('\n')
        .at(-1)
    : undefined;
  return {
    about: entries.map(({ id }) => id),
    parts: [
      verdict ?? '',
      advice(entries, language),
      ...personal(entries, knowledge, language),
      elsewhen ?? '',
    ],
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
    const facing = DIRECTION_NAMES[home.facing][language];
    lines.push(language === 'zh' ? `你家朝${facing}。` : `Your home faces ${facing}.`);
  }
  const list = lines.map(line => `- ${line}`).join('\n');
  const quoted = section
    ? `> ${section.title[language]}${language === 'zh' ? '：' : ': '}${section.text[language]}`
    : '';
  return [list, quoted];
}

/** "What else?" goes on with the same topic; "why?" says where the advice comes from. */
function followUp({ question, earlier, told, language }: Ask): Composed | undefined {
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
          ? `关于“${before.title.zh}”：标了“传统”的是习俗与象征，没有科学证明；其余的理由是采光、通风、噪声、动线与安全，照做前可以自己试一周。`
          : `About “${before.title.en}”: what I call tradition is custom and symbol, without scientific proof; the rest rests on light, air, noise, movement and safety, and you can try it for a week.`,
      ],
    };
  }
  if (!MORE.test(text)) return undefined;
  const next = [before, ...related(before)].find(entry => !isTold(entry, told, language));
  return next && { about: [next.id], parts: [advice([next], language)] };
}

function talk({ question, language }: Ask): Composed | undefined {
  const remark = findSmallTalk(question);
  if (!remark) return undefined;
  const withOffer = ['identity', 'help', 'greeting'].includes(remark.id);
  return { about: [remark.id], parts: [remark.text[language], withOffer ? OFFER[language] : ''] };
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
