import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerEvent, createAnswerReader, REPLY_LIMIT, type TextDecoding } from './answerReader';
import { explainFailure } from './failure';
import { formatChunk, formatCompletion, STREAM_END } from './wire';

// The platform's own, invisible to rule packages.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => TextDecoding;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const piece = (text: string) => formatChunk({ text }, 'm', 'id', 1);
const STOP = formatChunk({ finish: 'stop' }, 'm', 'id', 1);

/** Reads `text` in pieces that end at the given byte positions. */
function read(text: string, cuts: readonly number[] = []) {
  const bytes = bytesOf(text);
  const reader = createAnswerReader(new TextDecoder());
  const at = [...new Set([0, ...cuts.map(cut => cut % (bytes.length + 1)), bytes.length])].sort(
    (a, b) => a - b,
  );
  const events: AnswerEvent[] = [];
  for (const [index, from] of at.entries()) {
    const to = at[index + 1];
    if (to !== undefined) events.push(...reader.push(bytes.subarray(from, to)));
  }
  events.push(...reader.end());
  const said = events.map(event => (event.kind === 'text' ? event.text : '')).join('');
  return { said, last: events.at(-1), events };
}

const SAID = '坐北朝南，🏮 光从旁边来。\r\n"quoted"';
const STREAM = [...SAID].map(piece).join('') + STOP + STREAM_END;
const JSON_ANSWER = formatCompletion({ text: SAID, finish: 'stop' }, 'm', 'id', 1);

describe('[A14] an answer in pieces', () => {
  it.each([
    ['a stream', STREAM],
    ['a stream with CRLF', STREAM.replaceAll('\n', '\r\n')],
    ['a stream with CR', STREAM.replaceAll('\n', '\r')],
    [
      'comments and keep-alives between events',
      `: keep-alive\n\n${STREAM.replaceAll('\n\n', '\n\n: ping\n\n')}`,
    ],
    ['other fields in the events', STREAM.replaceAll('data:', 'event: message\nid: 7\ndata:')],
    ['no space after the colon', STREAM.replaceAll('data: ', 'data:')],
    ['no end mark but a finish reason', STREAM.replace(STREAM_END, '')],
    ['no blank line at the end', STREAM.trimEnd()],
    ['a byte order mark', `\uFEFF${STREAM}`],
    ['JSON although a stream was requested', JSON_ANSWER],
    ['JSON after blank lines that kept the connection alive', `\n\n \n${JSON_ANSWER}\n`],
  ])('%s, split anywhere, is the same answer', (_, text) => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_000), { maxLength: 30 }), cuts => {
        const { said, last } = read(text, cuts);
        expect(said).toBe(SAID);
        expect(last).toEqual({ kind: 'done', finish: 'stop' });
      }),
      { numRuns: 60 },
    );
  });

  it('works one byte at a time, inside characters too', () => {
    const every = Array.from({ length: bytesOf(STREAM).length }, (_, index) => index);
    expect(read(STREAM, every).said).toBe(SAID);
  });
});

