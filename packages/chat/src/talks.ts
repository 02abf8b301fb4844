import type { ChatLanguage } from './language';
import { type ChatMessage, MESSENGER_NAME } from './message';
import type { ChatRow } from './saver';

/** A conversation in the list of all of them. */
export interface TalkSummary {
  readonly id: string;
  /** The first question, truncated; empty before any question. */
  readonly title: string;
  /** The time of the last message, ms. */
  readonly at: number;
  /** Where the search matched; missing without a search. */
  readonly found?: string;
}

const TITLE = 48;
const AROUND = 30;

const cut = (text: string, length: number): string => {
  const characters = [...text.replaceAll('\n', ' ').trim()];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
};

/** The title of a talk: its first question. */
export const titleOf = (messages: readonly ChatMessage[]): string =>
  cut(messages.find(({ sender }) => sender === 'user')?.text ?? '', TITLE);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** R411. The talks with messages, the newest first; with a query only those that match, and where. */
export function listTalks(rows: readonly ChatRow[], query = ''): readonly TalkSummary[] {
  const wanted = plain(query.trim());
  return rows
    .flatMap(({ id, chat: { messages, branches = [] } }): TalkSummary[] => {
      if (messages.length === 0) return [];
      const talk = { id, title: titleOf(messages), at: messages.at(-1)?.at ?? 0 };
      if (wanted === '') return [talk];
      const all = [...messages, ...branches.flatMap(branch => branch.messages)];
      const hit = all.find(({ text }) => plain(text).includes(wanted));
      return hit ? [{ ...talk, found: around(plain(hit.text), wanted) }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
}

function around(text: string, wanted: string): string {
  const at = text.indexOf(wanted);
  const from = Math.max(0, at - AROUND);
  const words = text.slice(from, at + wanted.length + AROUND).replaceAll('\n', ' ');
  return `${from > 0 ? '…' : ''}${words}${at + wanted.length + AROUND < text.length ? '…' : ''}`;
}

const WORDS = {
  zh: { you: '我', computed: '已算', failed: '（没有回答）', stopped: '（已停止）' },
  en: { you: 'You', computed: 'Computed', failed: '(no answer)', stopped: '(stopped)' },
} as const;

/** R411. A talk as Markdown: each speaker, and the computed results. Answers are Markdown already. */
export function toMarkdown(messages: readonly ChatMessage[], language: ChatLanguage): string {
  const words = WORDS[language];
  const blocks = messages.map(message => {
    if (message.sender === 'user') return `## ${words.you}\n\n${quoted(message.text)}`;
    const cards = (message.computed ?? []).map(
      ({ title, asked, lead, note }) =>
        `> **${words.computed}: ${title[language]}** (${asked[language]})\n>\n> ${lead[language]}\n>\n> _${note[language]}_`,
    );
    const body = message.text === '' ? (message.outcome === 'failed' ? words.failed : '') : message.text;
    const end = message.outcome === 'stopped' ? words.stopped : '';
    return [`## ${MESSENGER_NAME[language]}`, ...cards, body, end].filter(part => part !== '').join('\n\n');
  });
  return `# ${quoted(titleOf(messages))}\n\n${blocks.join('\n\n')}\n`;
}

/** Typed text stays text: nothing in it may become a heading, a list or a picture of the file. */
const quoted = (text: string): string => text.replace(/[\\`*_[\]<>#|~!]/g, '\\$&').replaceAll('\n', '  \n');
