import { millis } from '@app/kernel';
import { formatReading, type PhotoReading } from '@app/photo';
import { type Plan, parsePlan } from '@app/plan';
import type { Photo } from '@app/records';
import { describe, expect, it } from 'vitest';
import { describeDiary, lightDiary } from './lightDiary';
import { ownDays } from './ownDay';
import { photoAtHome } from './photoAt';
import { photoOnPlan, planRoomOf } from './photoOnPlan';
import { diaryOnPlan, photoLooks } from './photoSheet';
import { readPhotos } from './readPhotos';
import { besideOtherRoom, comparePhotos, photosOfRoom } from './roomPhotos';

const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const ZONE = 'Asia/Shanghai';
const NOW = millis(Date.UTC(2027, 0, 1));

interface Made {
  readonly at?: string;
  readonly lux?: number;
  readonly busyness?: number;
  readonly direction?: number;
}

function readingOf({ at, lux, busyness, direction }: Made): PhotoReading {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (at ?? '').split(/\D/).map(Number);
  return {
    capture: {
      ...(at ? { takenAt: { year, month, day, hour, minute, second: 0, offsetMinutes: 480 } } : {}),
      ...(lux ? { light: { lux, errorStops: 1, fNumber: 1.8, exposureTime: 1 / 60, iso: 100 } } : {}),
      ...(direction === undefined
        ? {}
        : { direction: { degrees: direction, north: 'true', northStated: true, uncertainty: 15 } as const }),
    },
    ...(busyness === undefined
      ? {}
      : { pixels: { sharpness: 500, busyness, likeness: '0'.repeat(16), accents: [] } }),
  };
}

const photo = (id: string, made: Made, more: Partial<Photo> = {}): Photo => ({
  ...{ id, name: `${id}.jpg`, type: 'image/jpeg', size: 1, state: 'ready', turns: 0, room: 'living' },
  reading: formatReading(readingOf(made)),
  ...more,
});

describe('the photos of one room', () => {
  it('[R238] are ordered by the time they were taken, those without a time last', () => {
    const photos = [
      photo('now', { at: '2026-11-22 09:46' }),
      photo('untold', {}),
      photo('march', { at: '2026-03-14 10:00' }),
      photo('kitchen', { at: '2026-01-01 10:00' }, { room: 'kitchen' }),
      photo('june', { at: '2026-06-21 10:00' }),
    ];
    const names = photosOfRoom(photos, readPhotos(photos), photos[0]!, {}).map(({ id }) => id);
    expect(names).toEqual(['march', 'june', 'now', 'untold']);
    const { room: _, ...untold } = photos[0]!;
    expect(photosOfRoom(photos, readPhotos(photos), untold, {}).map(({ id }) => id)).toEqual(['now']);
  });

  it.each([
    [9.6, 14.1, 'calmer'],
    [14.1, 9.6, 'busier'],
    [9.6, 12.5, 'alike'],
    [9.6, 12.6, 'calmer'],
  ] as const)('[R224, R238] %d beside %d is %s: only from 3 points on', (own, other, busyness) => {
    expect(comparePhotos(readingOf({ busyness: own }), readingOf({ busyness: other }))).toEqual({ busyness });
  });

  it.each([
    [401, 100, 'brighter'],
    [400, 100, 'brighter'],
    [399, 100, 'alike'],
    [100, 399, 'alike'],
    [100, 400, 'dimmer'],
  ] as const)(
    '[R238] %d lx beside %d lx is %s: each of the two is known within a stop',
    (own, other, light) => {
      expect(comparePhotos(readingOf({ lux: own }), readingOf({ lux: other }))).toEqual({ light });
    },
  );

  it('[R226] compare with another room only within two hours, and only if the difference is clear', () => {
    const own = photo('own', { at: '2026-11-22 09:46', lux: 480 });
    const other = (made: Made) => [own, photo('b', made, { room: 'bedroom' })];
    const result = (photos: readonly Photo[]) => besideOtherRoom(photos, readPhotos(photos), own);
    expect(result(other({ at: '2026-11-22 11:46', lux: 120 }))).toEqual({
      id: 'b',
      room: 'bedroom',
      light: 'brighter',
    });
    expect(result(other({ at: '2026-11-22 11:47', lux: 120 }))).toBeUndefined();
    expect(result(other({ at: '2026-11-22 10:00', lux: 300 }))).toBeUndefined();
    expect(result([own, photo('c', { at: '2026-11-22 10:00', lux: 120 })])).toBeUndefined();
  });
});

