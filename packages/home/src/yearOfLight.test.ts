import { type CivilDate, parseCivilDate } from '@app/kernel';
import type { Plan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { hoursShown, seasonsOf, stripOf, sunOn, termOn, yearOfLight } from './yearOfLight';

const date = (text: string): CivilDate => {
  const parsed = parseCivilDate(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const BEIJING = { latitude: 39.9042, longitude: 116.4074 };
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
// The solstices and the spring equinox of 2026.
const DAYS = ['2026-03-20', '2026-06-21', '2026-12-22'].map(date);
const zone = 'Asia/Shanghai';

/** One room with one window of two metres, its wall facing `bearing`. */
const oneWindow = (bearing: number, outlook?: Plan['outlook']): Plan => ({
  version: 1,
  up: (bearing + 180) % 360,
  dwelling: 'house',
  ...(outlook && { outlook }),
  floors: [
    {
      level: 0,
      height: 2800,
      styles: [],
      rooms: [
        {
          id: 'r',
          kind: 'living',
          ring: [
            [0, 0],
            [5000, 0],
            [5000, 6000],
            [0, 6000],
          ],
        },
      ],
      openings: [{ id: 'o', kind: 'window', from: [1500, 6000], to: [3500, 6000], sill: 900, head: 2400 }],
      items: [],
    },
  ],
});
const of = (plan: Plan, place = BEIJING, days = DAYS) => yearOfLight({ plan, level: 0, place, zone, days });

describe('[R390] a year of light in the rooms', () => {
  it('matches almanacs: Beijing, winter solstice 7:33 to 16:53, 26.7° at noon', () => {
    const [, june, december] = of(oneWindow(180)).days;
    // Published sunrise and sunset are of the upper edge with refraction; the centre of the disc crosses a flat horizon
    // some 5 minutes later and earlier. Samples are 5 minutes apart.
    expect(Math.abs(december!.rise! - (7 * 60 + 38))).toBeLessThanOrEqual(6);
    expect(Math.abs(december!.set! - (16 * 60 + 48))).toBeLessThanOrEqual(6);
    expect(december!.highest).toBeCloseTo(90 - 39.9 - 23.44, 0);
    expect(june!.highest).toBeCloseTo(90 - 39.9 + 23.44, 0);
  });

  it('[R596] has less light at midsummer in a room facing the equator, and more in one facing away', () => {
    const south = of(oneWindow(180));
    expect(seasonsOf(south, south.rooms[0]!, BEIJING)).toMatchObject({
      kind: 'less-when-high',
      long: { date: DAYS[1] },
      short: { date: DAYS[2] },
      altitude: expect.closeTo(73.5, 0),
    });
    const north = of(oneWindow(0));
    expect(seasonsOf(north, north.rooms[0]!, BEIJING)).toMatchObject({
      kind: 'more-when-high',
      short: { minutes: 0, most: 0 },
    });
    // South of the equator the southern window acts like the northern one, and the long days are in December.
    const sydney = of(oneWindow(0), SYDNEY);
    expect(seasonsOf(sydney, sydney.rooms[0]!, SYDNEY)).toMatchObject({
      kind: 'less-when-high',
      long: { date: DAYS[2] },
      short: { date: DAYS[1] },
    });
  });

  it.each([
    { at: 'Singapore', latitude: 1.3521, longitude: 103.8198 },
    { at: 'Quito', latitude: -0.1807, longitude: -78.4678 },
    { at: 'Hong Kong', latitude: 22.3193, longitude: 114.1694 },
    { at: 'Darwin', latitude: -12.4634, longitude: 130.8456 },
  ])(
    '[R596] between the tropics ($at) the noon sun changes sides: north in June, south in December',
    place => {
      // The noon sun is on the side of the declination minus the latitude: +23.4° in June, -23.4° in December.
      for (const bearing of [0, 180]) {
        const light = of(oneWindow(bearing), place);
        const [june, december] = [light.rooms[0]!.days[1]!.minutes, light.rooms[0]!.days[2]!.minutes];
        const result = seasonsOf(light, light.rooms[0]!, place)!;
        expect(result).toMatchObject({
          kind: 'tropics',
          june: { minutes: june },
          december: { minutes: december },
        });
        if (Math.abs(place.latitude) < 5) expect(bearing === 0 ? december : june).toBe(0);
      }
    },
  );

  it.each([
    { at: 'the tropic', latitude: 23.4, kind: 'tropics' },
    { at: 'beyond the tropic', latitude: 23.5, kind: 'less-when-high' },
    { at: 'the southern tropic', latitude: -23.4, kind: 'tropics' },
  ])('[R596] describes $at by its latitude', ({ latitude, kind }) => {
    const place = { latitude, longitude: 113 };
    const light = of(oneWindow(latitude > 0 ? 180 : 0), place);
    expect(seasonsOf(light, light.rooms[0]!, place)!.kind).toBe(kind);
  });

  it('[R596] claims no more than was computed: within a tenth neither solstice has more', () => {
    const light = of(oneWindow(180));
    const [room] = light.rooms;
    const like = (...areas: readonly number[]) => ({
      ...room!,
      days: room!.days.map((day, i) => ({ ...day, halves: [areas[i] ?? 0] })),
    });
    expect(seasonsOf(light, like(0, 9, 10), BEIJING)).toMatchObject({ kind: 'even', long: { most: 9 } });
    expect(seasonsOf(light, like(0, 8.9, 10), BEIJING)!.kind).toBe('less-when-high');
    expect(seasonsOf(light, like(0, 10, 8.9), BEIJING)!.kind).toBe('more-when-high');
    expect(seasonsOf(light, like(5, 0, 0), BEIJING)!.kind).toBe('even');
    expect(seasonsOf(light, { ...room!, hours: 0 }, BEIJING)!.kind).toBe('none');
    // The midnight sun: Tromsø has none in December, whatever the window.
    const tromso = { latitude: 69.6492, longitude: 18.9553 };
    const far = of(oneWindow(180), tromso);
    expect(seasonsOf(far, far.rooms[0]!, tromso)).toMatchObject({
      kind: 'more-when-high',
      short: { minutes: 0 },
    });
    expect(seasonsOf({ ...light, days: [] }, room!, BEIJING)).toBeUndefined();
  });

  it('uses the days of the terms for the year, and gives half hours as the mean sunlit floor', () => {
    const { rooms } = of(oneWindow(180));
    const [room] = rooms;
    const minutes = room!.days.reduce((sum, day) => sum + day.minutes, 0);
    expect(room!.hours).toBeCloseTo((minutes / 60) * (365.2422 / 3), 6);
    // Winter noon, sun square on at 26.6°: 5.495 m² by the worked case of the window with its wall.
    const noon = room!.days[2]!.halves[24]!;
    expect(noon).toBeGreaterThan(4.5);
    expect(noon).toBeLessThan(5.6);
    expect(room!.most).toBe(Math.max(...room!.days.flatMap(({ halves }) => halves)));
  });

  it('an entered horizon blocks the low sun: 12 floors, 40 m away in the south, leave a winter noon none', () => {
    // 36 m less a window's middle of 1.65 m, over 40 m: 40.6°, above the winter noon and below the summer noon.
    const horizons = [{ from: 135, to: 225, height: 36_000, distance: 40_000 }];
    const [before, after] = [undefined, { above: 0, horizons }].map(
      outlook => of(oneWindow(180, outlook)).rooms[0]!,
    );
    expect(before!.days[2]!.halves[24]).toBeGreaterThan(0);
    expect(after!.days[2]!.halves[24]).toBe(0);
    expect(after!.days[1]!.minutes).toBe(before!.days[1]!.minutes);
    // Seen from twelve floors up it is no higher than the sill.
    const up = of(oneWindow(180, { above: 36_000, horizons })).rooms[0]!;
    expect(up.days[2]!.minutes).toBe(before!.days[2]!.minutes);
  });

  it('covers beds and desks of a template, and no open balcony', () => {
    const light = of(templatePlan('two-bedroom', 'en'), HANGZHOU);
    expect(light.items.some(({ isBed, hours }) => isBed && hours > 0)).toBe(true);
    expect(light.rooms.some(({ roomId }) => roomId === 'balcony')).toBe(false);
    expect(light.rooms.find(({ roomId }) => roomId === 'passage')?.hours).toBe(0);
    expect(JSON.parse(JSON.stringify(light))).toEqual(light);
  });

  it('as a strip shows only cells with sun, from before the first sunrise to after the last sunset', () => {
    const light = of(oneWindow(180));
    const [from, to] = hoursShown(light.days);
    expect(from * 30).toBeLessThan(Math.min(...light.days.map(({ rise }) => rise!)));
    expect(to * 30).toBeGreaterThan(Math.max(...light.days.map(({ set }) => set!)));
    const cells = stripOf(light.rooms[0]!, from, to);
    expect(cells.every(({ strength }) => strength > 0 && strength <= 1)).toBe(true);
    expect(Math.max(...cells.map(({ strength }) => strength))).toBe(1);
    // Every half hour with sun occurs once.
    const lit = light.rooms[0]!.days.flatMap(({ halves }) => halves.filter(area => area > 0)).length;
    expect(cells.length).toBe(lit);
    expect(hoursShown([{ date: DAYS[0]!, highest: -10 }])).toEqual([0, 48]);
  });

  it('knows the current term: on its first day, before it, and in January before the first', () => {
    const terms = ['2026-01-05', '2026-06-21', '2026-12-22'].map(date);
    expect(termOn(terms, date('2026-06-21'))).toBe(1);
    expect(termOn(terms, date('2026-06-20'))).toBe(0);
    expect(termOn(terms, date('2026-01-04'))).toBe(2);
  });

  it('has nothing about a missing floor, or without days', () => {
    expect(yearOfLight({ plan: oneWindow(0), level: 2, place: BEIJING, zone, days: DAYS }).rooms).toEqual([]);
    expect(of(oneWindow(0), BEIJING, []).days).toEqual([]);
    expect(sunOn(DAYS[0]!, BEIJING, 'Nowhere/At-All')).toEqual([]);
  });
});
