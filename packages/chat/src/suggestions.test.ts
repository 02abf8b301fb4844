import { describe, expect, it } from 'vitest';
import { advise } from './advisor/advise';
import type { ChatFacts } from './facts';
import { suggest } from './suggestions';

const facts: ChatFacts = { language: 'en', date: '2026-06-19' };
const day = { date: '2026-06-19', lunar: { zh: '五月初五', en: '5th of the 5th month' }, yi: [], ji: [] };
const ids = (context: Parameters<typeof suggest>[0]) => suggest(context).map(({ id }) => id);

describe('suggestions', () => {
  it('are three, begin with today, and stay the same all day', () => {
    const first = ids({ facts, hour: 9, asked: [] });
    expect(first).toHaveLength(3);
    expect(first[0]).toBe('today');
    expect(ids({ facts, hour: 10, asked: [] })).toEqual(first);
  });

  it('fit the hour, the coming solar term and the home', () => {
    const nextTerm = { name: { zh: '夏至', en: 'Summer Solstice' }, inDays: 2 };
    expect(ids({ facts: { ...facts, day: { ...day, nextTerm } }, hour: 13, asked: [] })).toEqual([
      'today',
      'term',
      'sun',
    ]);
    expect(ids({ facts, hour: 22, asked: [] })).toContain('sleep');
    const home = { facing: 'S', residents: [{ name: '林月', kua: 8 }] } as const;
    expect(ids({ facts: { ...facts, home }, hour: 9, asked: [] })).toEqual(['today', 'kua', 'facing']);
  });

  it('[R986] are about the first day of an answer that found days, with its year where a day without it would be another', () => {
    const words = (found: string, home?: ChatFacts['home']) =>
      suggest({ facts: { ...facts, ...(home && { home }) }, hour: 9, asked: [], found }).map(
        ({ text }) => text.en,
      );
    expect(words('2026-12-05')).toEqual([
      'What are the lucky hours on 5 December?',
      'What is 5 December good for?',
      'And in January?',
    ]);
    expect(words('2027-08-05', { residents: [{ name: '林月' }] })).toEqual([
      'What are the lucky hours on 5 August 2027?',
      'Who clashes with 5 August 2027?',
      'And in September 2027?',
    ]);
    expect(ids({ facts, hour: 9, asked: [], found: 'soon' })).toEqual(ids({ facts, hour: 9, asked: [] }));
  });

  it('do not repeat a question already asked', () => {
    expect(ids({ facts, hour: 9, asked: ['What is today good for?'] })).not.toContain('today');
  });

  it('have an answer from the built-in guide, in both languages', () => {
    const home = { facing: 'S', residents: [{ name: 'Lin', kua: 8 }] } as const;
    for (let n = 1; n <= 12; n++) {
      const context = {
        facts: { ...facts, date: `2026-06-${String(n).padStart(2, '0')}`, day, home },
        hour: 22,
        asked: [],
      };
      for (const asked of [
        [],
        ['What is today good for?'],
        ['What is today good for?', 'How can the bedroom help me sleep better?'],
      ]) {
        for (const { text } of suggest({ ...context, asked })) {
          for (const language of ['zh', 'en'] as const) {
            const advice = advise([{ role: 'user', content: text[language] }], {
              ...context.facts,
              language,
            });
            expect(advice.about, text[language]).not.toContain('unknown');
          }
        }
      }
    }
  });
});