/** A room of 5 × 6 m with a window of 2 m in its south wall, from 0.9 to 2.4 m, and a kitchen without one. */
const PLAN: Plan = (() => {
  const made = parsePlan({
    version: 1,
    up: 0,
    dwelling: 'house',
    floors: [
      {
        level: 0,
        height: 2800,
        rooms: [
          { id: 'r1', kind: 'living', ring: [[0, 0], [5000, 0], [5000, 6000], [0, 6000]] }, // biome-ignore format: one ring
          { id: 'r2', kind: 'bedroom', ring: [[5000, 0], [9000, 0], [9000, 6000], [5000, 6000]] }, // biome-ignore format: one ring
          { id: 'r3', kind: 'bedroom', ring: [[9000, 0], [12000, 0], [12000, 6000], [9000, 6000]] }, // biome-ignore format: one ring
        ],
        styles: [],
        openings: [{ id: 'o1', kind: 'window', from: [1500, 6000], to: [3500, 6000], sill: 900, head: 2400 }],
        items: [],
      },
    ],
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
})();

describe('a photo on the plan', () => {
  const at = (made: Made, up = 0) => {
    const plan = { ...PLAN, up };
    const placed = planRoomOf({ id: '1', room: 'living' }, plan, {})!;
    return photoOnPlan(plan, placed, photoAtHome(readingOf(made), {}, HANGZHOU, ZONE, NOW));
  };

  it('[R236] is in the only room of its kind, and in neither of two', () => {
    expect(planRoomOf({ id: '1', room: 'living' }, PLAN, {})?.room.id).toBe('r1');
    expect(planRoomOf({ id: '1', room: 'bedroom' }, PLAN, {})).toBeUndefined();
    expect(planRoomOf({ id: '1', room: 'tea' }, PLAN, {})).toBeUndefined();
    expect(planRoomOf({ id: '1' }, PLAN, {})).toBeUndefined();
  });

  it('[R236] is where the person put it, in any kind of room, and nowhere once that room is gone', () => {
    const put = (level: number, room: string) =>
      planRoomOf({ id: '1', room: 'living' }, PLAN, { 1: { level, room } });
    expect(put(0, 'r3')?.room.id).toBe('r3');
    expect(put(1, 'r3')).toBeUndefined();
    expect(put(0, 'r9')).toBeUndefined();
  });

  it('[R238] is grouped with its own bedroom, not with another bedroom of the plan', () => {
    const photos = ['a', 'b', 'c', 'd'].map(id => photo(id, {}, { room: 'bedroom' }));
    const rooms = { a: { level: 0, room: 'r2' }, b: { level: 0, room: 'r3' }, c: { level: 0, room: 'r2' } };
    const of = (index: number) =>
      photosOfRoom(photos, readPhotos(photos), photos[index]!, rooms).map(({ id }) => id);
    expect(of(0)).toEqual(['a', 'c', 'd']); // d's bedroom is unknown
    expect(of(1)).toEqual(['b', 'd']);
  });

  it.each([
    [166.2, 0, 166.2],
    [10, 350, 20],
    [350, 10, 340],
  ])('[R236] looking to %d by true north points to %d on a turned plan', (direction, up, look) => {
    expect(at({ direction }, up).look).toBeCloseTo(look, 6);
  });

  it('[R236] looks along its direction in its room, on every floor', () => {
    const photos = [
      photo('south', { direction: 166.2 }),
      photo('nowhere', { direction: 166.2 }, { room: 'bedroom' }),
      photo('blind', { at: '2026-11-22 09:46' }),
      photo('put', { direction: 10 }, { room: 'bedroom' }),
    ];
    const rooms = { put: { level: 0, room: 'r3' } };
    const plan = { ...PLAN, up: 350 };
    const home = { place: HANGZHOU, zone: ZONE, now: NOW, plan, rooms };
    const looks = photoLooks(photos, readPhotos(photos), plan.floors[0]!, home);
    expect(
      looks.map(({ id, roomId, look, within }) => [id, roomId, Math.round(look * 10) / 10, within]),
    ).toEqual([
      ['south', 'r1', 176.2, 15],
      ['put', 'r3', 20, 15],
    ]);
  });

  it('[R237] has the sun that its windows let onto the floor at that minute', () => {
    // 2026-11-22 09:46 at Hangzhou: sun 146.5°, 32.0° (NOAA). Ignoring the wall: 2 m · 1.5 m · cos 33.5° / tan 32° =
    // 4.00 m².
    const { sunInRoom, sunBy } = at({ at: '2026-11-22 09:46' });
    expect(sunBy).toBe('photo');
    expect(sunInRoom).toBeGreaterThan(3);
    expect(sunInRoom).toBeLessThan(4.01);
  });

  it('[R237] has no sun at night or with the sun behind the house, and unknown sun without a time', () => {
    expect(at({ at: '2026-11-22 21:00' })).toMatchObject({ patches: [], sunInRoom: 0 });
    expect(at({ at: '2026-06-21 05:30' }).sunInRoom).toBe(0);
    expect(at({ direction: 10 })).toMatchObject({ patches: [] });
    expect(at({ direction: 10 }).sunBy).toBeUndefined();
  });
});

describe('the light diary', () => {
  const photos = [
    photo('november', { at: '2026-11-22 09:46', lux: 480 }),
    photo('january', { at: '2026-01-10 10:00', lux: 300 }),
    photo('evening', { at: '2026-01-10 20:00', lux: 40 }),
    photo('february', { at: '2026-02-10 09:00', lux: 500 }),
    photo('lamp', { at: '2026-03-10 09:00', lux: 90_000 }, { lightLeftOut: true }),
    photo('flash', { at: '2026-04-10 09:00' }),
    photo('untold', { lux: 300 }),
    photo('bedroom', { at: '2026-05-10 09:00', lux: 60 }, { room: 'bedroom' }),
  ];
  const readings = readPhotos(photos);
  const ofRoom = photosOfRoom(photos, readings, photos[0]!, {});
  const on = { plan: PLAN, placed: planRoomOf({ id: '1', room: 'living' }, PLAN, {})! };
  const home = { place: HANGZHOU, zone: ZONE, now: NOW, on };
  const diary = lightDiary(ofRoom, readings, home);

  it("[R239] lists in order the room's photos with time and light, except those left out", () => {
    expect(diary.map(({ id }) => id)).toEqual(['january', 'evening', 'february', 'november']);
    expect(diary.map(({ band }) => band)).toEqual(['bright', 'lamp', 'window', 'bright']);
    expect(diary.map(({ sunBy }) => sunBy)).toEqual(['photo', 'photo', 'photo', 'photo']);
  });

  it('[R239] is compared with the sun on its windows, if place and plan are known', () => {
    const [january, evening, , november] = diary;
    expect(january?.sunOnFloor).toBeGreaterThan(november?.sunOnFloor ?? 99); // lower, so it reaches further in
    expect(evening?.sunOnFloor).toBe(0);
    expect(evening?.sun?.altitude).toBeLessThan(0);
    const bare = lightDiary(ofRoom, readings, { ...home, place: undefined, on: undefined });
    expect(bare.map(entry => 'sun' in entry || 'sunOnFloor' in entry)).toEqual([false, false, false, false]);
  });

  it('[R239] of a room on the plan has its photos, and is empty for a room without any', () => {
    const { on: _, ...rest } = home;
    const of = (roomId: string) =>
      diaryOnPlan(photos, readings, PLAN.floors[0]!, roomId, { ...rest, plan: PLAN, rooms: {} });
    expect(of('r1')).toEqual(diary);
    expect(of('r2')).toEqual([]); // one of two bedrooms
  });

  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'noon'],
    [13, 'noon'],
    [14, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
  ] as const)('[R239] %d o’clock is %s', (hour, part) => {
    const entry = { ...diary[0]!, takenAt: { ...diary[0]!.takenAt, hour } };
    expect(describeDiary([entry], 30).map(line => line.part)).toEqual([part]);
  });

  it('[R239] has the median light of each season and part of the day, with the seasons of its hemisphere', () => {
    expect(describeDiary(diary, 30)).toEqual([
      { season: 'winter', part: 'morning', lux: 300, band: 'bright', count: 2 },
      { season: 'winter', part: 'evening', lux: 40, band: 'lamp', count: 1 },
      { season: 'autumn', part: 'morning', lux: 480, band: 'bright', count: 1 },
    ]);
    expect(describeDiary(diary, -30).map(({ season }) => season)).toEqual(['spring', 'summer', 'summer']);
    expect(describeDiary([], 30)).toEqual([]);
  });
});

