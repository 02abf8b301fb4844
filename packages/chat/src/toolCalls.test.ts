import { describe, expect, it } from 'vitest';
import { type AnswerEvent, createAnswerReader, type TextDecoding } from './answerReader';

// The platform's own, invisible to rule packages.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => TextDecoding;

/** Reads a stream of deltas as a provider would send them. */
function read(deltas: readonly object[], finish = 'tool_calls'): readonly AnswerEvent[] {
  const reader = createAnswerReader(new TextDecoder());
  const event = (delta: object, reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
  const text = `${deltas.map(delta => event(delta)).join('')}${event({}, finish)}data: [DONE]\n\n`;
  return [...reader.push(new TextEncoder().encode(text)), ...reader.end()];
}
const calls = (...deltas: readonly (readonly object[])[]) => {
  const found = read(deltas.map(each => ({ tool_calls: each }))).find(({ kind }) => kind === 'calls');
  return found?.kind === 'calls' ? found.calls.map(call => [call.name, call.arguments]) : [];
};
const fn = (name?: string, args?: string) => ({
  function: { ...(name === undefined ? {} : { name }), ...(args === undefined ? {} : { arguments: args }) },
});
const DAY = ['almanac_day', '{"date":"2026-12-01"}'];
const SKY = ['sky_at', '{}'];

// The variations among compatible providers; the issue threads are named in decision 0032.
describe('[R403] joining streamed calls', () => {
  it.each<[string, readonly (readonly object[])[], readonly (readonly string[])[]]>([
    [
      'as documented: id and name first, then pieces by index',
      [
        [{ index: 0, id: 'a', ...fn('almanac_day', '') }],
        [{ index: 0, ...fn(undefined, '{"date":') }],
        [{ index: 0, ...fn(undefined, '"2026-12-01"}') }],
        [{ index: 1, id: 'b', ...fn('sky_at', '{}') }],
      ],
      [DAY, SKY],
    ],
    [
      'without any index',
      [
        [{ id: 'a', ...fn('almanac_day', '{"date":') }],
        [fn(undefined, '"2026-12-01"}')],
        [{ id: 'b', ...fn('sky_at', '{}') }],
      ],
      [DAY, SKY],
    ],
    [
      'the same index twice in one event',
      [
        [
          { index: 0, id: 'a', ...fn('almanac_day', '{"date":') },
          { index: 0, ...fn(undefined, '"2026-12-01"}') },
        ],
      ],
      [DAY],
    ],
    [
      'the first index above 0',
      [
        [{ index: 1, id: 'a', ...fn('almanac_day', '{"date":') }],
        [{ index: 1, ...fn(undefined, '"2026-12-01"}') }],
      ],
      [DAY],
    ],
    [
      'the second call with index 0 again',
      [
        [{ index: 0, id: 'a', ...fn('almanac_day', '{"date":"2026-12-01"}') }],
        [{ index: 0, id: 'b', ...fn('sky_at', '{') }],
        [{ index: 0, ...fn(undefined, '}') }],
      ],
      [DAY, SKY],
    ],
    [
      'the name after the complete arguments, which had an id and an index',
      [
        [{ index: 0, id: 'a', ...fn(undefined, '{"date":') }],
        [{ index: 0, ...fn(undefined, '"2026-12-01"}') }],
        [{ index: 0, ...fn('almanac_day') }],
      ],
      [DAY],
    ],
    [
      'two calls of index 0 without ids or arguments',
      [[{ index: 0, ...fn('sky_at', '') }], [{ index: 0, ...fn('house_reading', '') }]],
      [
        ['sky_at', ''],
        ['house_reading', ''],
      ],
    ],
    [
      'two calls of index 0 without ids',
      [[{ index: 0, ...fn('almanac_day', '{"date":"2026-12-01"}') }], [{ index: 0, ...fn('sky_at', '{}') }]],
      [DAY, SKY],
    ],
    [
      'the name after the arguments',
      [
        [{ index: 0, id: 'a', ...fn(undefined, '{"date":"2026-12-01"}') }],
        [{ index: 0, id: 'a', ...fn('almanac_day') }],
      ],
      [DAY],
    ],
    [
      'the id repeated with every piece, under other indices',
      [
        [{ index: 0, id: 'a', ...fn('almanac_day', '{"date":') }],
        [{ index: 1, id: 'a', ...fn('almanac_day', '"2026-12-01"}') }],
      ],
      [DAY],
    ],
    [
      'an object instead of JSON text',
      [[{ id: 'a', function: { name: 'almanac_day', arguments: { date: '2026-12-01' } } }]],
      [DAY],
    ],
    ['no arguments at all', [[{ index: 0, id: 'a', ...fn('sky_at') }]], [['sky_at', '']]],
    ['truncated arguments', [[{ index: 0, id: 'a', ...fn('sky_at', '{"da') }]], [['sky_at', '{"da']]],
    [
      'the id of the first call again for the second',
      [
        [{ index: 0, id: 'a', ...fn('almanac_day', '{"date":"2026-12-01"}') }],
        [{ index: 1, id: 'a', ...fn('sky_at', '{') }],
        [{ index: 1, id: 'a', ...fn(undefined, '}') }],
      ],
      [DAY, SKY],
    ],
    [
      'a complete call sent twice',
      [
        [{ index: 0, id: 'a', ...fn('almanac_day', '{"date":"2026-12-01"}') }],
        [{ index: 0, id: 'a', ...fn('almanac_day', '{"date":"2026-12-01"}') }],
      ],
      [DAY],
    ],
    [
      'a byte order mark before the arguments, which come in pieces',
      [
        [{ index: 0, id: 'a', ...fn('almanac_day', '\uFEFF') }],
        [{ index: 0, ...fn(undefined, '{"date":') }],
        [{ index: 0, ...fn(undefined, '"2026-12-01"}') }],
        [{ index: 0, ...fn('sky_at', '{}') }],
      ],
      [DAY, SKY],
    ],
    [
      'two calls in one event with a gap between their numbers, and pieces in another order',
      [
        [
          { index: 2, id: 'a', ...fn('almanac_day', '{"date":') },
          { index: 9, id: 'b', ...fn('sky_at', '{') },
        ],
        [
          { index: 9, ...fn(undefined, '}') },
          { index: 2, ...fn(undefined, '"2026-12-01"}') },
        ],
      ],
      [DAY, SKY],
    ],
    [
      'numbers as text',
      [
        [
          { index: '0', ...fn('almanac_day', '{"date":') },
          { index: '1', ...fn('sky_at', '{') },
        ],
        [
          { index: '0', ...fn(undefined, '"2026-12-01"}') },
          { index: '1', ...fn(undefined, '}') },
        ],
      ],
      [DAY, SKY],
    ],
    [
      'a name with its namespace',
      [
        [{ index: 0, id: 'a', ...fn('functions.almanac_day', '{"date":"2026-12-01"}') }],
        [{ index: 1, id: 'b', ...fn(' default_api:sky_at\n', '{}') }],
      ],
      [DAY, SKY],
    ],
    [
      'arguments that are null, a number or a list',
      [
        [{ index: 0, id: 'a', function: { name: 'sky_at', arguments: null } }],
        [{ index: 1, id: 'b', function: { name: 'sky_at', arguments: 7 } }],
        [{ index: 2, id: 'c', function: { name: 'sky_at', arguments: [1] } }],
      ],
      [
        ['sky_at', ''],
        ['sky_at', ''],
        ['sky_at', '[1]'],
      ],
    ],
    ['no name at all', [[{ index: 0, id: 'a', ...fn(undefined, '{}') }]], [['unnamed', '{}']]],
  ])('%s', (_, deltas, expected) => {
    expect(calls(...deltas)).toEqual(expected);
  });

  it('each has its own id, added where the provider gives none', () => {
    const events = read([{ tool_calls: [fn('almanac_day', '{}')] }, { tool_calls: [fn('sky_at', '{}')] }]);
    const found = events.find(({ kind }) => kind === 'calls');
    expect(found?.kind === 'calls' && found.calls.map(({ id }) => id)).toEqual(['call_1', 'call_2']);
  });

  it('are bounded in number and length', () => {
    const many = Array.from({ length: 100 }, (_, i) => [
      { index: i, id: `c${i}`, ...fn('a', 'x'.repeat(20_000)) },
    ]);
    const found = calls(...many);
    expect(found).toHaveLength(16);
    expect(found[0]?.[1]).toHaveLength(8000);
  });

  it.each(['stop', 'length', 'function_call', 'STOP', ''])('are run when the finish reason is %j', finish => {
    const events = read([{ tool_calls: [{ index: 0, id: 'a', ...fn('sky_at', '{}') }] }], finish);
    expect(events.filter(({ kind }) => kind === 'calls')).toMatchObject([
      { calls: [{ id: 'a', name: 'sky_at', arguments: '{}' }] },
    ]);
    expect(events.at(-1)?.kind).toBe('done');
  });

  it('an unstreamed answer has them as well', () => {
    const reader = createAnswerReader(new TextDecoder());
    const message = { content: null, tool_calls: [{ id: 'a', type: 'function', ...fn(...DAY) }] };
    const json = JSON.stringify({ choices: [{ message, finish_reason: 'tool_calls' }] });
    expect([...reader.push(new TextEncoder().encode(json)), ...reader.end()]).toEqual([
      { kind: 'calls', calls: [{ id: 'a', name: DAY[0], arguments: DAY[1] }], reasoning: '' },
      { kind: 'done', finish: 'stop' },
    ]);
  });
});

describe("[R405] a model's thinking", () => {
  const said = (events: readonly AnswerEvent[]) =>
    events.map(event => (event.kind === 'text' ? event.text : '')).join('');

  it.each(['reasoning_content', 'reasoning'])(
    'under %s is returned with its calls and is not part of the answer',
    name => {
      const events = read([
        { [name]: 'First ' },
        { [name]: 'this.' },
        { tool_calls: [{ id: 'a', ...fn('sky_at', '{}') }] },
      ]);
      expect(said(events)).toBe('');
      expect(events.find(({ kind }) => kind === 'calls')).toMatchObject({ reasoning: 'First this.' });
    },
  );

  it.each([
    [['<think>secret', ' thoughts</th', 'ink>\n\nThe answer'], 'The answer'],
    [['\n<thi', 'nk>x</think>Yes'], 'Yes'],
    [['<thin', ' paper> is fine'], '<thin paper> is fine'],
    [['A tag <think> in the middle stays'], 'A tag <think> in the middle stays'],
    [['<th'], '<th'],
    [['<think>never ends'], ''],
  ])('between tags at the beginning is left out: %j', (pieces, answer) => {
    expect(
      said(
        read(
          pieces.map(content => ({ content })),
          'stop',
        ),
      ),
    ).toBe(answer);
  });
});
