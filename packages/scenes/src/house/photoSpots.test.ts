import { ownHomeOf } from '@app/building/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { cellMiddle } from './palaceGrid';
import { photoSpots } from './photoSpots';
import type { PlacedPhoto } from './view';

const photo = (id: string, spot: Pick<PlacedPhoto, 'palace' | 'room'>): PlacedPhoto => ({
  id,
  url: `blob:${id}`,
  name: `${id}.jpg`,
  turns: 0,
  ...spot,
});
const kitchen = { level: 0, room: 'kitchen' };
const PHOTOS = [
  photo('a', { palace: 'N', room: kitchen }),
  photo('b', { room: kitchen }),
  photo('c', { palace: 'S' }),
  photo('d', { palace: 'S' }),
  photo('e', { palace: 'E', room: { level: 0, room: 'gone' } }),
  photo('f', { room: { level: 4, room: 'kitchen' } }),
];
const homeFacing = (facing: number | undefined) =>
  ownHomeOf(templatePlan('two-bedroom', 'en'), {
    cut: 1200,
    facing,
    body: undefined,
    lampsOn: false,
    nameOf: room => room.id,
  });
const home = homeFacing(undefined);
const STANDING = { facing: 180, facingPalace: 'S', roofLifted: false } as const;
const idsOf = (view: Parameters<typeof photoSpots>[0]) => photoSpots(view).map(spot => spot.photo.id);

describe('[R396] photos beside the home', () => {
  it('lead to their rooms, one each; photos without a built room lead to their palace', () => {
    const spots = photoSpots({ ...STANDING, home, photos: PHOTOS });
    expect(spots.map(spot => [spot.photo.id, spot.room])).toEqual([
      ['a', 'kitchen'],
      ['e', undefined],
      ['c', undefined],
    ]);
    // The plan's up is north, and it faces south: x to the east, z to the south. The template's kitchen covers
    // 7.2 to 10.2 m and 0 to 2.4 m, the middle of the home is at (5.1, 4.5).
    const [x, , z] = spots[0]!.foot.map(metres => metres / home.scale) as [number, number, number];
    const [cx, cy] = home.model.centre;
    expect(x * 1000 + cx).toBeGreaterThan(7200);
    expect(x * 1000 + cx).toBeLessThan(10_200);
    expect(z * 1000 + cy).toBeGreaterThan(0);
    expect(z * 1000 + cy).toBeLessThan(2400);
  });

  it('[R678] bear the name of the room, also of one too small for a name on its floor', () => {
    const bath = home.model.storeys[0]!.rooms.find(
      ({ room }) => !home.names.some(({ id }) => id === `0 ${room.id}`),
    )!.room.id;
    const namesIn = (own: typeof home, room: string) =>
      photoSpots({ ...STANDING, home: own, photos: [photo('a', { room: { level: 0, room } })] }).map(
        spot => spot.room,
      );
    expect(namesIn(home, bath)).toEqual([bath]);
  });

  it('[R923] none hangs beside a home under its roof', () => {
    const hung = (cut: number | undefined) => {
      const own = ownHomeOf(templatePlan('villa', 'en'), {
        cut,
        facing: undefined,
        body: undefined,
        lampsOn: false,
        nameOf: room => room.id,
      });
      const photos = [photo('a', { room: { level: 0, room: own.model.storeys[0]!.rooms[0]!.room.id } })];
      return photoSpots({ ...STANDING, home: own, photos }).length;
    };
    expect(hung(undefined)).toBe(0);
    expect(hung(1200)).toBe(1);
  });

  it('turn with a home measured to face elsewhere', () => {
    const [x, y, z] = photoSpots({ ...STANDING, home, photos: PHOTOS })[0]!.foot;
    const turned = photoSpots({ ...STANDING, facing: 190, home: homeFacing(190), photos: PHOTOS })[0]!.foot;
    const [sin, cos] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)];
    expect(turned[0]).toBeCloseTo(x * cos - z * sin, 6);
    expect(turned[1]).toBe(y);
    expect(turned[2]).toBeCloseTo(x * sin + z * cos, 6);
  });

  it('[R385] are six at most', () => {
    const ids = home.model.storeys[0]!.rooms.map(({ room }) => room.id);
    const photos = ids.map(room => photo(room, { room: { level: 0, room } }));
    expect(photos.length).toBeGreaterThan(6);
    expect(idsOf({ ...STANDING, home, photos })).toEqual(ids.slice(0, 6));
  });

  it('[R385] of the courtyard show only while its roofs are lifted, each at its palace', () => {
    expect(photoSpots({ ...STANDING, photos: PHOTOS })).toEqual([]);
    const spots = photoSpots({ ...STANDING, roofLifted: true, photos: PHOTOS });
    expect(spots.map(spot => spot.photo.id).toSorted()).toEqual(['a', 'c', 'e']);
    const south = spots.find(spot => spot.photo.id === 'c')!;
    const [x, z] = cellMiddle({ column: 0, row: 1 }, { facing: 180 });
    expect(south.foot[0]).toBeCloseTo(x, 9);
    expect(south.foot[2]).toBeCloseTo(z, 9);
    // Faced west, its southern palace is on the right of a person looking out of the gate: west of the middle is north of it.
    const west = photoSpots({
      ...STANDING,
      facing: 270,
      facingPalace: 'W',
      roofLifted: true,
      photos: PHOTOS,
    });
    const foot = west.find(spot => spot.photo.id === 'c')!.foot;
    expect(foot[2]).toBeGreaterThan(2);
  });
});
