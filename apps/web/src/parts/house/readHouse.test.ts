import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { pillarsOfAll } from './pillarsOf';
import { type HouseInput, readHouse, toView } from './readHouse';
import { toReader } from './residents';
import { shownMoment } from './shownMoment';
import { isNightOver } from './skyOver';

const NOON = millis(Date.UTC(2026, 5, 21, 5, 7));
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const input: HouseInput = {
  facts: { facing: { degrees: 180, north: 'true' }, completedIn: 2010 },
  place: HANGZHOU,
  zone: 'Asia/Shanghai',
  residents: [{ id: '1', name: '林月', gender: 'female', birthDate: '1990-05-15', birthTime: '08:30' }],
  pillars: {},
};

describe('reading the house', () => {
  it('true and magnetic north differ by the declination of the place', () => {
    const byMap = readHouse(input, NOON);
    const facing = { degrees: 180, north: 'magnetic' } as const;
    const byCompass = readHouse({ ...input, facts: { ...input.facts, facing } }, NOON);
    // About six degrees west in Hangzhou by the World Magnetic Model of 2025.
    expect(byMap.declination).toBeGreaterThan(-6.6);
    expect(byMap.declination).toBeLessThan(-5.6);
    expect(byMap.facing).toBe(180);
    expect(byCompass.facing - byMap.facing).toBeCloseTo(byMap.declination, 9);
    expect((byMap.reading?.facing?.bearing ?? 0) - 180).toBeCloseTo(-byMap.declination, 9);
    expect(byCompass.reading?.facing?.bearing).toBe(180);
  });

  it('without a place the two norths count as one and there is no sun', () => {
    const house = readHouse({ ...input, place: undefined }, NOON);
    expect(house.declination).toBe(0);
    expect(house.sky).toEqual({
      sun: undefined,
      body: undefined,
      path: undefined,
      lampsOn: false,
      night: false,
    });
  });

  it('the sky of another place tells nothing of the norths of this one', () => {
    const house = readHouse({ ...input, place: undefined, placeOfSky: HANGZHOU }, NOON);
    expect(house.declination).toBe(0);
    expect(house.reading?.facing?.bearing).toBe(180);
    expect(house.sky.body?.kind).toBe('sun');
  });

  it('without facts the house stands facing south and has no chart', () => {
    const house = readHouse({ ...input, facts: {} }, NOON);
    expect(house.facing).toBe(180);
    expect(house.facingPalace).toBe('S');
    expect(house.reading?.facing).toBeUndefined();
    expect(house.reading?.natal).toBeUndefined();
    expect(house.period).toBeUndefined();
  });

  it('names the period by both counts, which differ in their lengths', () => {
    // 三元九运: period 8 is 2004 to 2023. 二元八运: period 7 is 1975 to 1995, period 8 1996 to 2016.
    const { period, otherPeriod } = readHouse(input, NOON);
    expect(period).toMatchObject({ period: 8, from: 2004, to: 2023 });
    expect(otherPeriod).toMatchObject({ period: 8, from: 1996, to: 2016 });
  });

  it('the sun stands in the south shortly after noon, and has passed more than half of its way', () => {
    const { body, path, lampsOn } = readHouse(input, NOON).sky;
    expect(body?.kind).toBe('sun');
    expect(body?.altitude).toBeGreaterThan(70);
    expect(path && path.passed / path.points.length).toBeGreaterThan(0.5);
    expect(lampsOn).toBe(false);
  });

  it('at night the moon takes its place and the lamps are on', () => {
    // 2026-06-21 21:46 in Hangzhou: the first-quarter moon is still up.
    const { body, lampsOn } = readHouse(input, millis(Date.UTC(2026, 5, 21, 13, 46))).sky;
    expect(body?.kind).toBe('moon');
    expect(lampsOn).toBe(true);
  });

  // The sun sets over Hangzhou soon after 19:00 of this day and sinks eleven degrees an hour.
  it.each([
    { at: 'noon', utc: [5, 7], lampsOn: false, night: false },
    { at: 'dusk', utc: [11, 15], lampsOn: true, night: false },
    { at: 'nightfall', utc: [11, 25], lampsOn: true, night: true },
    { at: 'before dawn', utc: [20, 0], lampsOn: true, night: true },
  ] as const)('$at: lamps $lampsOn, night $night', ({ utc: [hour, minute], lampsOn, night }) => {
    const at = millis(Date.UTC(2026, 5, 21, hour, minute));
    expect(readHouse(input, at).sky).toMatchObject({ lampsOn, night });
    expect(isNightOver(HANGZHOU, at)).toBe(night);
  });

  it('polar day ends its path after a day', () => {
    const place = { latitude: 78.2, longitude: 15.6 };
    const { path } = readHouse({ ...input, place }, NOON).sky;
    expect(path?.points.length).toBeLessThanOrEqual(73);
  });

  it('arrows are those of the chosen resident, four good and four not', () => {
    const choices = { roofLifted: false, overlay: false, selected: undefined, residentId: '1' };
    const { arrows } = toView(readHouse(input, NOON), choices, []);
    // Born 1990, a woman has kua 8: the west group.
    expect(
      arrows
        .filter(({ good }) => good)
        .map(({ direction }) => direction)
        .sort(),
    ).toEqual(['NE', 'NW', 'SW', 'W']);
    expect(arrows).toHaveLength(8);
    expect(toView(readHouse(input, NOON), { ...choices, residentId: undefined }, []).arrows).toEqual([]);
  });
});

