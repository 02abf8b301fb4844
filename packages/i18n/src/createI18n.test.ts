// @vitest-environment happy-dom
import type { i18n } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labelLines, messageLines } from './bilingual';
import { createI18n } from './createI18n';
import { DETECTION_ORDER, type DetectionPage, detectLanguage, saveLanguage } from './detection';
import { faceOf, followLanguage, formatTitle, languageOf, otherFace, switchLanguage } from './switchLanguage';
import { inFaceAround, inFaceOf, loadFace, writeAll } from './traditional';

const browser = (languages: readonly string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages]);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
};

const loaded = (instance: i18n) =>
  Object.entries(instance.store.data).flatMap(([language, namespaces]) =>
    Object.keys(namespaces).map(namespace => `${language}/${namespace}`),
  );

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the detector reads document.cookie, so the test writes it
  document.cookie = 'language=; max-age=0; path=/';
  document.documentElement.lang = '';
  history.replaceState(null, '', '/');
  browser([]);
});
afterEach(() => vi.restoreAllMocks());

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `language=${value}; path=/`;
};

const pageOn = (location: Partial<DetectionPage['location']>): DetectionPage => ({
  document: { cookie: '', documentElement: { lang: '' } },
  navigator: { languages: [], language: '' },
  location: { pathname: '/', hostname: 'localhost', protocol: 'http:', ...location },
});

