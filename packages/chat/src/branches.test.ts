import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { versionsAt } from './branches';
import { type ChatInput, type ChatState, NEW_CONVERSATION, stepChat } from './conversation';
import { parseStored, toStored } from './stored';

let clock = 0;
const run = (state: ChatState, ...inputs: readonly ChatInput[]): ChatState =>
  inputs.reduce((before, input) => stepChat(before, input)[0], state);
const at = () => {
  clock += 1;
  return millis(clock);
};
const send = (id: string, text: string): ChatInput => ({ kind: 'send', id, at: at(), text });
const exchange = (request: string, text: string): ChatInput => ({
  kind: 'text',
  request,
  text,
  at: at(),
  source: 'model',
  personal: false,
});
const end = (request: string): ChatInput => ({ kind: 'done', request, at: at(), model: 'm' });
const texts = ({ messages }: ChatState) => messages.map(({ text }) => text);
const versions = (state: ChatState) =>
  state.messages.map((_, i) => versionsAt(state.messages, state.branches ?? [], i));

/** a x b y, then a retry of the answer to a, which gives z. */
const asked = () =>
  run(
    NEW_CONVERSATION,
    send('1', 'a'),
    exchange('1', 'x'),
    end('1'),
    send('2', 'b'),
    exchange('2', 'y'),
    end('2'),
  );
const again = () =>
  run(asked(), { kind: 'ask-again', id: '3', reply: '1-reply' }, exchange('3', 'z'), end('3'));

describe('[R410] questions retried or edited', () => {
  it('become another version, and both can be shown with all that followed', () => {
    const state = again();
    expect(texts(state)).toEqual(['a', 'z']);
    expect(versions(state)).toEqual([undefined, { shown: 2, count: 2 }]);
    const back = run(state, { kind: 'switch', message: '3-reply', step: -1 });
    expect(texts(back)).toEqual(['a', 'x', 'b', 'y']);
    expect(versions(back)[1]).toEqual({ shown: 1, count: 2 });
    expect(texts(run(back, { kind: 'switch', message: '1-reply', step: 1 }))).toEqual(['a', 'z']);
    expect(run(back, { kind: 'switch', message: '1-reply', step: -1 })).toBe(back);
  });

  it('an edited question is a version of the original', () => {
    const state = run(
      asked(),
      { kind: 'edit', message: '2', text: 'c', id: '4', at: at() },
      exchange('4', 'w'),
      end('4'),
    );
    expect(texts(state)).toEqual(['a', 'x', 'c', 'w']);
    expect(versions(state)[2]).toEqual({ shown: 2, count: 2 });
    expect(texts(run(state, { kind: 'switch', message: '4', step: -1 }))).toEqual(['a', 'x', 'b', 'y']);
  });

  it('an edited first question is a version too', () => {
    const state = run(
      asked(),
      { kind: 'edit', message: '1', text: 'c', id: '4', at: at() },
      exchange('4', 'w'),
      end('4'),
    );
    expect(texts(run(state, { kind: 'switch', message: '4', step: -1 }))).toEqual(['a', 'x', 'b', 'y']);
  });

  it('versions within versions keep their place', () => {
    const first = run(again(), { kind: 'switch', message: '3-reply', step: -1 });
    const inner = run(first, { kind: 'ask-again', id: '5', reply: '2-reply' }, exchange('5', 'v'), end('5'));
    expect(texts(inner)).toEqual(['a', 'x', 'b', 'v']);
    const away = run(inner, { kind: 'switch', message: '1-reply', step: 1 });
    expect(texts(away)).toEqual(['a', 'z']);
    const home = run(away, { kind: 'switch', message: '3-reply', step: -1 });
    expect(versions(home)[3]).toEqual({ shown: 2, count: 2 });
    expect(texts(run(home, { kind: 'switch', message: '5-reply', step: -1 }))).toEqual(['a', 'x', 'b', 'y']);
  });

  it('a failure is not a version', () => {
    const failed = run(NEW_CONVERSATION, send('1', 'a'), {
      kind: 'fail',
      request: '1',
      at: at(),
      failure: { kind: 'offline' },
      model: 'm',
    });
    const state = run(failed, { kind: 'ask-again', id: '2' }, exchange('2', 'x'), end('2'));
    expect(state.branches).toBeUndefined();
  });

  it('versions cannot be switched during an answer', () => {
    const pending = run(again(), send('6', 'e'));
    expect(run(pending, { kind: 'switch', message: '3-reply', step: -1 })).toBe(pending);
  });

  it('all versions outlive the tab, and two tabs keep the versions of both', () => {
    const state = again();
    const stored = parseStored(JSON.parse(JSON.stringify(toStored(state.messages, '', state.branches))));
    if (!stored.ok) throw new Error(stored.error.code);
    const opened = run(NEW_CONVERSATION, { kind: 'restore', ...stored.value });
    expect(texts(run(opened, { kind: 'switch', message: '3-reply', step: -1 }))).toEqual([
      'a',
      'x',
      'b',
      'y',
    ]);
    const merged = run(state, { kind: 'restore', ...stored.value });
    expect(versions(merged)).toEqual(versions(state));
  });

  it('a cleared talk has none after a new question, and all of them when clearing is undone', () => {
    const cleared = run(again(), { kind: 'clear' });
    expect(versions(run(cleared, { kind: 'undo-clear' }))).toEqual(versions(again()));
    expect(run(cleared, send('9', 'new')).branches).toBeUndefined();
  });
});

it('[R625] asking for the versions of every message of a long talk copies none of it', () => {
  let reads = 0;
  const messages = new Proxy(
    Array.from(
      { length: 2000 },
      (_, i) => ({ id: `${i}`, sender: 'user', text: 'x', at: millis(i) }) as const,
    ),
    {
      get(list, key, receiver) {
        reads += 1;
        return Reflect.get(list, key, receiver);
      },
    },
  );
  const branches = [
    { after: '9', messages: [{ id: 'b', sender: 'user', text: 'y', at: millis(3) } as const] },
  ];
  const all = messages.map((_, index) => versionsAt(messages, branches, index));
  expect(all[10]).toEqual({ shown: 2, count: 2 });
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(reads).toBeLessThan(20_000);
});