describe('the household', () => {
  const [anyone] = input.residents;
  // 1990-05-15 08:30: 庚午 辛巳 庚辰 庚辰 (published perpetual calendars):
  // stems 庚辛庚庚 are metal, branches 午巳 fire and 辰辰 earth.
  it('counts the elements of all its births, three pillars where the hour is not known', () => {
    const residents = [anyone!, { ...anyone!, id: '2', birthTime: '' }];
    const { reading, withoutHour } = readHouse(
      { ...input, residents, pillars: pillarsOfAll(residents) },
      NOON,
    );
    expect(reading?.balance.total).toBe(8 + 6);
    expect(reading?.balance.counts).toEqual({ wood: 0, fire: 4, earth: 3, metal: 7, water: 0 });
    expect(withoutHour).toBe(1);
  });

  it('without birth dates there is nothing to count', () => {
    const residents = [{ ...anyone!, birthDate: '' }];
    const { reading, withoutHour } = readHouse(
      { ...input, residents, pillars: pillarsOfAll(residents) },
      NOON,
    );
    expect(reading?.balance.total).toBe(0);
    expect(withoutHour).toBe(0);
  });
});

describe('residents as readers', () => {
  const stored = {
    id: '1',
    name: 'A',
    gender: 'unspecified',
    birthDate: '1990-05-15',
    birthTime: '',
  } as const;

  it('who does not give a sex gets the answers of both tables', () => {
    const { kua } = toReader(stored, 'Asia/Shanghai', []);
    expect(kua?.answers.map(({ sex }) => sex)).toEqual(['male', 'female']);
  });

  it.each(['', 'May 1990', '1990-02-30'])('a birth date like "%s" gives no directions', birthDate => {
    expect(toReader({ ...stored, birthDate }, 'Asia/Shanghai', []).kua).toBeUndefined();
  });
});

describe('the moment the house is shown at', () => {
  it('is now until a minute is chosen, then that minute of the same day', () => {
    expect(shownMoment(NOON, 'Asia/Shanghai', undefined)).toBe(NOON);
    expect(shownMoment(NOON, 'Asia/Shanghai', 22 * 60 + 30)).toBe(Date.UTC(2026, 5, 21, 14, 30));
    expect(shownMoment(NOON, 'Asia/Shanghai', 0)).toBe(Date.UTC(2026, 5, 20, 16, 0));
  });
});
