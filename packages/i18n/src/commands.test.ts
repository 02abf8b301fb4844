import { describe, expect, it } from 'vitest';
import { loadCommands } from './commands';

describe('[R12] the texts of the command palette', () => {
  it('name the same commands in both languages, each in its own', async () => {
    const { en, zh } = await loadCommands();
    for (const part of ['frame', 'labels', 'keywords'] as const) {
      expect(Object.keys(zh[part])).toEqual(Object.keys(en[part]));
      for (const text of Object.values(en[part])) expect(text).not.toMatch(/\p{Script=Han}|[，。]/u);
    }
    for (const text of [...Object.values(zh.frame), ...Object.values(zh.labels)]) {
      expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it('have a pinyin form for every Chinese name', async () => {
    const { zh } = await loadCommands();
    for (const words of Object.values(zh.keywords)) expect(words).toMatch(/^[a-z ,]{4,}/);
  });

  it('have no two commands with the same name', async () => {
    for (const texts of Object.values(await loadCommands())) {
      const names = Object.values(texts.labels);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
