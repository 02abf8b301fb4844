import { describe, expect, it } from 'vitest';
import { createAnswerReader, type TextDecoding } from './answerReader';
import {
  CREDENTIAL,
  formatChunk,
  formatCompletion,
  MAX_TOKENS,
  MODEL,
  parseCompletion,
  readChunk,
  TEMPERATURE,
  toRequest,
} from './wire';

// The platform's own, invisible to rule packages.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => TextDecoding;

const messages = [{ role: 'user', content: '你好' }] as const;

describe('the request', () => {
  it('[R103] has the model, messages, temperature and limit of the specification, and nothing else', () => {
    expect(JSON.parse(JSON.stringify(toRequest(messages)))).toStrictEqual({
      model: 'deepseek-chat',
      messages: [{ role: 'user', content: '你好' }],
      temperature: 0.7,
      max_tokens: 2000,
    });
    expect([MODEL, TEMPERATURE, MAX_TOKENS]).toEqual(['deepseek-chat', 0.7, 2000]);
  });

  it('[A14] asks for a stream only on demand', () => {
    expect(toRequest(messages, { stream: true })).toMatchObject({ stream: true });
    expect(toRequest(messages, { stream: false })).not.toHaveProperty('stream');
  });

  it('may name another model, and ignores an empty name', () => {
    expect(toRequest(messages, { model: 'qwen3' }).model).toBe('qwen3');
    expect(toRequest(messages, { model: ' ' }).model).toBe('deepseek-chat');
  });

  it('[R106] has the placeholder instead of the credential', () => {
    expect(CREDENTIAL).toBe('{key}');
  });
});

describe('the answer', () => {
  it.each([
    ['a text', '{"choices":[{"message":{"role":"assistant","content":"好"},"finish_reason":"stop"}]}', '好'],
    [
      'parts',
      '{"choices":[{"message":{"content":[{"type":"text","text":"a"},{"text":"b"},{"type":"image"}]}}]}',
      'ab',
    ],
    ['several choices', '{"choices":[{"message":{"content":"1"}},{"message":{"content":"2"}}]}', '1'],
    ['no choice', '{"choices":[]}', ''],
    ['null content', '{"choices":[{"message":{"content":null}}]}', ''],
    ['no message', '{"choices":[{}]}', ''],
  ])('[R104] is the content of the first choice: %s', (_, json, text) => {
    expect(parseCompletion(json)).toMatchObject({ ok: true, value: { text } });
  });

  it.each(['<html>', '', '[]', '"hi"', '{}', '{"choices":{}}', '{"choices":'])('is missing: %s', json => {
    expect(parseCompletion(json)).toEqual({ ok: false, error: { code: 'chat/not-an-answer' } });
  });

  it('[R186] is missing if its arguments are deeply nested, for every reader, and nothing throws', () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const calls = `"tool_calls":[{"index":0,"id":"a","function":{"name":"x","arguments":${deep}}}]`;
    const chunk = `{"choices":[{"delta":{${calls}}}]}`;
    const none = { ok: false, error: { code: 'chat/not-an-answer' } };
    expect(readChunk(chunk)).toEqual(none);
    expect(parseCompletion(`{"choices":[{"message":{${calls}}}]}`)).toEqual(none);
    const reader = createAnswerReader(new TextDecoder());
    expect(() => reader.push(new TextEncoder().encode(`data: ${chunk}\n\n`))).not.toThrow();
    const shallow = chunk.replace(deep, '{"a":[[[[1]]]]}');
    expect(readChunk(shallow)).toMatchObject({
      ok: true,
      value: { calls: [{ arguments: '{"a":[[[[1]]]]}' }] },
    });
  });

  it('an error object is an error, whatever its shape', () => {
    expect(parseCompletion('{"error":{"message":"no key","type":"x"}}')).toMatchObject({
      error: { message: 'no key' },
    });
    expect(parseCompletion('{"error":"plain"}')).toMatchObject({ error: { message: 'plain' } });
    expect(parseCompletion('{"error":{}}')).toMatchObject({ error: { message: 'unnamed' } });
  });

  it('[A14] a streamed piece is a delta or a whole message; an end gives its reason', () => {
    expect(readChunk('{"choices":[{"delta":{"content":"水"}}]}')).toEqual({
      ok: true,
      value: { text: '水' },
    });
    expect(readChunk('{"choices":[{"message":{"content":"木"},"finish_reason":"length"}]}')).toEqual({
      ok: true,
      value: { text: '木', finish: 'length' },
    });
    expect(readChunk('{"choices":[],"usage":{}}')).toEqual({ ok: true, value: { text: '' } });
  });

  it('a serialised request is read back', () => {
    expect(parseCompletion(formatCompletion({ text: '"<\n', finish: 'length' }, 'm', 'id', 1))).toEqual({
      ok: true,
      value: { text: '"<\n', finish: 'length' },
    });
    const data = formatChunk({ text: '金' }, 'm', 'id', 1);
    expect(data).toMatch(/^data: \{.*\}\n\n$/);
    expect(readChunk(data.slice(6))).toEqual({ ok: true, value: { text: '金' } });
  });
});
