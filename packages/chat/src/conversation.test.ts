import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatEffect,
  type ChatInput,
  type ChatState,
  isPending,
  NEW_CONVERSATION,
  stepChat,
} from './conversation';

const at = millis(1000);
const model = 'deepseek-chat';
const send = (id: string, text?: string): ChatInput => ({
  kind: 'send',
  id,
  at,
  ...(text === undefined ? {} : { text }),
});
const text = (request: string, words: string): ChatInput => ({
  kind: 'text',
  request,
  text: words,
  at,
  source: 'model',
  personal: false,
});
const done = (request: string): ChatInput => ({ kind: 'done', request, at, model });
const fail = (request: string, status = 500): ChatInput => ({
  kind: 'fail',
  request,
  failure: { kind: 'http', status, message: 'x' },
  at,
  model,
});

function run(...inputs: readonly ChatInput[]): {
  state: ChatState;
  effects: readonly ChatEffect[];
  all: readonly ChatEffect[];
} {
  let state = NEW_CONVERSATION;
  let effects: readonly ChatEffect[] = [];
  const all: ChatEffect[] = [];
  for (const input of inputs) {
    [state, effects] = stepChat(state, input);
    all.push(...effects);
  }
  return { state, effects, all };
}
const requests = (effects: readonly ChatEffect[]) => effects.filter(({ kind }) => kind === 'request');
const texts = ({ messages }: ChatState) => messages.map(message => message.text);

describe('removing a message', () => {
  const asked = stepChat(NEW_CONVERSATION, { kind: 'send', id: '1', at: millis(0), text: 'Sofa?' })[0];

  it('[A54] a message is removed, the removal is saved, and it can be undone', () => {
    const [stopped] = stepChat(asked, { kind: 'stop', at: millis(1) });
    const [removed, effects] = stepChat(stopped, { kind: 'remove', message: '1-reply' });
    expect(removed.messages.map(({ id }) => id)).toEqual(['1']);
    expect(effects).toEqual([{ kind: 'save' }]);
    expect(stepChat(removed, { kind: 'undo-clear' })[0].messages).toEqual(stopped.messages);
  });

  it('[A54] nothing is removed during an answer, and a missing message is ignored', () => {
    expect(stepChat(asked, { kind: 'remove', message: '1' })).toEqual([asked, []]);
    expect(stepChat(NEW_CONVERSATION, { kind: 'remove', message: '1' })).toEqual([NEW_CONVERSATION, []]);
  });
});

describe('sending', () => {
  it('[R102] appends the question, empties the draft and shows the thinking bubble', () => {
    const { state, effects } = run({ kind: 'type', draft: ' 客厅？ ' }, send('1'));
    expect(state.messages).toEqual([{ id: '1', sender: 'user', text: '客厅？', at }]);
    expect(state.draft).toBe('');
    expect(state.phase).toEqual({ kind: 'waiting', request: '1' });
    expect(effects).toEqual([{ kind: 'request', request: '1', messages: state.messages }, { kind: 'save' }]);
  });

  it('[R100] ignores blank drafts and sends others', () => {
    for (const draft of ['', ' \n'])
      expect(run({ kind: 'type', draft }, send('1')).state.messages).toEqual([]);
    expect(texts(run({ kind: 'type', draft: 'x' }, send('1')).state)).toEqual(['x']);
    const pending = run(send('1', 'a'), { kind: 'type', draft: 'x' }, send('2')).state;
    expect([texts(pending), pending.draft]).toEqual([['a'], 'x']);
  });

  it('[R101] sends nothing while an answer is pending, by any means', () => {
    const again: readonly ChatInput[] = [
      send('2', 'b'),
      { kind: 'ask-again', id: '2' },
      { kind: 'edit', message: '1', text: 'c', id: '2', at },
    ];
    for (const input of again) {
      expect(requests(run(send('1', 'a'), input).all)).toHaveLength(1);
      expect(requests(run(send('1', 'a'), text('1', 'x'), input).all)).toHaveLength(1);
    }
  });

  it('[R101] no order of clicks and answers ever has two requests open', () => {
    const input = fc.oneof(
      fc.constantFrom<ChatInput>({ kind: 'stop', at }, { kind: 'clear' }, { kind: 'undo-clear' }),
      fc.nat(5).map(id => send(`${id}`, 'q')),
      fc.nat(5).map(id => ({ kind: 'ask-again', id: `${id}` }) as const),
      fc.nat(5).map(id => text(`${id}`, 'w')),
      fc.nat(5).map(id => done(`${id}`)),
      fc.nat(5).map(id => fail(`${id}`)),
    );
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), inputs => {
        let open = 0;
        let state = NEW_CONVERSATION;
        for (const step of inputs) {
          const wasPending = isPending(state);
          const [next, effects] = stepChat(state, step);
          open += requests(effects).length;
          if (wasPending && !isPending(next)) open -= 1;
          expect(open).toBe(isPending(next) ? 1 : 0);
          state = next;
        }
      }),
    );
  });
});

