import { describe, expect, it } from 'vitest';
import { otherLanguage, parseFace } from './languages';

describe('parseFace', () => {
  it.each([
    ['en', 'en'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh_SG', 'zh'],
    ['EN-gb', 'en'],
    [' en ', 'en'],
  ])('[R9] takes %j as %s', (raw, language) => {
    expect(parseFace(raw)).toBe(language);
  });

  // CLDR, likely subtags: Chinese of Taiwan, Hong Kong and Macao is written in Traditional characters.
  it.each(['zh-TW', 'zh_TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-HK', 'ZH-hant-cn', 'zh-Hant-TW'])(
    '[R521] takes %j as Traditional Chinese',
    raw => {
      expect(parseFace(raw)).toBe('zh-Hant');
    },
  );

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
    expect(parseFace(raw)).toBeUndefined();
  });

  it.each(['', 'fr', 'login', 'english', 'zhx', 'constructor', '__proto__', undefined, null, 7, ['en'], {}])(
    '[R9] ignores %j, which is not a supported language',
    raw => {
      expect(parseFace(raw)).toBeUndefined();
    },
  );

  it('[R12] toggles between the two', () => {
    expect(otherLanguage('en')).toBe('zh');
    expect(otherLanguage('zh')).toBe('en');
  });
});
