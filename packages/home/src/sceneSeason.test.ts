import { instantAt, type Millis, unwrap } from '@app/kernel';
import type { Weather } from '@app/sky';
import { describe, expect, it } from 'vitest';
import { type SceneQuestion, sceneSeason } from './sceneSeason';

const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const LIN = { birthDate: '1990-05-15' };
const ZHOU = { birthDate: '1992-07-21' };
const XIAOMAN = { birthDate: '2019-05-21' };

/** A scene in Hangzhou's clock, by default at noon in clear weather with nobody at home. */
function at(day: string, more: Partial<SceneQuestion> & { readonly hour?: number } = {}) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const clock = { hour: more.hour ?? 12, minute: 0 };
  const { instant } = unwrap(instantAt({ year, month, day: date }, clock, 'Asia/Shanghai'));
  const { hour: _, ...rest } = more;
  const question = {
    at: instant,
    zone: 'Asia/Shanghai',
    place: HANGZHOU,
    weather: 'clear',
    household: [],
  } as const;
  return sceneSeason({ ...question, ...rest });
}

describe('the season of the scene', () => {
  // The first days of the terms of 2026 as printed by the Hong Kong Observatory; each previous day is in the preceding
  // term. Flowers: 程大昌, 演繁露; birds and leaves: 月令七十二候集解.
  it.each([
    { day: '2026-01-19', term: 'minor-cold', trees: 'plum', birds: 'magpies', quarter: 'winter' },
    { day: '2026-02-04', term: 'start-of-spring', trees: 'plum', birds: 'magpies', quarter: 'spring' },
    { day: '2026-03-04', term: 'rain-water', trees: 'plum', birds: 'geese', quarter: 'spring' },
    { day: '2026-03-05', term: 'awakening-of-insects', trees: 'willow', birds: 'geese', quarter: 'spring' },
    { day: '2026-03-20', term: 'spring-equinox', trees: 'willow', birds: 'swallows', quarter: 'spring' },
    { day: '2026-05-04', term: 'grain-rain', trees: 'willow', birds: 'swallows', quarter: 'spring' },
    { day: '2026-05-05', term: 'start-of-summer', trees: 'leaf', birds: 'swallows', quarter: 'summer' },
    { day: '2026-09-06', term: 'end-of-heat', trees: 'leaf', birds: 'swallows', quarter: 'autumn' },
    { day: '2026-09-07', term: 'white-dew', trees: 'leaf', birds: 'geese', quarter: 'autumn' },
    { day: '2026-10-08', term: 'cold-dew', trees: 'gold', birds: 'geese', quarter: 'autumn' },
    { day: '2026-11-22', term: 'minor-snow', trees: 'bare', birds: 'none', quarter: 'winter' },
  ])('[R540] on $day, in $term, the trees are $trees and the birds $birds', ({ day, ...expected }) => {
    expect(at(day)).toMatchObject(expected);
  });

  it('[R540] lotus flowers from the summer solstice to the end of heat, with leaves before and after', () => {
    const vats = [
      '2026-05-04',
      '2026-05-05',
      '2026-06-20',
      '2026-06-21',
      '2026-09-06',
      '2026-09-07',
      '2026-09-23',
    ];
    const expected = ['water', 'lotus-leaf', 'lotus-leaf', 'lotus', 'lotus', 'lotus-leaf', 'water'];
    expect(vats.map(day => at(day)?.vat)).toEqual(expected);
  });

  // Flora of China: Styphnolobium japonicum, the pagoda tree, flowers in July and August.
  it.each([
    { day: '2026-05-05', term: 'start-of-summer', trees: 'leaf', blossom: false },
    { day: '2026-05-21', term: 'grain-buds', trees: 'leaf', blossom: false },
    { day: '2026-06-05', term: 'grain-in-ear', trees: 'leaf', blossom: false },
    { day: '2026-07-06', term: 'summer-solstice', trees: 'leaf', blossom: false },
    { day: '2026-07-07', term: 'minor-heat', trees: 'leaf', blossom: true },
    { day: '2026-07-23', term: 'major-heat', trees: 'leaf', blossom: true },
    { day: '2026-08-22', term: 'start-of-autumn', trees: 'leaf', blossom: true },
    { day: '2026-08-23', term: 'end-of-heat', trees: 'leaf', blossom: false },
    { day: '2026-04-10', term: 'clear-and-bright', trees: 'willow', blossom: false },
  ])('[R963] on $day, in $term, the pagoda tree in flower: $blossom', ({ day, ...expected }) => {
    expect(at(day)).toMatchObject(expected);
  });

  it('[R540] chrysanthemums come with cold dew, and leaves fall from the descent of frost', () => {
    const days = ['2026-10-07', '2026-10-08', '2026-10-23', '2026-11-21', '2026-11-22', '2026-12-07'];
    expect(days.map(day => at(day)?.chrysanthemums)).toEqual([false, true, true, true, false, false]);
    expect(days.map(day => at(day)?.ground)).toEqual([
      'plain',
      'plain',
      'leaves',
      'leaves',
      'leaves',
      'plain',
    ]);
  });

  it.each([
    { where: 'Hangzhou', latitude: 30.27, snow: [false, true, true, false] },
    { where: 'Guangzhou', latitude: 23.5, snow: [false, false, false, false] },
    { where: 'Harbin', latitude: 45.8, snow: [true, true, true, true] },
  ])('[R541] snow lies in $where by the painter’s convention', ({ latitude, snow }) => {
    const days = ['2026-12-06', '2026-12-07', '2026-02-03', '2026-02-04'];
    const place = { latitude, longitude: 120 };
    expect(days.map(day => at(day, { place })?.snow)).toEqual(snow);
  });

  it('[R541] plum flowers over an icy vat where snow lies', () => {
    expect(at('2026-12-07')).toMatchObject({ trees: 'plum', vat: 'ice', ground: 'plain' });
    expect(at('2026-12-07', { place: { latitude: 24, longitude: 113 } })).toMatchObject({
      trees: 'bare',
      snow: false,
    });
  });

  it('[R542] rain falls as snow where snow lies, and only rain has rings and no birds', () => {
    const falling = (day: string, weather: Weather) => at(day, { weather });
    expect(falling('2026-06-21', 'rainy')).toMatchObject({ falls: 'rain', ground: 'rings', birds: 'none' });
    expect(falling('2026-12-21', 'rainy')).toMatchObject({ falls: 'snow', ground: 'plain' });
    expect(falling('2026-12-21', 'cloudy')).toMatchObject({ falls: 'snow' });
    expect(falling('2026-12-21', 'clear')).toMatchObject({ falls: 'nothing' });
    for (const weather of ['clear', 'cloudy', 'starry'] as const) {
      expect(falling('2026-06-21', weather)).toMatchObject({ falls: 'nothing', birds: 'swallows' });
    }
    expect(at('2026-06-21', { hour: 23 })?.birds).toBe('none');
  });

  it('[R543] south of the equator the year is reversed, between the tropics it is midsummer', () => {
    const sydney = { latitude: -33.9, longitude: 151.2 };
    const singapore = { latitude: 1.3, longitude: 103.8 };
    expect(at('2026-12-25', { place: sydney })).toMatchObject({
      term: 'winter-solstice',
      trees: 'leaf',
      snow: false,
    });
    expect(at('2026-06-22', { place: sydney })).toMatchObject({ term: 'summer-solstice', snow: true });
    for (const day of ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20']) {
      expect(at(day, { place: singapore })).toMatchObject({ trees: 'leaf', vat: 'lotus', snow: false });
    }
  });

  // 2026: 除夕 16 February, 春节 17 February, 元宵 3 March, 中秋 25 September (Hong Kong Observatory).
  it('[R544] lanterns hang on four days of the calendar and no other', () => {
    const days = Array.from({ length: 365 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      return at(date)?.lanterns ? date : '';
    }).filter(Boolean);
    expect(days).toEqual(['2026-02-16', '2026-02-17', '2026-03-03', '2026-09-25']);
  });

  it('[R822, R1025] paper lanterns rise at night on the Lantern Festival, fireworks on New Year and its eve', () => {
    const rises = (instant: string) =>
      sceneSeason({
        at: Date.parse(instant) as Millis,
        zone: 'Asia/Shanghai',
        place: undefined,
        weather: 'clear',
        household: [],
      })?.festiveSky;
    expect(rises('2026-03-03T12:00:00Z')).toBe('lanterns');
    for (const eve of ['2026-02-16T12:00:00Z', '2026-02-17T12:00:00Z']) expect(rises(eve)).toBe('fireworks');
    for (const day of ['2026-03-03T04:00:00Z', '2026-02-17T04:00:00Z']) expect(rises(day)).toBe('none');
    for (const other of ['2026-02-15T12:00:00Z', '2026-02-18T12:00:00Z', '2026-09-25T12:00:00Z'])
      expect(rises(other)).toBe('none');
  });

  it('[R544] couplets are up from New Year’s Eve to the Lantern Festival', () => {
    const days = ['2026-02-15', '2026-02-16', '2026-02-17', '2026-03-03', '2026-03-04', '2026-09-25'];
    expect(days.map(day => at(day)?.couplets)).toEqual([false, true, true, true, false, false]);
  });

  it('[R545] one person keeps the house by day, all are there in the evening, at night they sleep', () => {
    const household = [XIAOMAN, LIN, ZHOU];
    const count = (hour: number) => at('2026-11-22', { hour, household })?.figures.length;
    // Sunset in Hangzhou is at 16:58 that day.
    expect([3, 9, 12, 18, 21, 22, 23].map(count)).toEqual([0, 1, 1, 3, 3, 0, 0]);
    const five = [LIN, ZHOU, XIAOMAN, LIN, ZHOU];
    expect(at('2026-11-22', { hour: 18, household: five })?.figures).toHaveLength(4);
    expect(at('2026-11-22', { hour: 18 })?.figures).toEqual([]);
  });

  it('[R545] children under thirteen are drawn small, and in rain or snow adults hold umbrellas', () => {
    const scene = at('2026-06-21', { hour: 19, weather: 'rainy', household: [XIAOMAN, LIN, ZHOU] });
    expect(scene?.figures).toEqual([
      { child: false, umbrella: true },
      { child: false, umbrella: true },
      { child: true, umbrella: false },
    ]);
  });

  it('[R540] days outside the almanac have no season', () => {
    expect(at('1899-06-01')).toBeUndefined();
    expect(at('2101-06-01')).toBeUndefined();
  });
});
