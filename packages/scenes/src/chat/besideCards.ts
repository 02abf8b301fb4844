import type { ComputedCard } from '@app/chat';

/** Whether a card is drawn day by day, each with its leaf. */
export const hasDays = ({ rows }: ComputedCard): boolean => rows.some(({ date }) => date !== undefined);

/** R618: the words of the local guide beside its cards: without the days and the note shown on a card. */
export function besideCards(text: string, cards: readonly ComputedCard[]): string {
  const shown = cards.filter(hasDays);
  const days = shown.flatMap(({ rows }) => rows.flatMap(({ date }) => (date ? [`- ${date} **`] : [])));
  const notes = new Set(shown.flatMap(({ note }) => [`_${note.zh}_`, `_${note.en}_`]));
  return text
    .split('\n\n')
    .map(part =>
      part
        .split('\n')
        .filter(line => !days.some(day => line.startsWith(day)))
        .join('\n'),
    )
    .filter(part => part !== '' && !notes.has(part))
    .join('\n\n');
}

/** R832: the first paragraph of an answer, which stands before its cards, and what follows them; a list stays whole. */
export function ledBy(words: string): readonly [lead: string, after: string] {
  const end = words.indexOf('\n\n');
  const lead = end < 0 ? words : words.slice(0, end);
  return /^[\p{L}\p{N}“「*]/u.test(lead) && !lead.includes('\n')
    ? [lead, words.slice(lead.length).trim()]
    : ['', words];
}
