import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BRANCHES } from './branches';
import { NEW_CONVERSATION, stepChat } from './conversation';
import { parseStored, STORED_MESSAGES, STORED_VERSION, toStored } from './stored';

const at = millis(5);
const FAILURES = [
  { kind: 'offline' },
  { kind: 'timeout', seconds: 60 },
  { kind: 'unreached', host: 'api.example' },
  { kind: 'http', status: 402, message: 'x' },
  { kind: 'http', status: 429, message: 'x', retryAfterS: 7 },
  { kind: 'http', status: 404, message: 'x' },
  { kind: 'http', status: 500, message: 'x' },
  { kind: 'empty' },
  { kind: 'unexpected' },
] as const;

describe('a stored conversation', () => {
  it.each(FAILURES)('is read back as written, with a failure of kind $kind', failure => {
    const [asked] = stepChat(NEW_CONVERSATION, { kind: 'send', id: '1', at, text: '客厅？' });
    const [failed] = stepChat(asked, { kind: 'fail', request: '1', failure, at, model: 'm' });
    const row = toStored(failed.messages, 'draft');
    expect(parseStored(JSON.parse(JSON.stringify(row)))).toEqual({ ok: true, value: row });
  });

  it('keeps the newest messages when there are too many', () => {
    const many = Array.from(
      { length: STORED_MESSAGES + 3 },
      (_, i) => ({ id: `${i}`, sender: 'user', text: 'x', at }) as const,
    );
    expect(toStored(many, '').messages).toHaveLength(STORED_MESSAGES);
    expect(toStored(many, '').messages[0]?.id).toBe('3');
  });

  it('of a newer release is recognised, and not overwritten', () => {
    expect(parseStored({ version: STORED_VERSION + 1, anything: true })).toEqual({
      ok: false,
      error: { code: 'chat/stored-too-new', version: STORED_VERSION + 1 },
    });
  });

  it.each([9e15, -9e15, 1e300, Number.NaN, '5'])('[R620] with the moment %s is set aside', moment => {
    const row = { version: 1, draft: '', messages: [{ id: '1', sender: 'user', text: 'hi', at: moment }] };
    expect(parseStored(row)).toEqual({ ok: false, error: { code: 'chat/stored-unreadable' } });
  });

  it('[R621] is cut before it is read if longer than any of ours', () => {
    const messages = Array.from({ length: 20_000 }, (_, i) => ({
      id: `${i}`,
      sender: 'user',
      text: 'x',
      at,
    }));
    const branches = Array.from({ length: 200 }, (_, i) => ({ after: `${i}`, messages }));
    const row = parseStored({ version: 1, draft: '', messages, branches });
    expect(row.ok && row.value.messages.map(({ id }) => id)).toEqual(
      messages.slice(-STORED_MESSAGES).map(({ id }) => id),
    );
    expect(row.ok && row.value.branches?.length).toBe(MOST_BRANCHES);
    expect(row.ok && row.value.branches?.[0]?.messages).toHaveLength(STORED_MESSAGES);
  });

  it('of any other shape is refused and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        expect(parseStored(value).ok).toBe(false);
      }),
    );
  });
});
