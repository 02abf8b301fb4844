import { ownHomeOf } from '@app/building/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { cellMiddle } from './palaceGrid';
import { photoSpots } from './photoSpots';
import type { PlacedPhoto } from './view';

const photo = (url: string, spot: Pick<PlacedPhoto, 'palace' | 'room'>): PlacedPhoto => ({
  url,
  name: url,
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
const home = ownHomeOf(templatePlan('two-bedroom', 'en'), {
  cut: 1200,
  facing: undefined,
  body: undefined,
  lampsOn: false,
  nameOf: room => room.id,
});
const STANDING = { facing: 180, facingPalace: 'S', roofLifted: false } as const;
const LIFTED = { ...STANDING, roofLifted: true };

describe('[R396] photos over the home', () => {
  it('lead to their rooms, one each; photos without a built room lie over their palace', () => {
    const spots = photoSpots({ ...LIFTED, home, photos: PHOTOS });
    expect(spots.map(spot => spot.photo.url)).toEqual(['a', 'e', 'c']);
    // The plan's up is north, and it faces south: x to the east, z to the south. The kitchen of the template fills
    // 7.2 to 10.2 m and 0 to 2.4 m, the middle of the home lies at (5.1, 4.5).
    const [x, , z] = spots[0]!.foot!.map(metres => metres / home.scale) as [number, number, number];
    const [cx, cy] = home.model.centre;
    expect(x * 1000 + cx).toBeGreaterThan(7200);
    expect(x * 1000 + cx).toBeLessThan(10_200);
    expect(z * 1000 + cy).toBeGreaterThan(0);
    expect(z * 1000 + cy).toBeLessThan(2400);
  });

  it('turn with a home measured to face elsewhere', () => {
    const place = (facing: number) =>
      photoSpots({ ...STANDING, facing, home, photos: PHOTOS.slice(0, 1) })[0]!.at;
    const [x, y, z] = place(180);
    const turned = place(270);
    expect(turned[0]).toBeCloseTo(z, 6);
    expect(turned[1]).toBe(y);
    expect(turned[2]).toBeCloseTo(-x, 6);
  });

  it('[R385] hang at the rim on threads, six at most, apart from one another and in the order of their rooms', () => {
    const ids = home.model.storeys[0]!.rooms.map(({ room }) => room.id);
    const photos = ids.map(room => photo(room, { room: { level: 0, room } }));
    expect(photos.length).toBeGreaterThan(6);
    const spots = photoSpots({ ...STANDING, home, photos });
    expect(spots).toHaveLength(6);
    const turn = ([x, , z]: readonly [number, number, number]) => (Math.atan2(z, x) * 180) / Math.PI;
    for (const [i, { at, foot }] of spots.entries()) {
      expect(Math.hypot(at[0], at[2])).toBeCloseTo(13.6, 6);
      expect(Math.hypot(foot![0], foot![2])).toBeLessThan(13.6);
      const next = spots[(i + 1) % 6]!;
      const gap = (turn(next.at) - turn(at) + 720) % 360;
      expect(gap).toBeGreaterThan(45);
      // Seen around, photos come in the order of their rooms: no thread crosses another.
      const rooms = (turn(next.foot!) - turn(foot!) + 720) % 360;
      expect(rooms).toBeLessThan(300);
    }
    // One alone is in the very direction of its room.
    const [alone] = photoSpots({ ...STANDING, home, photos: photos.slice(0, 1) });
    expect(turn(alone!.at)).toBeCloseTo(turn(alone!.foot!), 6);
  });

  it('[R385] at the rim are shown with and without roofs; those over palaces only without roofs', () => {
    const urls = (view: typeof STANDING | typeof LIFTED) =>
      photoSpots({ ...view, home, photos: PHOTOS }).map(spot => spot.photo.url);
    expect(urls(STANDING)).toEqual(['a']);
    expect(urls(LIFTED)).toEqual(['a', 'e', 'c']);
    expect(photoSpots({ ...STANDING, photos: PHOTOS })).toEqual([]);
  });

  it('lie over their palaces without a plan, where a room alone has none', () => {
    const spots = photoSpots({ ...LIFTED, photos: PHOTOS });
    expect(spots.map(spot => spot.photo.url).toSorted()).toEqual(['a', 'c', 'e']);
    const south = spots.find(spot => spot.photo.url === 'c')!;
    const [x, z] = cellMiddle({ column: 0, row: 1 }, { facing: 180 });
    expect(south.at).toEqual([x, 2, z]);
  });
});
