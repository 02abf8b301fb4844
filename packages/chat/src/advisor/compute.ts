import { addDays, type CivilDate, formatCivilDate, parseCivilDate } from '@app/kernel';
import type { CardRow, ComputedCard, Toolbox } from '../computed';
import type { Bilingual, ChatLanguage } from '../language';
import type { LunarCalendar } from './dates';

/** The tools as the guide uses them: their results for an answer are collected, and shown with it. */
export interface Computing {
  /** Undefined without tools. */
  card(tool: string, args: object): ComputedCard | undefined;
  /** The same, or why it cannot be computed, in the language of the toolbox. */
  cardOrFault(tool: string, args: object): ComputedCard | string | undefined;
  /** The facts of a result, without a line in the answer; undefined without the tool or a result. */
  facts(tool: string, args: object): Readonly<Record<string, unknown>> | undefined;
  /** Lunar days are converted to civil ones without showing that. */
  readonly calendar: LunarCalendar | undefined;
  readonly cards: readonly ComputedCard[];
}

/** A year has 24, and the walk begins a day early. */
const TERMS = 25;
/** As many as one answer of a model may have. */
const MOST = 8;

/** R483: the region of public holidays a question names, for the tools that use them. */
const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/香港|hong ?kong/i, 'hong-kong'],
  [/澳门|maca[ou]/i, 'macao'],
  [/台湾|taiwan/i, 'taiwan'],
  [/大陆|内地|mainland/i, 'mainland'],
];
const namesHolidays = (tool: string, args: object): boolean =>
  tool === 'almanac_day' || (tool === 'find_days' && 'days_off_only' in args && args.days_off_only === true);

/** `question` is in Simplified characters. */
export function computeWith(tools: Toolbox | undefined, language: ChatLanguage, question = ''): Computing {
  const cards: ComputedCard[] = [];
  const region = REGIONS.find(([named]) => named.test(question))?.[1];
  const run = ({ run: compute }: Toolbox, tool: string, args: object) =>
    compute(tool, region && namesHolidays(tool, args) ? { ...args, holidays_of: region } : args);
  const has = (tool: string) => tools?.specs.some(({ name }) => name === tool) ?? false;
  const cardOrFault = (tool: string, args: object): ComputedCard | string | undefined => {
    if (!tools || !has(tool)) return undefined;
    const { card, text } = run(tools, tool, args);
    if (!card) return messageOf(text, language);
    const known = cards.find(each => each.tool === card.tool && each.asked.en === card.asked.en);
    if (!known && cards.length < MOST) cards.push(card);
    return card;
  };
  return {
    card(tool, args) {
      const card = cardOrFault(tool, args);
      return typeof card === 'object' ? card : undefined;
    },
    cardOrFault,
    facts(tool, args) {
      if (!tools || !has(tool)) return undefined;
      const { card, text } = run(tools, tool, args);
      return card && (JSON.parse(text) as Readonly<Record<string, unknown>>); // written by our own toolbox
    },
    calendar: tools && calendarOf(tools),
    cards,
  };
}

/** The message of a fault. */
function messageOf(text: string, language: ChatLanguage): string {
  const { message } = JSON.parse(text) as { readonly message?: string | Bilingual }; // written by our own toolbox
  return typeof message === 'string' ? message : (message?.[language] ?? '');
}

function calendarOf(tools: Toolbox): LunarCalendar {
  return {
    next({ month, day, isLeap }, from) {
      const args = { month, day, leap: isLeap, years: 1, from: formatCivilDate(from) };
      const [row] = tools.run('lunar_birthday', args).card?.rows ?? [];
      return parseCivilDate(row?.date ?? '');
    },
    lunarOf(date: CivilDate) {
      const { text } = tools.run('almanac_day', { date: formatCivilDate(date) });
      const { lunar } = JSON.parse(text) as {
        readonly lunar?: { readonly month: number; readonly day: number; readonly leap: boolean };
      }; // written by our own toolbox
      return lunar && { month: lunar.month, day: lunar.day, isLeap: lunar.leap };
    },
    termIn(text, from) {
      let day = addDays(from, -1);
      for (let walked = 0; walked < TERMS; walked += 1) {
        const { term } = JSON.parse(tools.run('almanac_day', { date: formatCivilDate(day) }).text) as {
          readonly term?: { readonly next: Readonly<Record<string, unknown>> & { readonly in_days: number } };
        }; // written by our own toolbox
        if (!term) return undefined;
        day = addDays(day, term.next.in_days);
        const [id = '', name] = Object.entries(term.next)[0] ?? [];
        if (text.includes(id.replaceAll('-', ' ')) || text.includes(String(name).toLowerCase())) return day;
      }
      return undefined;
    },
  };
}

/** The rows of a card to quote: the first ones, or those the question asks for. */
export type Rows = number | ((row: CardRow) => boolean);

/** A card in Markdown: its sentence, its rows and its note. */
export function formatCard(card: ComputedCard, language: ChatLanguage, rows: Rows = 12): string {
  const zh = language === 'zh';
  const chosen = typeof rows === 'number' ? card.rows.slice(0, rows) : card.rows.filter(rows);
  const lines = chosen.map(({ date, text, detail, marks = [] }) => {
    const description = [
      // A detail may be whole sentences, which the next text continues.
      ...(detail ? [marks.length > 0 ? detail[language].replace(/[。.]$/, '') : detail[language]] : []),
      ...(marks.length > 0 ? [marks.map(mark => mark.text[language]).join(zh ? '、' : ', ')] : []),
    ].join(zh ? '；' : '; ');
    const day = date === undefined ? '' : `${date} `;
    return `- ${day}**${text[language]}**${description === '' ? '' : `${zh ? '：' : ': '}${description}`}`;
  });
  return [
    card.lead[language],
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    `_${card.note[language]}_`,
  ].join('\n\n');
}

/** The basis of an answer, in a line. */
export function formatBasis(cards: readonly ComputedCard[], language: ChatLanguage): string {
  if (cards.length === 0) return '';
  const zh = language === 'zh';
  const list = cards.map(({ title, asked }) => `${title[language]}（${asked[language]}）`).join('；');
  const english = cards.map(({ title, asked }) => `${title.en} (${asked.en})`).join('; ');
  return zh ? `_本机推算：${list}。_` : `_Computed on this device: ${english}._`;
}
