import { millis } from '@app/kernel';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './message';
import type { ChatRow } from './saver';
import { listTalks, titleOf, toMarkdown } from './talks';

const user = (text: string, at = 0): ChatMessage => ({ id: `u${at}`, sender: 'user', text, at: millis(at) });
const bot = (text: string, at = 1): ChatMessage => ({
  id: `b${at}`,
  sender: 'bot',
  text,
  at: millis(at),
  outcome: 'whole',
  source: 'model',
});
const row = (id: string, ...messages: readonly ChatMessage[]): ChatRow => ({
  id,
  chat: { version: 1, messages, draft: '' },
});

describe('[R411] several talks', () => {
  const rows = [
    row('main', user('沙发怎么放？', 1), bot('靠墙。', 2)),
    row('b', user('When to move?', 5), bot('On the 6th, a Ｓｕｎｄａｙ.', 6)),
    row('empty'),
  ];

  it('are listed by their first question, the newest first, without empty ones', () => {
    expect(listTalks(rows)).toEqual([
      { id: 'b', title: 'When to move?', at: 6 },
      { id: 'main', title: '沙发怎么放？', at: 2 },
    ]);
  });

  it('are searched in questions and answers, ignoring case and width', () => {
    expect(listTalks(rows, ' sunday ')).toEqual([
      { id: 'b', title: 'When to move?', at: 6, found: 'on the 6th, a sunday.' },
    ]);
    expect(listTalks(rows, '靠墙').map(({ id }) => id)).toEqual(['main']);
    expect(listTalks(rows, 'nowhere')).toEqual([]);
  });

  it('are searched in hidden versions as well', () => {
    const branched = {
      ...rows[0]!,
      chat: { ...rows[0]!.chat, branches: [{ after: 'u1', messages: [bot('靠窗。', 3)] }] },
    };
    expect(listTalks([branched], '靠窗')).toHaveLength(1);
  });

  it('have titles of one line', () => {
    expect([...titleOf([user('长'.repeat(100))])]).toHaveLength(49);
    expect(titleOf([user('one\ntwo')])).toBe('one two');
    expect(titleOf([user('the first'), bot('so'), user('the second', 2)])).toBe('the first');
  });
});

describe('[R411] a talk as Markdown', () => {
  const words = (text: string) => ({ zh: text, en: text });
  const card = {
    tool: 'almanac_day',
    title: words('almanac of a day'),
    asked: words('1 December 2026'),
    lead: words('Ji-You day.'),
    rows: [],
    note: words('Tradition.'),
    page: { kind: 'house' },
  } as const;

  it('names each speaker and what was computed', () => {
    const answer: ChatMessage = {
      ...bot('- **Good** for travel'),
      sender: 'bot',
      computed: [card],
      outcome: 'whole',
      source: 'model',
    };
    const text = toMarkdown([user('1 December?'), answer], 'en');
    expect(text).toContain('## You\n\n1 December?');
    expect(text).toContain('## Cosmic Messenger\n\n> **Computed: almanac of a day** (1 December 2026)');
    expect(text).toContain('- **Good** for travel');
    expect(toMarkdown([user('?')], 'zh')).toContain('## 我');
  });

  it.each(['# not a heading', '![x](https://evil.example/p.png)', '<img src=x>', '*a* _b_ `c` [d](e)'])(
    'keeps typed text as text: %s',
    typed => {
      // mdast-util-from-markdown, the reference reader of CommonMark in JavaScript.
      const [title, heading, paragraph, ...rest] = fromMarkdown(toMarkdown([user(typed)], 'en')).children;
      expect([title?.type, heading?.type, paragraph?.type, rest]).toEqual([
        'heading',
        'heading',
        'paragraph',
        [],
      ]);
      const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      expect(text).toMatchObject({ type: 'text', value: typed });
    },
  );
});
