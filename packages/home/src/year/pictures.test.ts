import { zh } from '@app/almanac';
import { addDays } from '@app/kernel';
import { Solar } from 'lunar-typescript';
import { getMoonIllumination } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { parseAnniversaries } from './anniversaries';
import { DIAL, sidesOfYear, starDial } from './dial';
import type { Shape } from './drawing';
import { altitudeHeight, hourHeight, monthDays, sunPicture } from './pictures';
import { RIBBON, RIBBONS, recordRibbon, ribbonDay, ribbonX } from './ribbon';
import { yearOfHome } from './yearOf';

const year = (place: { latitude: number; longitude: number }) =>
  yearOfHome(2027, {
    place,
    zone: 'Asia/Shanghai',
    stored: [],
    observance: parseAnniversaries(undefined).observance,
  })!;

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1));
const EVEN_MONTHS = ['2', '4', '6', '8', '10', '12'];
const evenWords = (shapes: readonly Shape[]) =>
  shapes.flatMap(shape => (shape.kind === 'text' && shape.look === 'fine-even' ? [shape.text] : []));

describe('[R497] moon and road over a month', () => {
  it.each([1, 2, 6, 12])('month %i of 2027 matches a second library', month => {
    const days = monthDays({ year: 2027, month, day: 1 }, 'Asia/Shanghai');
    expect(days).toHaveLength(new Date(Date.UTC(2027, month, 0)).getUTCDate());
    for (const { date, moon, spirit } of days) {
      const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar();
      expect([zh.daySpirit[spirit.id], zh.road[spirit.road]]).toEqual([
        lunar.getDayTianShen(),
        lunar.getDayTianShenType(),
      ]);
      const noon = new Date(Date.UTC(date.year, date.month - 1, date.day, 4));
      // suncalc's phase is of lower precision: within a hundredth of the cycle.
      const apart = Math.abs(getMoonIllumination(noon).phase - moon.progress);
      expect(Math.min(apart, 1 - apart)).toBeLessThan(0.015);
    }
  });

  it('there is none outside the tables', () => {
    expect(monthDays({ year: 1899, month: 12, day: 1 }, 'Asia/Shanghai')).toEqual([]);
    expect(monthDays({ year: 2027, month: 1, day: 1 }, 'Nowhere')).toEqual([]);
  });
});

describe('[R497] the sun over a home', () => {
  const hangzhou = year({ latitude: 30.27, longitude: 120.16 });

  it('is at noon of the solstices as high as latitude and obliquity say: 90 − φ ± 23.44°', () => {
    const altitudes = hangzhou.light.map(({ altitude }) => altitude);
    expect(Math.max(...altitudes)).toBeCloseTo(90 - 30.27 + 23.44, 1);
    expect(Math.min(...altitudes)).toBeCloseTo(90 - 30.27 - 23.44, 1);
  });

  it('is 14.2 minutes behind the clock in February and 16.4 ahead in November (equation of time, Meeus chapter 28)', () => {
    const noons = hangzhou.light.map(({ noon }) => noon - 720);
    expect(Math.max(...noons)).toBeCloseTo(14.2, 0);
    expect(Math.min(...noons)).toBeCloseTo(-16.4, 0);
    expect(noons.indexOf(Math.max(...noons))).toBeGreaterThan(38);
    expect(noons.indexOf(Math.max(...noons))).toBeLessThan(46);
  });

  it('is drawn with midnight at the bottom and the top, the zenith above, in polar night too', () => {
    expect([hourHeight(0) > hourHeight(720), altitudeHeight(90)]).toEqual([true, hourHeight(1440)]);
    for (const place of [
      { latitude: 30.27, longitude: 120.16 },
      { latitude: 78, longitude: 15 },
      { latitude: -33.9, longitude: 151.2 },
    ]) {
      const text = JSON.stringify(
        sunPicture(
          year(place),
          zh,
          hangzhou.days.slice(0, 12).map(() => 'm'),
        ),
      );
      expect(text).not.toMatch(/NaN|null|Infinity/);
    }
  });

  it('gives the even months, and nothing else, the look that a narrow screen leaves out', () => {
    expect(evenWords(sunPicture(hangzhou, zh, MONTHS))).toEqual(EVEN_MONTHS);
  });
});