describe('answers without content', () => {
  it.each([
    ['HTML', '<!doctype html><title>502</title>', { kind: 'not-an-answer' }],
    ['truncated JSON', JSON_ANSWER.slice(0, 40), { kind: 'not-an-answer' }],
    ['nothing', '', { kind: 'empty' }],
    ['blank lines only', '\n\n\n', { kind: 'empty' }],
    ['a stream that breaks off', piece('半'), { kind: 'cut-off' }],
    ['a stream that breaks off before a word', ': hi\n\n', { kind: 'cut-off' }],
    [
      'an error in the stream',
      `${piece('a')}data: {"error":{"message":"overloaded"}}\n\n`,
      { kind: 'error', message: 'overloaded' },
    ],
    ['an error as JSON', '{"error":{"message":"overloaded"}}', { kind: 'error', message: 'overloaded' }],
  ])('%s', (_, text, failure) => {
    expect(read(text).last).toEqual({ kind: 'failed', failure });
  });

  it.each([
    ['data that is not JSON', 'data: nonsense\n\n'.repeat(3)],
    ['data of another shape', 'data: [1]\n\ndata: 7\n\n'],
    ['lines without a field', 'nonsense\nmore of it\n\n'.repeat(3)],
    ['unknown fields', 'noise: 1\n\nnoise: 2\n\n'],
  ])('[R183] a stream of nothing but %s is no network error', (_, text) => {
    expect(read(text).last).toEqual({ kind: 'failed', failure: { kind: 'not-an-answer' } });
    expect(explainFailure({ kind: 'not-an-answer' }, 'm').bubble.code).toBe('chat/unavailable');
    // A word of the answer between lines, and a broken connection.
    expect(read(piece('半') + text).last).toEqual({ kind: 'failed', failure: { kind: 'cut-off' } });
  });

  it('[R110] no choice and no text is an answer without words', () => {
    expect(read('{"choices":[]}').events).toEqual([{ kind: 'done', finish: 'stop' }]);
    expect(read(`data: {"choices":[]}\n\n${STREAM_END}`).events).toEqual([{ kind: 'done', finish: 'stop' }]);
  });

  it('an event that is not JSON is skipped', () => {
    expect(read(`data: nonsense\n\n${STREAM}`).said).toBe(SAID);
  });

  it('nothing is read after the end', () => {
    expect(read(STREAM + piece('more')).said).toBe(SAID);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 80 }), { maxLength: 8 }), pieces => {
        const reader = createAnswerReader(new TextDecoder());
        for (const bytes of pieces) reader.push(bytes);
        const ends = [...reader.end()].filter(({ kind }) => kind !== 'text');
        expect(ends.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('[A14] a stream that arrives in one piece of megabytes is not a failure: a busy page reads it late', () => {
  const words = 'word '.repeat(15_000);
  const { said, last } = read([...words.matchAll(/\S+ /g)].map(([word]) => piece(word)).join('') + STOP);
  expect(said).toBe(words);
  expect(last).toEqual({ kind: 'done', finish: 'stop' });
});

it('a reply of a megabyte is kept up to the limit, and marked as cut', () => {
  const long = '长'.repeat(REPLY_LIMIT + 5);
  for (const text of [formatCompletion({ text: long, finish: 'stop' }, 'm', 'id', 1), piece(long) + STREAM]) {
    const { said, last } = read(text);
    expect(said).toBe('长'.repeat(REPLY_LIMIT));
    expect(last).toEqual({ kind: 'done', finish: 'cut' });
  }
});

describe('[R166] an end without its mark', () => {
  it('is known once the finish reason has come', () => {
    const reader = createAnswerReader(new TextDecoder());
    reader.push(bytesOf(piece('a')));
    expect(reader.finished).toBe(false);
    reader.push(bytesOf(STOP));
    expect(reader.finished).toBe(true);
    expect(reader.end()).toEqual([{ kind: 'done', finish: 'stop' }]);
  });
});

describe('[R167] endless answers', () => {
  it.each([
    ['one line', 'data: ', 'x'.repeat(65_536)],
    ['lines of one event', '', 'data: {"choices":[]}\n'.repeat(3000)],
  ])('%s: abandoned after two million characters', (_, beginning, part) => {
    const reader = createAnswerReader(new TextDecoder());
    reader.push(bytesOf(`${piece('a')}${beginning}`));
    let fed = 0;
    let events: readonly AnswerEvent[] = [];
    while (events.length === 0 && fed < 10_000_000) {
      events = reader.push(bytesOf(part));
      fed += part.length;
    }
    expect(events).toEqual([{ kind: 'failed', failure: { kind: 'not-an-answer' } }]);
    expect(fed).toBeLessThan(3_000_000);
    expect(reader.push(bytesOf(STREAM))).toEqual([]);
  });
});