describe('detection', () => {
  it('[R9] asks only cookie, navigator, html tag, path and subdomain, in this order', () => {
    expect(DETECTION_ORDER).toEqual(['cookie', 'navigator', 'htmlTag', 'path', 'subdomain']);
  });

  it('[R9] stores the choice in the cookie `language` for 365 days and nowhere else', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await switchLanguage(await createI18n(), 'zh');
    const [cookie] = written.mock.calls.at(-1) ?? [''];
    expect(cookie).toBe('language=zh; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(localStorage.length).toBe(0);
  });

  it('[R9] marks the cookie as secure on a secure page', () => {
    const page = pageOn({ protocol: 'https:' });
    saveLanguage(page, 'zh');
    expect(page.document.cookie).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('[R9] takes the cookie before the browser', async () => {
    setCookie('zh');
    browser(['en-GB']);
    expect(languageOf(await createI18n())).toBe('zh');
  });

  it('[R9] takes the browser before the html tag', async () => {
    browser(['fr-FR', 'zh-SG', 'en']);
    document.documentElement.lang = 'en';
    expect(languageOf(await createI18n())).toBe('zh');
  });

  it.each(['zh-TW', 'zh-HK', 'zh-Hant'])(
    '[R521] gives a browser asking for %s Traditional characters',
    async tag => {
      browser([tag, 'en']);
      const instance = await createI18n();
      expect([faceOf(instance), languageOf(instance)]).toEqual(['zh-Hant', 'zh']);
      expect(instance.t('nav.signIn')).toBe('登錄');
      expect(document.cookie).toBe('language=zh-Hant');
    },
  );

  it('[R9] takes the html tag when neither cookie nor browser names a supported language', async () => {
    browser(['fr-FR']);
    document.documentElement.lang = 'zh-CN';
    expect(languageOf(await createI18n())).toBe('zh');
  });

  it('[R9] takes the path last but one', async () => {
    history.replaceState(null, '', '/zh');
    expect(languageOf(await createI18n())).toBe('zh');
  });

  it('[R9] takes the subdomain last', () => {
    expect(detectLanguage(pageOn({ hostname: 'zh.example.com' }))).toBe('zh');
    expect(detectLanguage(pageOn({ hostname: 'zh.example.com', pathname: '/en' }))).toBe('en');
  });

  it.each(['/login', '/create', '/deep-dream'])(
    '[R9, A2] does not take the route %s for a language',
    async path => {
      history.replaceState(null, '', path);
      const instance = await createI18n();
      expect(instance.language).toBe('en');
    },
  );

  it('[R9, A2] ignores the query string', async () => {
    history.replaceState(null, '', '/?lng=zh');
    expect(languageOf(await createI18n())).toBe('en');
  });

  it('[R9] falls back to English', async () => {
    browser(['fr-FR', 'de']);
    expect((await createI18n()).language).toBe('en');
  });

  it.each([
    '<script>alert(1)</script>',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'zh-%3Cscript%3E',
    'javascript:alert(1)',
  ])('[R10] drops the cookie %j and asks the next source', async value => {
    setCookie(value);
    browser(['zh-CN']);
    const instance = await createI18n();
    expect(instance.language).toBe('zh');
    expect(document.cookie).toBe('language=zh');
  });

  it('[R10] drops a script-like path', async () => {
    history.replaceState(null, '', '/%3Cscript%3Ealert(1)%3C/script%3E');
    expect((await createI18n()).language).toBe('en');
  });
});

describe('loading', () => {
  it('[R11] needs only the requested namespaces of one language, Chinese without English', async () => {
    const zh = await createI18n({ language: 'zh', namespaces: ['common', 'index'] });
    expect(loaded(zh).sort()).toEqual(['zh/common', 'zh/index']);
    const en = await createI18n({ language: 'en', namespaces: ['common', 'index'] });
    expect(loaded(en).sort()).toEqual(['en/common', 'en/index']);
  });

  it('[R12] loads the other namespaces on request', async () => {
    const instance = await createI18n({ language: 'zh' });
    await instance.loadNamespaces('notFound');
    expect(instance.t('page.title', { ns: 'notFound' })).toBe('此处无宅');
  });

  it('[R12] has plurals in both languages', async () => {
    const instance = await createI18n({ language: 'en', namespaces: ['common', 'createHome'] });
    const label = (count: number) => instance.t('page.continueWith', { ns: 'createHome', count });
    expect([label(1), label(2)]).toEqual(['Continue with 1 photo', 'Continue with 2 photos']);
    await switchLanguage(instance, 'zh');
    expect([label(1), label(2)]).toEqual(['用 1 张照片继续', '用 2 张照片继续']);
  });
});

describe('switching', () => {
  it('[R12] takes effect at once, persists, and updates html lang and the title', async () => {
    const instance = await createI18n({ language: 'en' });
    const stop = followLanguage(instance, document);
    const title = () => formatTitle(instance.getFixedT(null, 'common'), instance.t('titles.login'));
    expect([document.documentElement.lang, title()]).toEqual(['en', 'Sign in or register · Ink & Starlight']);

    await switchLanguage(instance, 'zh');
    expect(instance.t('nav.signIn')).toBe('登录');
    expect(document.cookie).toBe('language=zh');
    expect([document.documentElement.lang, title()]).toEqual(['zh-CN', '登录与注册 · 墨与星']);

    await switchLanguage(instance, 'zh-Hant');
    expect([document.documentElement.lang, title()]).toEqual(['zh-Hant', '登錄與註冊 · 墨與星']);
    expect(document.cookie).toBe('language=zh-Hant');
    await switchLanguage(instance, 'zh');
    expect(document.documentElement.lang).toBe('zh-CN');

    stop();
    await switchLanguage(instance, 'en');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('[R12] updates every namespace in use, so no screen is left behind', async () => {
    const instance = await createI18n({ language: 'en', namespaces: ['common', 'index'] });
    await instance.loadNamespaces('notFound');
    const seen: string[] = [];
    instance.on('languageChanged', () => seen.push(instance.t('page.title', { ns: 'notFound' })));
    await switchLanguage(instance, 'zh');
    expect(seen).toEqual(['此处无宅']);
  });

  it('[R12] stays unchanged when the texts cannot be fetched', async () => {
    vi.doMock('./zh/createHome', () => {
      throw new Error('offline');
    });
    const instance = await createI18n({ language: 'en', namespaces: ['common', 'createHome'] });
    await expect(switchLanguage(instance, 'zh')).rejects.toThrow();
    expect(languageOf(instance)).toBe('en');
    expect(instance.t('nav.signIn')).toBe('Sign in');
    vi.doUnmock('./zh/createHome');
  });

  it('[R12] types the keys: a missing key does not compile', async () => {
    const instance = await createI18n({ language: 'en' });
    // @ts-expect-error no such key in `common`
    expect(instance.t('nav.noSuchKey')).toBe('nav.noSuchKey');
  });
});

describe('the other Chinese script', () => {
  it('[R521] the language control leads to English and back to the script the person reads', async () => {
    const instance = await createI18n({ language: 'en' });
    expect(otherFace(instance, { languages: ['en-GB', 'zh-HK'] })).toBe('zh-Hant');
    expect(otherFace(instance, { languages: ['en-GB'] })).toBe('zh');
    await switchLanguage(instance, 'zh-Hant');
    expect(otherFace(instance, { languages: ['en-GB'] })).toBe('en');
    await switchLanguage(instance, 'en');
    expect(otherFace(instance, { languages: ['en-GB'] })).toBe('zh-Hant');
  });

  it('[R520] converts texts of rule rooms, but not what a person typed', async () => {
    const inFace = await loadFace('zh-Hant');
    expect([inFace('黄历'), inFace(undefined), inFaceOf('zh')('黄历')]).toEqual(['黃曆', undefined, '黄历']);
    expect(inFaceAround(inFace, ['张丽'])('张丽的黄历')).toBe('张丽的黃曆');
    const texts = { a: ['黄历'], b: { c: 1, d: undefined } };
    expect(writeAll(texts, inFace)).toEqual({ a: ['黃曆'], b: { c: 1, d: undefined } });
    expect(writeAll(texts, inFace)).toBe(writeAll(texts, inFace));
    expect(writeAll(texts, inFaceOf('en'))).toBe(texts);
    const instance = await createI18n({ language: 'zh-Hant', namespaces: ['common', 'createHome'] });
    expect(
      instance.t('read.colourOf', { ns: 'createHome', defaultValue: '{{name}}', name: '张丽' }),
    ).toContain('张丽');
  });
});

describe('messages in two languages', () => {
  it('[R12, A1] shows only Chinese on Chinese screens', async () => {
    const t = (await createI18n({ language: 'zh' })).getFixedT('zh', 'common');
    expect(messageLines(t, 'zh', { code: 'session/sign-in' })).toEqual([{ text: '请先登录', lang: 'zh-CN' }]);
    expect(labelLines(t, 'zh', 'signOut')).toEqual([{ text: '退出登录', lang: 'zh-CN' }]);
  });

  it('[R520] converts them to the script of the screen', async () => {
    const t = (await createI18n({ language: 'zh-Hant' })).getFixedT('zh-Hant', 'common');
    expect(labelLines(t, 'zh-Hant', 'signOut')).toEqual([{ text: '退出登錄', lang: 'zh-Hant' }]);
  });

  it('[R12, A1] adds the prescribed Chinese as its own line on English screens, without loading Chinese', async () => {
    const instance = await createI18n({ language: 'en' });
    const t = instance.getFixedT('en', 'common');
    expect(messageLines(t, 'en', { code: 'session/sign-in' })).toEqual([
      { text: 'Please sign in first', lang: 'en' },
      { text: '请先登录', lang: 'zh-CN' },
    ]);
    expect(labelLines(t, 'en', 'myAccount')).toEqual([
      { text: 'My account', lang: 'en' },
      { text: '我的账户', lang: 'zh-CN' },
    ]);
    expect(loaded(instance)).toEqual(['en/common']);
  });

  it('[A1] leaves a message without prescribed Chinese at one line, with its facts', async () => {
    const t = (await createI18n({ language: 'en' })).getFixedT('en', 'common');
    const message = { code: 'photos/too-big', name: 'roof & <b>.jpg', limitMb: 50, actualMb: 200 } as const;
    expect(messageLines(t, 'en', { code: 'photos/some-unreadable', count: 1 })[0].text).toBe(
      'Photos that can’t be read: 1. Remove them, or continue.',
    );
    expect(messageLines(t, 'en', message)).toEqual([
      { text: '“roof & <b>.jpg” has 200 MB; a photo may have up to 50 MB', lang: 'en' },
    ]);
  });
});