describe('[R497] the stars of a year as a dial', () => {
  const of = (number: number) => yearOfHome(number, { ...HANGZHOU, zone: 'Asia/Shanghai' })!;
  const HANGZHOU = {
    place: { latitude: 30.27, longitude: 120.16 },
    stored: [],
    observance: parseAnniversaries(undefined).observance,
  };
  // As in printed almanacs of these years: 2026 丙午 one white in the centre; 2027 丁未 nine purple in the centre.
  it.each([
    [2026, 1, { S: ['tai-sui', 'five-yellow'], N: ['sui-po', 'three-killings'] }],
    [2027, 9, { SW: ['tai-sui'], NE: ['sui-po'], W: ['three-killings'], N: ['five-yellow'] }],
  ])('%i has star %i in the middle and its marks on their sides', (number, centre, marked) => {
    const sides = sidesOfYear(of(number));
    expect(sides.map(({ star }) => star).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sides.find(({ palace }) => palace === 'C')?.star).toBe(centre);
    const result = sides.filter(({ marks }) => marks.length > 0).map(({ palace, marks }) => [palace, marks]);
    expect(Object.fromEntries(result)).toEqual(marked);
  });

  it('has south at the top, every word inside the frame and no two overlapping', () => {
    const words = { star: String, side: (palace: string) => palace, mark: (mark: string) => mark };
    const texts = starDial(of(2026), words).flatMap(shape => (shape.kind === 'text' ? [shape] : []));
    const south = texts.find(({ text }) => text === 'S')!;
    const east = texts.find(({ text }) => text === 'E')!;
    expect([south.y < 0, Math.abs(south.x) < 1, east.x < 0, Math.abs(east.y) < 1]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    for (const { x, y } of texts) expect([Math.abs(x) < DIAL.x, Math.abs(y) < DIAL.y]).toEqual([true, true]);
    const spots = texts.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(spots).size).toBe(spots.length);
  });
});