describe('the reply', () => {
  it('[R102] grows while it streams and is appended as a bubble', () => {
    const { state } = run(send('1', 'a'), text('1', '\n 靠'), text('1', '墙'), text('1', '。\n'), done('1'));
    expect(texts(state)).toEqual(['a', '靠墙。']);
    expect(state.messages[1]).toMatchObject({ sender: 'bot', outcome: 'whole', source: 'model' });
    expect(state.phase).toEqual({ kind: 'idle' });
  });

  it('is announced once, at its end', () => {
    const { all } = run(send('1', 'a'), text('1', 'b'), text('1', 'c'), done('1'));
    expect(all.filter(({ kind }) => kind === 'announce')).toEqual([{ kind: 'announce', what: 'answered' }]);
  });

  it('[R110] is empty if it has no words, or spaces only', () => {
    for (const state of [
      run(send('1', 'a'), done('1')).state,
      run(send('1', 'a'), text('1', ' \n'), done('1')).state,
    ]) {
      expect(state.messages.at(-1)).toMatchObject({ failure: { bubble: { code: 'chat/empty-reply' } } });
      expect(state.phase).toEqual({ kind: 'failed' });
    }
  });

  it('pieces of an abandoned answer change nothing', () => {
    const { state } = run(
      send('1', 'a'),
      { kind: 'stop', at },
      send('2', 'b'),
      text('1', 'late'),
      done('1'),
      fail('1'),
    );
    expect(texts(state)).toEqual(['a', '', 'b']);
    expect(state.phase).toEqual({ kind: 'waiting', request: '2' });
  });
});

describe('failing', () => {
  it('[R102] an error is a bubble with its report; the question stays and can be retried', () => {
    const { state } = run(send('1', 'a'), fail('1', 503));
    expect(state.messages.at(-1)).toMatchObject({
      outcome: 'failed',
      failure: { bubble: { code: 'chat/unavailable' } },
    });
    const [next, effects] = stepChat(state, { kind: 'ask-again', id: '2' });
    expect(texts(next)).toEqual(['a']);
    expect(requests(effects)).toEqual([{ kind: 'request', request: '2', messages: next.messages }]);
  });

  it('[R111] an exception is reported in general words', () => {
    const { state } = run(send('1', 'a'), {
      kind: 'fail',
      request: '1',
      failure: { kind: 'unexpected' },
      at,
      model,
    });
    expect(state.messages.at(-1)).toMatchObject({ failure: { bubble: { code: 'chat/failed' } } });
  });

  it('the words so far are kept and marked as unfinished', () => {
    const { state } = run(send('1', 'a'), text('1', 'half'), fail('1'));
    expect(
      state.messages.map(message =>
        message.sender === 'bot' ? [message.text, message.outcome] : message.text,
      ),
    ).toEqual(['a', ['half', 'stopped'], ['', 'failed']]);
  });

  it("a provider's request to wait sets the time of the next attempt", () => {
    const failure = { kind: 'http', status: 429, message: '', retryAfterS: 7 } as const;
    const { state } = run(send('1', 'a'), { kind: 'fail', request: '1', failure, at, model });
    expect(state.phase).toEqual({ kind: 'failed', retryAt: 8000 });
  });

  it('the built-in guide can be asked instead', () => {
    const { effects } = run(send('1', 'a'), fail('1'), { kind: 'ask-again', id: '2', source: 'built-in' });
    expect(requests(effects)).toMatchObject([{ source: 'built-in' }]);
  });
});

