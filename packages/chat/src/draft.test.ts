import { describe, expect, it } from 'vitest';
import { checkDraft, countDraft, MESSAGE_LIMIT, sendsOnKey } from './draft';

const press = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

describe('[R99] keys in the field', () => {
  it.each([
    ['Enter', press, true],
    ['Shift+Enter', { ...press, shiftKey: true }, false],
    ['an Enter that commits pinyin', { ...press, isComposing: true }, false],
    ['an Enter held by an input method', { ...press, keyCode: 229 }, false],
    ['another key', { ...press, key: 'a' }, false],
  ])('%s', (_, key, sends) => {
    expect(sendsOnKey(key)).toBe(sends);
  });
});

describe('[R100] sendable drafts', () => {
  it.each(['', ' ', '\n\t', '\u3000', '\u200b'])('%j looks empty: not sent', draft => {
    expect(checkDraft(draft)).toEqual({ ok: false, error: { code: 'chat/message-empty' } });
  });

  it('is trimmed', () => {
    expect(checkDraft('  客厅？\n')).toEqual({ ok: true, value: '客厅？' });
  });

  it('may be as long as the limit, and is refused whole beyond it', () => {
    expect(checkDraft('𠮷'.repeat(MESSAGE_LIMIT)).ok).toBe(true);
    expect(checkDraft('𠮷'.repeat(MESSAGE_LIMIT + 1))).toEqual({
      ok: false,
      error: { code: 'chat/message-too-long', limit: MESSAGE_LIMIT, length: MESSAGE_LIMIT + 1 },
    });
    expect(checkDraft('x'.repeat(50_000))).toMatchObject({ error: { length: 50_000 } });
  });

  it('are counted only near the limit', () => {
    expect(countDraft('x'.repeat(3599))).toBeUndefined();
    expect(countDraft('x'.repeat(3600))).toEqual({ length: 3600, limit: MESSAGE_LIMIT });
  });
});