describe('[R497] the records of a year as a ribbon', () => {
  it.each([
    [2026, RIBBON],
    [2028, RIBBON],
    [2028, RIBBONS[2]!],
  ])('a press on each day of %i finds that day, in order', (number, ribbon) => {
    let last: number = ribbon.left;
    for (let date = { year: number, month: 1, day: 1 }; date.year === number; date = addDays(date, 1)) {
      const x = ribbonX(date, ribbon);
      expect(x).toBeGreaterThan(last);
      expect(ribbonDay(number, x, ribbon)).toEqual(date);
      last = x;
    }
    expect(last).toBeLessThan(ribbon.right);
    expect(ribbonDay(number, -1e9, ribbon)).toEqual({ year: number, month: 1, day: 1 });
    expect(ribbonDay(number, 1e9, ribbon)).toEqual({ year: number, month: 12, day: 31 });
  });

  it.each([
    ['冬', ['春', '夏', '秋', '冬']],
    ['Winter', ['Spring', 'Summer', 'Autumn', 'Winter']],
  ] as const)(
    '[R1013, R1053] has the names of its seasons from %s on, beside the marks and off the strokes',
    (first, seasons) => {
      const counts = new Map([
        ['2026-02-10', 1],
        ['2026-05-12', 3],
        ['2026-11-20', 2],
      ]);
      const short = seasons.map(name => name.slice(0, 3));
      for (const ribbon of RIBBONS) {
        const shapes = recordRibbon(
          2026,
          counts,
          MONTHS,
          { year: 2026, month: 10, day: 25 },
          ribbon,
          seasons,
          short,
        );
        const names = shapes.filter(shape => shape.kind === 'text' && shape.look === 'fine-first');
        const found = names.map(name => (name.kind === 'text' ? name.text : ''));
        // The 35 days before 立春 are 50 of 512 px, too few for six letters of 8 px and air, and the 26 of 272 px for
        // three; there today leaves autumn no room, so all are short.
        const fitting = ['Spring Summer Autumn', 'Spring Summer Autumn', 'Spr Sum Aut'][
          RIBBONS.indexOf(ribbon)
        ]?.split(' ');
        expect(found).toEqual(first === '冬' ? [first, ...seasons] : fitting);
        for (const name of names) {
          if (name.kind !== 'text') continue;
          const half = (name.text.length * (first === '冬' ? 14 : 7)) / 2;
          const crossing = shapes.filter(shape => {
            if (shape.kind === 'circle') return Math.abs(shape.x - name.x) < shape.r + half;
            const x = shape.kind === 'path' && /^M([\d.]+) [\d.]+L\1 /.exec(shape.d)?.[1];
            return x && Math.abs(Number(x) - name.x) < half;
          });
          expect(crossing, name.text).toEqual([]);
        }
      }
    },
  );

  it('[R1053] has whole names where only the winter of one end has no room', () => {
    // 34 days before 立春 are 48 of 512 px; a record in their middle leaves no room beside it.
    const shapes = recordRibbon(
      2026,
      new Map([['2026-01-17', 1]]),
      MONTHS,
      { year: 2026, month: 6, day: 1 },
      RIBBON,
      ['Spring', 'Summer', 'Autumn', 'Winter'],
      ['Spr', 'Sum', 'Aut', 'Win'],
    );
    const names = shapes.flatMap(shape =>
      shape.kind === 'text' && shape.look === 'fine-first' ? [shape.text] : [],
    );
    expect(names).toEqual(['Spring', 'Summer', 'Autumn', 'Winter']);
  });

  // Almanac of the Hong Kong Observatory for 2026: 4 February, 5 May, 7 August, 7 November.
  it('[R985] is a band tinted by the seasons, from 立春, 立夏, 立秋 and 立冬 on, without a gap', () => {
    const bands = RIBBONS.map(ribbon => ({
      ribbon,
      tints: recordRibbon(2026, new Map(), MONTHS, { year: 2026, month: 1, day: 1 }, ribbon).flatMap(shape =>
        shape.kind === 'rect' ? [shape] : [],
      ),
    }));
    for (const { ribbon, tints } of bands) {
      expect(tints.map(({ look }) => look)).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter']);
      const firsts = [
        { month: 2, day: 4 },
        { month: 5, day: 5 },
        { month: 8, day: 7 },
        { month: 11, day: 7 },
      ];
      const starts = [ribbon.left, ...firsts.map(first => ribbonX({ year: 2026, ...first }, ribbon))];
      for (const [i, { x, y, width, height }] of tints.entries()) {
        expect(x).toBeCloseTo(starts[i]!, 0);
        expect(x + width).toBeCloseTo(starts[i + 1] ?? ribbon.right, 0);
        expect(y).toBe(tints[0]!.y);
        expect(height).toBeGreaterThanOrEqual(24);
        expect(height).toBeLessThanOrEqual(28);
      }
    }
    // The mark of one record is at least 8 high.
    const one = recordRibbon(2026, new Map([['2026-03-10', 1]]), MONTHS, { year: 2025, month: 1, day: 1 });
    expect(one.find(({ look }) => look === 'seal')).toMatchObject({ r: 4.5 });
  });

  it('has one dot per day with records, its area by their number, 24 terms and today', () => {
    const counts = new Map([
      ['2026-01-01', 1],
      ['2026-12-31', 4],
      ['2026-06-01', 100_000],
      ['2025-06-01', 9],
    ]);
    const shapes = recordRibbon(2026, counts, MONTHS, { year: 2026, month: 11, day: 22 });
    const dots = shapes.flatMap(shape => (shape.kind === 'circle' ? [shape.r] : []));
    expect(dots[0]! * 2).toBeCloseTo(dots[2]!, 1);
    expect(Math.max(...dots)).toBeLessThanOrEqual(RIBBON.height / 4);
    expect(dots).toHaveLength(3);
    expect(shapes.filter(({ look }) => look === 'line-3')).toHaveLength(24);
    expect(shapes.filter(({ look }) => look === 'hand')).toHaveLength(1);
    expect(evenWords(shapes)).toEqual(EVEN_MONTHS);
    const other = recordRibbon(2025, new Map(), MONTHS, { year: 2026, month: 11, day: 22 });
    expect(other.some(({ look }) => look === 'hand' || look === 'seal')).toBe(false);
  });
});
