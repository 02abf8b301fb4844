import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { type Home, homeAt } from './homeAt';
import { toReader } from './household';
import { shownMoment } from './shownMoment';
import { isNightOver } from './skyOver';

const NOON = millis(Date.UTC(2026, 5, 21, 5, 7));
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const home: Home = {
  facts: { facing: { degrees: 180, north: 'true' }, completedIn: 2010 },
  place: HANGZHOU,
  residents: [],
};

describe('reading the house', () => {
  it('[R301] the schools read the magnetic facing, however it was measured', () => {
    const byMap = homeAt(home, NOON);
    expect(byMap.facing.true).toBe(180);
    // About six degrees west in Hangzhou by the World Magnetic Model of 2025.
    expect(byMap.reading?.facing?.bearing).toBeCloseTo(186, 0);
    const byCompass = {
      ...home,
      facts: { ...home.facts, facing: { degrees: 180, north: 'magnetic' } as const },
    };
    expect(homeAt(byCompass, NOON).reading?.facing?.bearing).toBe(180);
  });

  it('a missing place makes the two norths equal, and there is no sun', () => {
    const house = homeAt({ ...home, place: undefined }, NOON);
    expect(house.facing.knowsBothNorths).toBe(false);
    expect(house.sky).toEqual({
      sun: undefined,
      body: undefined,
      path: undefined,
      lampsOn: false,
      night: false,
    });
  });

  it('the sky of another place does not change the norths of this one', () => {
    const house = homeAt({ ...home, place: undefined, placeOfSky: HANGZHOU }, NOON);
    expect(house.facing.declination).toBe(0);
    expect(house.reading?.facing?.bearing).toBe(180);
    expect(house.sky.body?.kind).toBe('sun');
  });

  it('a home without facts faces south and has no chart', () => {
    const house = homeAt({ ...home, facts: {} }, NOON);
    expect(house.facing.true).toBe(180);
    expect(house.facingPalace).toBe('S');
    expect(house.reading?.facing).toBeUndefined();
    expect(house.reading?.natal).toBeUndefined();
    expect(house.period).toBeUndefined();
  });

  it('the period is named by both counts, whose lengths differ', () => {
    // 三元九运: period 8 is 2004 to 2023. 二元八运: period 7 is 1975 to 1995, period 8 1996 to 2016.
    const { period, otherPeriod } = homeAt(home, NOON);
    expect(period).toMatchObject({ period: 8, from: 2004, to: 2023 });
    expect(otherPeriod).toMatchObject({ period: 8, from: 1996, to: 2016 });
  });

  it('the sun is in the south shortly after noon, past half of its path', () => {
    const { body, path, lampsOn } = homeAt(home, NOON).sky;
    expect(body?.kind).toBe('sun');
    expect(body?.altitude).toBeGreaterThan(70);
    expect(path && path.passed / path.points.length).toBeGreaterThan(0.5);
    expect(lampsOn).toBe(false);
  });

  it('at night the moon replaces it and the lamps are on', () => {
    // 2026-06-21 21:46 in Hangzhou: the first-quarter moon is still up.
    const { body, lampsOn } = homeAt(home, millis(Date.UTC(2026, 5, 21, 13, 46))).sky;
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
    expect(homeAt(home, at).sky).toMatchObject({ lampsOn, night });
    expect(isNightOver(HANGZHOU, at)).toBe(night);
  });

  it('polar day ends its path after a day', () => {
    const place = { latitude: 78.2, longitude: 15.6 };
    const { path } = homeAt({ ...home, place }, NOON).sky;
    expect(path?.points.length).toBeLessThanOrEqual(145);
  });
});

const CLOCK = { place: undefined, zone: 'Asia/Shanghai' };

describe('residents as readers', () => {
  const stored = {
    id: '1',
    name: 'A',
    gender: 'unspecified',
    birthDate: '1990-05-15',
    birthTime: '',
    birthplace: '',
  } as const;

  it('a person without a sex gets the answers of both tables', () => {
    const { kua } = toReader(stored, CLOCK);
    expect(kua?.answers.map(({ sex }) => sex)).toEqual(['male', 'female']);
  });

  it.each(['', 'May 1990', '1990-02-30'])('a birth date like "%s" gives no directions', birthDate => {
    expect(toReader({ ...stored, birthDate }, CLOCK).kua).toBeUndefined();
  });
});

describe('the displayed moment', () => {
  it('is now until a minute is chosen, then that minute of the same day', () => {
    expect(shownMoment(NOON, 'Asia/Shanghai', undefined)).toBe(NOON);
    expect(shownMoment(NOON, 'Asia/Shanghai', 22 * 60 + 30)).toBe(Date.UTC(2026, 5, 21, 14, 30));
    expect(shownMoment(NOON, 'Asia/Shanghai', 0)).toBe(Date.UTC(2026, 5, 20, 16, 0));
  });
});
