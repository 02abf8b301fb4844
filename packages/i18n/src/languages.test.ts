import { describe, expect, it } from 'vitest';
import { otherLanguage, parseLanguage } from './languages';

describe('parseLanguage', () => {
  it.each([
    ['en', 'en'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['zh_TW', 'zh'],
    ['EN-gb', 'en'],
    [' en ', 'en'],
  ])('[R9] takes %j as %s', (raw, language) => {
    expect(parseLanguage(raw)).toBe(language);
  });

  it.each([
    '<script>alert(1)</script>',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'zh-<script>alert(1)</script>',
    'zh-%3Cscript%3E',
    'en"onload="alert(1)',
    'javascript:alert(1)',
    'javascript%3Aalert(1)',
    'en;DROP',
    'en\u0000',
    'zh-\u202eCN',
  ])('[R10] drops the script-like %j', raw => {
    expect(parseLanguage(raw)).toBeUndefined();
  });

  it.each(['', 'fr', 'login', 'english', 'zhx', 'constructor', '__proto__', undefined, null, 7, ['en'], {}])(
    '[R9] passes over %j, which is no language of ours',
    raw => {
      expect(parseLanguage(raw)).toBeUndefined();
    },
  );

  it('[R12] toggles between the two', () => {
    expect(otherLanguage('en')).toBe('zh');
    expect(otherLanguage('zh')).toBe('en');
  });
});
