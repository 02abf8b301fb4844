import { type CivilDate, DIRECTION_NAMES, daysBetween, parseCivilDate } from '@app/kernel';
import type { ChatFacts, Direction } from './facts';
import type { Bilingual } from './language';
import { MONTHS } from './months';

export interface Suggestion {
  readonly id: string;
  readonly text: Bilingual;
}

export interface SuggestionContext {
  readonly facts: ChatFacts;
  /** Hour of the reader's clock, 0 to 23. */
  readonly hour: number;
  /** Questions already asked: they are not suggested again. */
  readonly asked: readonly string[];
  /** The first day of the last answer, if it computed days: `2027-01-23`. */
  readonly found?: string | undefined;
}

/** How many are shown at once. */
const SHOWN = 3;
/** A solar term this near is worth a question, days. */
const SOON = 5;

const s = (id: string, zh: string, en: string): Suggestion => ({ id, text: { zh, en } });

const ALWAYS: readonly Suggestion[] = [
  s('bed', '卧室的床头朝哪边好？', 'Which way should the bed face?'),
  s('entrance', '玄关太暗怎么办？', 'My entrance is too dark'),
  s('sofa', '沙发该怎么放？', 'Where should the sofa go?'),
  s('desk', '书桌背对门好吗？', 'Is it bad to sit with my back to the door?'),
  s('mirror', '卧室里的镜子放哪里？', 'Where may a mirror go in the bedroom?'),
  s('plants', '家里放什么植物好？', 'Which plants suit my home?'),
  s('stove', '灶台和水槽挨着怎么办？', 'My stove is right beside the sink'),
  s('air', '怎么让空气好一些？', 'How can the air be better?'),
  s('smart', '智能家居从哪开始？', 'Where do I begin with a smart home?'),
  s('clutter', '东西太多怎么收纳？', 'How do I deal with clutter?'),
];

/**
 * Three questions that fit the day, the hour and the home; the same day offers the same ones. R986: after an answer that
 * computed days they are about its first day, and about the month after it.
 */
export function suggest({ facts, hour, asked, found }: SuggestionContext): readonly Suggestion[] {
  const day = parseCivilDate(found ?? '');
  const offered = [
    ...(day ? ofFound(day, facts) : []),
    ...ofDay(facts, hour),
    ...ofHome(facts),
    ...rotated(facts.date),
  ];
  const open = offered.filter(({ text }) => !asked.includes(text.zh) && !asked.includes(text.en));
  return open.slice(0, SHOWN);
}

/** A day or a month without its year is the next one: so far ahead it needs the year, days. */
const FAR = 300;

function ofFound(found: CivilDate, { home, date }: ChatFacts): readonly Suggestion[] {
  const { year, month, day } = found;
  const today = parseCivilDate(date);
  const isNear = today !== undefined && daysBetween(today, found) >= 0 && daysBetween(today, found) < FAR;
  const inYear = (number: number) => (isNear ? ['', ''] : [`${number}年`, ` ${number}`]);
  const after = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const [yearZh, yearEn] = inYear(year);
  const [nextZh, nextEn] = inYear(after.year);
  const [zh, en] = [`${yearZh}${month}月${day}日`, `${day} ${MONTHS[month - 1]}${yearEn}`];
  return [
    s('found-hours', `${zh}有哪些吉时？`, `What are the lucky hours on ${en}?`),
    ...(home && home.residents.length > 0
      ? [s('found-clash', `${zh}冲谁？`, `Who clashes with ${en}?`)]
      : [s('found-day', `${zh}宜什么？`, `What is ${en} good for?`)]),
    s('found-next', `那${nextZh}${after.month}月呢？`, `And in ${MONTHS[after.month - 1]}${nextEn}?`),
  ];
}

function ofDay({ day }: ChatFacts, hour: number): readonly Suggestion[] {
  const next = day?.nextTerm;
  return [
    s('today', '今天适合做什么？', 'What is today good for?'),
    ...(next && next.inDays > 0 && next.inDays <= SOON
      ? [
          s(
            'term',
            `${next.inDays === 1 ? '明天' : `${next.inDays} 天后`}就是${next.name.zh}，家里该准备什么？`,
            `${next.name.en} is ${next.inDays === 1 ? 'tomorrow' : `in ${next.inDays} days`}: how do I prepare the home?`,
          ),
        ]
      : []),
    ...(hour >= 20 || hour < 5
      ? [s('sleep', '怎么布置卧室更好睡？', 'How can the bedroom help me sleep better?')]
      : []),
    ...(hour >= 12 && hour < 16
      ? [s('sun', '午后西晒怎么办？', 'What helps against harsh afternoon sun?')]
      : []),
  ];
}

function ofHome({ home }: ChatFacts): readonly Suggestion[] {
  if (!home) return [];
  const known = home.residents.find(({ kua }) => kua !== undefined);
  return [
    ...(known
      ? [s('kua', `${known.name}的吉方在哪里？`, `Which directions are favourable for ${known.name}?`)]
      : []),
    ...(home.facing ? [ofFacing(home.facing)] : []),
  ];
}

const ofFacing = (facing: Direction): Suggestion =>
  s(
    'facing',
    `我家朝${DIRECTION_NAMES.zh[facing]}，用什么颜色好？`,
    `My home faces ${DIRECTION_NAMES.en[facing]}: which colours suit it?`,
  );

/** Starts at another suggestion each day, for variety. */
function rotated(date: string): readonly Suggestion[] {
  const start = [...date].reduce((sum, character) => sum + character.charCodeAt(0), 0) % ALWAYS.length;
  return [...ALWAYS.slice(start), ...ALWAYS.slice(0, start)];
}
