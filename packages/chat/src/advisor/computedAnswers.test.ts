import { describe, expect, it } from 'vitest';
import type { Toolbox } from '../computed';
import { advise } from './advise';

/** What the guide asks its tools for; the cities of this toolbox are two. */
function asked(question: string, home = false) {
  const ran: [string, Record<string, unknown>][] = [];
  const words = { zh: '词', en: 'word' };
  const tools: Toolbox = {
    specs: ['pillars', 'sky_at'].map(name => ({ name, description: '', parameters: {} })),
    run(tool, given) {
      const args = given as Record<string, unknown>; // the guide hands over objects
      const isKnown =
        args['city'] === undefined || /^(?:paris|new york|巴黎|纽约)$/.test(String(args['city']));
      if (!isKnown) return { text: '{"error":"tools/city-unknown","message":"no such city"}' };
      ran.push([tool, args]);
      const page = { kind: 'house' } as const;
      return {
        text: '{}',
        card: { tool, title: words, asked: words, lead: words, rows: [], note: words, page },
      };
    },
  };
  const { text } = advise([{ role: 'user', content: question }], {
    date: '2026-11-22',
    tools,
    ...(home ? { home: { residents: [] } } : {}),
  });
  return { ran, text };
}

describe('[R409] a birth that is typed', () => {
  it.each([
    ['2019年6月1日下午3:30出生，八字是什么', '2019-06-01', '15:30'],
    ['1990年5月1日夜里11点的八字', '1990-05-01', '23:00'],
    ['Bazi of 1 June 2019, half past eight in the evening', '2019-06-01', '20:30'],
    ['1990.05.01 的八字', '1990-05-01', undefined],
  ])('%s is of %s, %s', (question, date, time) => {
    expect(asked(question).ran).toContainEqual(['pillars', { date, ...(time ? { time } : {}) }]);
  });

  it('is asked for again where the hour may be of two days, and no chart is shown', () => {
    const { ran, text } = asked('1990年5月1日晚上12点的八字');
    expect([ran, text.includes('晚上12点')]).toEqual([[], true]);
  });
});
