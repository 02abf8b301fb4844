import { describe, expect, it } from 'vitest';
import { loadLegal } from './legal';

describe('[R29] the terms and the privacy notice', () => {
  it('make the same points in both languages, each in its own', async () => {
    const [en, zh] = [await loadLegal('en'), await loadLegal('zh')];
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    for (const text of Object.values(en)) expect(text).not.toMatch(/\p{Script=Han}/u);
    for (const text of Object.values(zh)) expect(text).toMatch(/\p{Script=Han}/u);
  });
});