describe('stopping, editing, clearing', () => {
  it('stop keeps what came, marked as stopped, and cancels the request', () => {
    const { state, effects } = run(send('1', 'a'), text('1', 'half '), { kind: 'stop', at });
    expect(state.messages.at(-1)).toMatchObject({ text: 'half', outcome: 'stopped' });
    expect(state.phase).toEqual({ kind: 'stopped' });
    expect(effects).toContainEqual({ kind: 'cancel', request: '1' });
  });

  it('a reply can be requested again, which removes what followed it', () => {
    const { state } = run(
      send('1', 'a'),
      text('1', 'x'),
      done('1'),
      send('2', 'b'),
      text('2', 'y'),
      done('2'),
    );
    const [next] = stepChat(state, { kind: 'ask-again', id: '3', reply: '1-reply' });
    expect(texts(next)).toEqual(['a']);
    expect(next.phase).toEqual({ kind: 'waiting', request: '3' });
  });

  it('a question can be edited and sent again', () => {
    const { state, effects } = run(send('1', 'a'), text('1', 'x'), done('1'), {
      kind: 'edit',
      message: '1',
      text: ' better ',
      id: '2',
      at,
    });
    expect(texts(state)).toEqual(['better']);
    expect(requests(effects)).toHaveLength(1);
  });

  it('clearing can be undone until the next question', () => {
    const asked = [send('1', 'a'), text('1', 'x'), done('1')] as const;
    expect(texts(run(...asked, { kind: 'clear' }).state)).toEqual([]);
    expect(texts(run(...asked, { kind: 'clear' }, { kind: 'undo-clear' }).state)).toEqual(['a', 'x']);
    expect(texts(run(...asked, { kind: 'clear' }, send('2', 'b'), { kind: 'undo-clear' }).state)).toEqual([
      'b',
    ]);
  });

  it('later questions dropped by a retry or an edit can be restored, even during the answer', () => {
    const asked = [send('1', 'a'), text('1', 'x'), done('1'), send('2', 'b'), text('2', 'y'), done('2')];
    const again: ChatInput = { kind: 'ask-again', id: '3', reply: '1-reply' };
    const edit: ChatInput = { kind: 'edit', message: '1', text: 'c', id: '3', at };
    for (const input of [again, edit]) {
      const { state, effects } = run(...asked, input, text('3', 'z'), { kind: 'undo-clear' });
      expect(texts(state)).toEqual(['a', 'x', 'b', 'y']);
      expect(state.phase).toEqual({ kind: 'idle' });
      expect(effects).toContainEqual({ kind: 'cancel', request: '3' });
    }
    const onlyAnswer = run(...asked, { kind: 'ask-again', id: '3', reply: '2-reply' }).state;
    expect(onlyAnswer.cleared).toBeUndefined();
  });

  it('clearing abandons a pending answer', () => {
    expect(run(send('1', 'a'), { kind: 'clear' }).effects).toContainEqual({ kind: 'cancel', request: '1' });
  });

  it('a question asked before the stored conversation was read comes after it, and a draft stays', () => {
    const { state: stored } = run(send('1', 'a'), { kind: 'type', draft: 'old draft' });
    const { state: early } = run({ kind: 'type', draft: 'new draft' }, send('2', 'b'));
    const [state] = stepChat(early, { kind: 'restore', messages: stored.messages, draft: stored.draft });
    expect(texts(state)).toEqual(['a', 'b']);
    expect(state.draft).toBe('new draft');
    expect(state.phase).toEqual({ kind: 'waiting', request: '2' });
  });

  it('a stored conversation is restored unchanged, with nothing pending', () => {
    const { state: before } = run(send('1', 'a'), { kind: 'type', draft: 'draft' });
    const [state] = stepChat(NEW_CONVERSATION, {
      kind: 'restore',
      messages: before.messages,
      draft: before.draft,
    });
    expect(state).toEqual({ messages: before.messages, draft: 'draft', phase: { kind: 'idle' } });
  });
});

describe('changes saved by another tab', () => {
  const asked = run(send('1', 'a'), text('1', 'x'), done('1')).state;
  const read = (state: ChatState, stored: ChatState, before: ChatState) =>
    stepChat(state, { kind: 'restore', messages: stored.messages, draft: stored.draft, before })[0];

  it('are taken in, and unsaved messages of this tab follow them', () => {
    const here = stepChat(asked, send('2', 'here'))[0];
    const there = stepChat(stepChat(asked, send('3', 'there'))[0], { kind: 'type', draft: 'soon' })[0];
    const state = read(here, there, asked);
    expect(texts(state)).toEqual(['a', 'x', 'there', 'here']);
    expect(state.draft).toBe('soon');
  });

  it('a conversation cleared there is cleared here, and one cleared here does not come back', () => {
    const cleared = stepChat(asked, { kind: 'clear' })[0];
    expect(texts(read(asked, cleared, asked))).toEqual([]);
    expect(texts(read(cleared, asked, asked))).toEqual([]);
  });

  it('an answer under way here stays last, and complete', () => {
    const here = [send('2', 'here'), text('2', 'half ')].reduce(
      (state, input) => stepChat(state, input)[0],
      asked,
    );
    const stored = {
      ...here,
      messages: [...here.messages, { id: '3', sender: 'user', text: 'there', at } as const],
    };
    const state = [text('2', 'done'), done('2')].reduce(
      (each, input) => stepChat(each, input)[0],
      read(here, stored, here),
    );
    expect(texts(state)).toEqual(['a', 'x', 'there', 'here', 'half done']);
  });

  it('a complete answer replaces a partial one', () => {
    const half = run(send('1', 'a'), text('1', 'half ')).state;
    const idle: ChatState = { ...half, phase: { kind: 'idle' } };
    const whole = run(send('1', 'a'), text('1', 'half '), text('1', 'done'), done('1')).state;
    expect(texts(read(idle, whole, idle))).toEqual(['a', 'half done']);
  });

  it('an identical conversation changes nothing', () => {
    expect(read(asked, { ...asked, messages: asked.messages.map(one => ({ ...one })) }, asked)).toBe(asked);
  });
});