describe('the days of the almanac', () => {
  it("[R244] hold that day's notes and photos, photos by the clock of the camera", () => {
    const photos = [
      photo('evening', { at: '2026-11-22 23:30' }),
      photo('morning', { at: '2026-11-22 09:46' }),
      photo('june', { at: '2026-06-21 10:00' }),
      photo('december', { at: '2026-12-01 10:00' }),
      photo('untold', {}),
    ];
    const note = { id: 'n', type: 'text', content: 'A lamp' } as const;
    const records = [
      { ...note, timestamp: millis(Date.UTC(2026, 10, 21, 16)) }, // midnight of the 22nd in Hangzhou
      { ...note, id: 'm', timestamp: millis(Date.UTC(2026, 10, 10, 4)) },
    ];
    const november = { from: { year: 2026, month: 11, day: 1 }, to: { year: 2026, month: 11, day: 30 } };
    const days = ownDays(records, photos, readPhotos(photos), november, ZONE);
    expect([...days.keys()].toSorted()).toEqual(['2026-11-10', '2026-11-22']);
    expect(days.get('2026-11-22')).toEqual({ records: [records[0]], photos: [photos[0], photos[1]] });
    expect(days.get('2026-11-10')).toEqual({ records: [records[1]], photos: [] });
  });
});
