import { simplifiedIn } from '@app/hant/testing';
import { describe, expect, it } from 'vitest';
import { toSystemPrompt } from '../prompt';
import { advise } from './advise';

const ask = (content: string, knowledge: Parameters<typeof advise>[1]) =>
  advise([{ role: 'user', content }], knowledge);

describe('the guide in Traditional characters', () => {
  it.each([
    ['臥室的鏡子可以對著床嗎', '卧室的镜子可以对着床吗'],
    ['廚房和衛生間門對門怎麼辦', '厨房和卫生间门对门怎么办'],
    ['我想自殺', '我想自杀'],
  ])('[R521] %s is read as %s, and answered in the same characters', (hant, zh) => {
    const heard = ask(hant, { language: 'zh', traditional: true });
    const meant = ask(zh, { language: 'zh' });
    expect(heard.about).toEqual(meant.about);
    expect(heard.about.length).toBeGreaterThan(0);
    expect(simplifiedIn(heard.text)).toEqual([]);
    expect(simplifiedIn(meant.text)).not.toEqual([]);
  });

  it('[R521] a question in Traditional characters is understood whatever the screen shows', () => {
    expect(ask('臥室的鏡子可以對著床嗎', { language: 'zh' }).about).toEqual(
      ask('卧室的镜子可以对着床吗', { language: 'zh' }).about,
    );
  });

  it('[R520] names stay as typed', () => {
    const residents = [{ name: '刘国庆' }, { name: '陳麗' }];
    const { text } = ask('家裡都有誰', { language: 'zh', traditional: true, home: { residents } });
    expect(text).toContain('刘国庆');
    expect(text).toContain('陳麗');
    expect(simplifiedIn(text.replaceAll('刘国庆', ''))).toEqual([]);
  });

  it('[R521] a model is asked to use them', () => {
    const facts = { language: 'zh', date: '2026-06-21' } as const;
    expect(toSystemPrompt(facts)).toContain('请始终用简体中文回答');
    expect(toSystemPrompt({ ...facts, traditional: true })).toContain('请始终用繁體中文回答');
  });
});
