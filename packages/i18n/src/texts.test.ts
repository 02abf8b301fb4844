import { simplifiedIn } from '@app/hant/testing';
import { MESSAGE_CODES, MESSAGES } from '@app/validation';
import { describe, expect, it } from 'vitest';
import { EXACT_LABELS, EXACT_MESSAGES } from './exactChinese';
import { LANGUAGES } from './languages';
import { loadLegal } from './legal';
import { loadNamespace, NAMESPACES } from './resources';

/** Every text of a namespace under its full key. */
const flatten = (texts: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...flatten(value, `${path}${key}.`)],
    ),
  );

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<\/?(\w+)>/g)].map(match => match[0]).sort();

describe.each(NAMESPACES)('%s', namespace => {
  it('[R11] has the same keys in both languages', async () => {
    const [en, zh] = [await loadNamespace('en', namespace), await loadNamespace('zh', namespace)];
    expect([...flatten(zh).keys()].sort()).toEqual([...flatten(en).keys()].sort());
  });

  it('[R12] names the same values in both languages and leaves no text empty', async () => {
    const en = flatten(await loadNamespace('en', namespace));
    const zh = flatten(await loadNamespace('zh', namespace));
    for (const [key, text] of en) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(zh.get(key)?.trim(), key).toBe(zh.get(key));
      expect(placeholders(zh.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('[R12] is English in English, without Chinese characters except intended ones', async () => {
    // Captions contain the other language on purpose, under keys that end in "Other"; so does the glyph on the tool seal.
    const meant = (key: string) => /Other$/.test(key) || key === 'tools.glyph';
    for (const [key, text] of flatten(await loadNamespace('en', namespace))) {
      if (!meant(key)) expect(text, key).not.toMatch(/\p{Script=Han}|[，。！？、；：「」（）]/u);
    }
  });

  it('[R1095] spells every direction in one word: northwest', async () => {
    for (const [key, text] of flatten(await loadNamespace('en', namespace)))
      expect(text, key).not.toMatch(/\b(north|south)[- ](east|west)/i);
  });

  it('[R12] is Chinese in Chinese: Simplified characters, full-width marks between them', async () => {
    for (const [key, text] of flatten(await loadNamespace('zh', namespace))) {
      expect(text, key).not.toMatch(/\p{Script=Han}[,;!?]|[,;!?]\p{Script=Han}/u);
      expect(text, key).not.toMatch(/[請錄圖歡國時們這個為後說發記]/u);
    }
  });
});

describe('[R520] in Traditional characters', () => {
  it.each(NAMESPACES)('%s says the same and has no Simplified form left', async namespace => {
    const zh = flatten(await loadNamespace('zh', namespace));
    const hant = flatten(await loadNamespace('zh-Hant', namespace));
    expect([...hant.keys()]).toEqual([...zh.keys()]);
    for (const [key, text] of hant) {
      expect(simplifiedIn(text), key).toEqual([]);
      expect(placeholders(text), key).toEqual(placeholders(zh.get(key) ?? ''));
    }
  });

  it('the legal texts have no Simplified form left', async () => {
    for (const [key, text] of flatten(await loadLegal('zh-Hant')))
      expect(simplifiedIn(text), key).toEqual([]);
  });
});

describe('the resources', () => {
  it('[R11] are exactly the six namespaces', () => {
    expect(NAMESPACES).toEqual(['common', 'index', 'createHome', 'userInfo', 'visualization', 'notFound']);
  });

  it('[R11] type zh by en', async () => {
    const zh = await loadNamespace('zh', 'notFound');
    // @ts-expect-error a key that English does not have is not a key
    expect(zh.page.unknownKey).toBeUndefined();
  });
});

describe('the message catalogue', () => {
  it.each(LANGUAGES)(
    '[R12] has a text for every code in %s, using only the facts of the code',
    async language => {
      const { errors } = await loadNamespace(language, 'common');
      expect(Object.keys(errors).sort()).toEqual([...MESSAGE_CODES].sort());
      for (const code of MESSAGE_CODES) {
        const named = [...errors[code].matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]);
        expect(MESSAGES[code].facts, code).toEqual(expect.arrayContaining(named));
      }
    },
  );

  // The product's specification, error catalogue and validation sections, with the English agreed for each.
  it.each([
    ['session/sign-in-to-upload', '请先登录后再上传图片', 'Please sign in before uploading photos'],
    ['session/sign-in', '请先登录', 'Please sign in first'],
    ['session/deep-skips-profile', '深度用户无需填写用户信息', "Deep users don't need to fill in a profile"],
    ['session/deep-belongs-in-dream', '深度用户请访问梦境深处', 'Deep users, please enter the Deep Dream'],
    ['session/dream-needs-deep', '只有深度用户才能访问梦境深处', 'Only deep users can enter the Deep Dream'],
    ['session/signed-out', '已退出登录', 'You have signed out'],
    [
      'session/dream-forbidden',
      '您没有权限访问梦境深处。只有深度用户才能访问此区域。',
      "You don't have permission to enter the Deep Dream. Only deep users can access this area.",
    ],
    ['form/fields-required', '请填写所有字段', 'Please fill in all fields'],
    ['form/passwords-differ', '两次输入的密码不一致', "The two passwords don't match"],
    ['form/password-too-short', '密码长度至少6位', 'The password needs at least 6 characters'],
    ['form/email-invalid', '请输入有效的邮箱地址', 'Please enter a valid e-mail address'],
    [
      'chat/key-invalid',
      'API 密钥无效，请检查环境变量配置。',
      'The API key is invalid. Please check the configuration.',
    ],
    [
      'chat/network',
      '网络连接失败，请检查网络连接。',
      'Network connection failed. Please check your connection.',
    ],
    [
      'chat/unavailable',
      'AI 服务暂时不可用，请稍后再试。',
      "Sorry, I encountered some issues and can't reply at the moment.",
    ],
    ['chat/empty-reply', '抱歉，我没有收到有效的回复。', "Sorry, I didn't receive a valid reply."],
    ['profile/location-missing', '请授权获取位置', 'Please authorize location access'],
    ['profile/resident-missing', '请至少添加一位居民', 'Please add at least one resident'],
    ['profile/name-missing', '请至少填写一位居民的姓名', "Please complete at least one resident's name"],
    ['profile/photo-missing', '请至少上传一张照片', 'Please upload at least one photo'],
  ] as const)('[R12] words %s exactly', async (code, zh, en) => {
    expect((await loadNamespace('zh', 'common')).errors[code]).toBe(zh);
    expect((await loadNamespace('en', 'common')).errors[code]).toBe(en);
  });

  it('[R12] words the fallback of the assistant exactly in English', async () => {
    expect((await loadNamespace('en', 'common')).errors['chat/failed']).toBe(
      "Sorry, I encountered some issues and can't reply at the moment.",
    );
  });

  it.each([
    ['deepUser', '深度用户', 'Deep user'],
    ['myAccount', '我的账户', 'My account'],
    ['deepDream', '梦境深处', 'Deep Dream'],
    ['signOut', '退出登录', 'Sign out'],
    ['locationUnknown', '位置未知', 'Location unknown'],
  ] as const)('[R12] words the label %s exactly', async (label, zh, en) => {
    expect((await loadNamespace('zh', 'common')).labels[label]).toBe(zh);
    expect((await loadNamespace('en', 'common')).labels[label]).toBe(en);
  });

  // The names of the specification's phase table in both languages.
  it.each([
    ['newMoon', '新月', 'New Moon'],
    ['waxingCrescent', '蛾眉月', 'Waxing Crescent'],
    ['firstQuarter', '上弦月', 'First Quarter'],
    ['waxingGibbous', '盈凸月', 'Waxing Gibbous'],
    ['fullMoon', '满月', 'Full Moon'],
    ['waningGibbous', '亏凸月', 'Waning Gibbous'],
    ['lastQuarter', '下弦月', 'Last Quarter'],
    ['waningCrescent', '残月', 'Waning Crescent'],
  ] as const)('[R12] names the phase %s exactly', async (phase, zh, en) => {
    expect((await loadNamespace('zh', 'visualization')).moon[phase]).toBe(zh);
    expect((await loadNamespace('en', 'visualization')).moon[phase]).toBe(en);
  });

  it('[R12] uses none / 无 for an empty list of the almanac', async () => {
    expect((await loadNamespace('en', 'visualization')).almanac.none).toBe('none');
    expect((await loadNamespace('zh', 'visualization')).almanac.none).toBe('无');
  });

  it('[R12] uses the prescribed wording of the static list on Chinese screens', async () => {
    const { errors, labels } = await loadNamespace('zh', 'common');
    expect(errors).toMatchObject(EXACT_MESSAGES);
    expect(labels).toEqual(EXACT_LABELS);
  });
});
