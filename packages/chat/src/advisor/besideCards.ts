import type { CardRow, ComputedCard } from '../computed';
import type { ChatMessage } from '../message';
import { formatBasis } from './compute';

/** Whether a card is drawn day by day, each with its leaf. */
export const hasDays = ({ rows }: ComputedCard): boolean => rows.some(({ date }) => date !== undefined);

const lastOfDays = (messages: readonly ChatMessage[]): ComputedCard | undefined =>
  messages.flatMap(message => (message.sender === 'bot' ? (message.computed ?? []) : [])).findLast(hasDays);

/** R886: the first day of the last answer that computed days. The best of several comes first. */
export const firstDayOf = (messages: readonly ChatMessage[]): CardRow | undefined =>
  lastOfDays(messages)?.rows.find(({ date }) => date !== undefined);

/** R986: the first day that the last message found; a day that was asked for needs no further questions. */
export const foundDayOf = (messages: readonly ChatMessage[]): string | undefined => {
  const last = messages.slice(-1);
  return lastOfDays(last)?.tool === 'find_days' ? firstDayOf(last)?.date : undefined;
};

/** R618: the words of the local guide beside its cards: without the days, lists, note and basis shown on a card,
 * and a day's date and solar term, which the card says; its festival stays (R1067). */
export function besideCards(text: string, cards: readonly ComputedCard[]): string {
  const shown = cards.filter(hasDays);
  const said = shown.flatMap(({ rows }) =>
    rows.flatMap(({ date, text: of }) =>
      // The guide's own lines, and those of `formatCard`.
      date ? [`- ${date} **`] : [`- ${of.zh}：`, `- ${of.en}: `, `- **${of.zh}**`, `- **${of.en}**`],
    ),
  );
  const dates = shown.flatMap(({ rows }) =>
    rows.flatMap(({ date, detail }) => (date && detail ? [detail.zh, detail.en] : [])),
  );
  const isDate = (line: string) =>
    line.startsWith('**') && dates.some(detail => line.includes(detail.split(' · ')[0] ?? detail));
  const details = shown.flatMap(({ rows }) =>
    rows.flatMap(({ detail }) => (detail ? [detail.zh, detail.en] : [])),
  );
  const festival = (line: string) =>
    line
      .split(' · ')
      .slice(1)
      .filter(name => !details.some(detail => detail.startsWith(name)))
      .join(' · ');
  const notes = new Set(shown.flatMap(({ note }) => [`_${note.zh}_`, `_${note.en}_`]));
  const bases = [formatBasis(cards, 'zh'), formatBasis(cards, 'en')];
  return (
    text
      .split('\n\n')
      .map(part =>
        part
          .split('\n')
          .map(line => (isDate(line) ? festival(line) : line))
          .filter(line => line !== '' && !said.some(start => line.startsWith(start)))
          .join('\n'),
      )
      // Also while its line is still growing.
      .filter(part => part !== '' && !notes.has(part) && !bases.some(basis => basis.startsWith(part)))
      .join('\n\n')
  );
}

/** A line of Markdown that is no sentence: of a list, heading, quotation, fence, table, rule or indented code. */
const NO_SENTENCE = /^(?:\s{0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)|#|>|```|~~~|.*\|| {4}|\t|\s*[-=*_]{2,}\s*$)/;

/** R832: the first paragraph of an answer, which comes before its cards, and what follows them; a list stays whole. */
export function ledBy(words: string): readonly [lead: string, after: string] {
  const end = words.indexOf('\n\n');
  const lead = end < 0 ? words : words.slice(0, end);
  return lead.split('\n').some(line => NO_SENTENCE.test(line))
    ? ['', words]
    : [lead, words.slice(lead.length).trim()];
}
