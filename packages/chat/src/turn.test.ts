import { describe, expect, it } from 'vitest';
import type { ComputedCard, Toolbox } from './computed';
import type { AskOptions, ChatPortEvent } from './port';
import type { ToolCall } from './toolCalls';
import { TOOL_LIMITS, type TurnEvent, takeTurn } from './turn';
import type { WireMessage } from './wire';

const WORDS = { zh: '词', en: 'word' };
const CARD: ComputedCard = {
  tool: 'almanac_day',
  title: WORDS,
  asked: WORDS,
  lead: WORDS,
  rows: [],
  note: WORDS,
  page: { kind: 'house' },
};
const call = (id: string, args = '{}'): ToolCall => ({ id, name: 'almanac_day', arguments: args });
const QUESTION: readonly WireMessage[] = [{ role: 'user', content: '?' }];
const PLAIN: readonly WireMessage[] = [{ role: 'user', content: '? (without)' }];

/** A turn with a model that follows a script, one entry a request. */
function play(script: readonly (readonly ChatPortEvent[])[], isRefused = false) {
  const sent: { messages: readonly WireMessage[]; options: AskOptions | undefined }[] = [];
  const events: TurnEvent[] = [];
  const ran: unknown[] = [];
  let refused = 0;
  const toolbox: Toolbox = {
    specs: [{ name: 'almanac_day', description: '', parameters: {} }],
    run(_, args) {
      ran.push(args);
      const isBroken = args === '{"da';
      return isBroken
        ? { text: '{"error":"broken"}', isBroken }
        : { text: `{"ran":${ran.length}}`, card: CARD };
    },
  };
  takeTurn({
    ask(messages, _, on, options) {
      const answer = script[sent.length] ?? script.at(-1) ?? [];
      sent.push({ messages, options });
      for (const event of answer) on(event);
      return () => undefined;
    },
    service: {},
    messages: QUESTION,
    withoutTools: PLAIN,
    toolbox,
    isRefused,
    onRefused: () => {
      refused += 1;
    },
    on: event => events.push(event),
  });
  return { sent, events, ran, refused: () => refused };
}
const asks = (...calls: readonly ToolCall[]): ChatPortEvent => ({ kind: 'calls', calls, reasoning: 'hm' });
const says = (text: string): ChatPortEvent => ({ kind: 'text', text, source: 'model' });
const DONE: ChatPortEvent = { kind: 'done', cut: false, model: 'm' };
const refusal = (status: number): ChatPortEvent => ({
  kind: 'failed',
  failure: { kind: 'http', status, message: 'no tools' },
  model: 'm',
});
const kinds = (events: readonly TurnEvent[]) => events.map(({ kind }) => kind);
const text = (events: readonly TurnEvent[]) =>
  events.map(event => (event.kind === 'text' ? event.text : '')).join('');

describe('[R404] a question that needs a computed answer', () => {
  it('is sent again with every call answered under its id, and its thoughts returned', () => {
    const { sent, events } = play([
      [says('One moment.'), asks(call('a'), call('b'))],
      [says('己酉.'), DONE],
    ]);
    expect(sent[1]?.messages).toEqual([
      ...QUESTION,
      {
        role: 'assistant',
        content: 'One moment.',
        reasoning_content: 'hm',
        tool_calls: ['a', 'b'].map(id => ({
          id,
          type: 'function',
          function: { name: 'almanac_day', arguments: '{}' },
        })),
      },
      { role: 'tool', tool_call_id: 'a', content: '{"ran":1}' },
      { role: 'tool', tool_call_id: 'b', content: '{"ran":2}' },
    ]);
    expect(kinds(events)).toEqual(['text', 'computed', 'computed', 'text', 'done']);
    expect(text(events)).toBe('One moment.\n\n己酉.');
  });

  it('has at most four rounds, and then must be answered in words', () => {
    const { sent, events } = play([[asks(call('a'))]]);
    expect(sent).toHaveLength(TOOL_LIMITS.rounds + 1);
    expect(sent.map(({ options }) => options?.noMoreCalls)).toEqual([false, false, false, false, true]);
    expect(kinds(events).at(-1)).toBe('done');
  });

  it('has at most eight calls; further ones get an answer without being run', () => {
    const nine = Array.from({ length: 9 }, (_, i) => call(`c${i}`));
    const { sent, ran } = play([[asks(...nine)], [says('Enough.'), DONE]]);
    expect(ran).toHaveLength(8);
    expect(sent[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(9);
    expect(sent[1]?.messages.at(-1)?.content).toContain('tools/calls-used-up');
    expect(sent[1]?.options?.noMoreCalls).toBe(true);
  });

  it('gets one correction for broken arguments, then must be answered in words', () => {
    const { sent } = play([[asks(call('a', '{"da'))], [asks(call('b', '{"da'))], [says('I see.'), DONE]]);
    expect(sent.map(({ options }) => options?.noMoreCalls)).toEqual([false, false, true]);
    // The returned messages are JSON, whatever the model wrote.
    expect(sent[1]?.messages.at(-2)?.tool_calls?.[0]?.function.arguments).toBe('{}');
    expect(sent[1]?.messages.at(-1)?.content).toContain('broken');
  });
});

describe('[R405] a service that refuses tools', () => {
  it.each([400, 404, 405, 422, 501])(
    'with %i is asked again without them, and the reader is told',
    status => {
      const { sent, events, refused } = play([[refusal(status)], [says('By myself.'), DONE]]);
      expect(sent).toEqual([
        expect.objectContaining({ options: expect.objectContaining({ tools: expect.anything() }) }),
        { messages: PLAIN, options: {} },
      ]);
      expect(events.at(-1)).toMatchObject({ kind: 'done', computedOff: true });
      expect(refused()).toBe(1);
    },
  );

  it('is not offered any the next time', () => {
    const { sent, events } = play([[says('By myself.'), DONE]], true);
    expect(sent).toEqual([{ messages: PLAIN, options: {} }]);
    expect(events.at(-1)).toMatchObject({ computedOff: true });
  });

  it('fails if it fails without tools as well', () => {
    const { sent, events, refused } = play([[refusal(404)]]);
    expect(sent).toHaveLength(2);
    expect(kinds(events)).toEqual(['failed']);
    // An unknown model's error does not mention tools.
    expect(refused()).toBe(0);
  });

  it.each([400, 404, 405, 422, 501])(
    'does not include one that has called them and then answers %i',
    status => {
      const { sent, events, refused } = play([[asks(call('a'))], [refusal(status)]]);
      expect(sent).toHaveLength(2);
      expect(kinds(events)).toEqual(['computed', 'failed']);
      expect(refused()).toBe(0);
    },
  );

  it.each([401, 402, 429, 500])('does not include one that answers %i', status => {
    expect(play([[refusal(status)]]).sent).toHaveLength(1);
  });

  it('gives an empty answer if it still calls them', () => {
    const { events } = play([[refusal(400)], [asks(call('a'))]]);
    expect(kinds(events)).toEqual(['done']);
  });
});
