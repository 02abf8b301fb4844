import { boxRing, type Floor } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { compassSpots } from './compassSpots';

const apart = ([x, y]: readonly [number, number], [p, q]: readonly [number, number]) =>
  Math.hypot(p - x, q - y);

describe('where to read a compass', () => {
  it.each(TEMPLATE_IDS)('[R650] %s has three places, apart from each other and from stove and fridge', id => {
    const floor = templatePlan(id, 'en').floors[0]!;
    const spots = compassSpots(floor, 3);
    expect(spots).toHaveLength(3);
    for (const [i, spot] of spots.entries()) {
      for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThan(1000);
      for (const { kind, at } of floor.items)
        if (kind === 'stove' || kind === 'fridge') expect(apart(spot, at)).toBeGreaterThanOrEqual(1500);
    }
  });

  it('[R650] keeps a metre from the walls of a room that has it, and begins behind the front door, clear of its leaf', () => {
    const floor: Floor = {
      level: 0,
      height: 2800,
      rooms: [{ id: 'r1', kind: 'living', ring: boxRing(6000, 5000) }],
      styles: [],
      openings: [{ id: 'main', kind: 'main-door', from: [2500, 0], to: [3500, 0], sill: 0, head: 2100 }],
      items: [],
    };
    const spots = compassSpots(floor, 3);
    for (const [x, y] of spots) {
      expect(Math.min(x, 6000 - x, y, 5000 - y)).toBeGreaterThanOrEqual(1000);
    }
    // Behind the middle of the door, past its leaf, whichever end it is drawn from.
    expect(spots[0]).toEqual([3000, 2250]);
  });

  it('[R650] makes do with less in a narrow room, and with none where there is no room', () => {
    const narrow: Floor = {
      level: 0,
      height: 2800,
      rooms: [{ id: 'r1', kind: 'living', ring: boxRing(5000, 1200) }],
      styles: [],
      openings: [],
      items: [],
    };
    expect(compassSpots(narrow, 3)).toHaveLength(3);
    expect(compassSpots({ ...narrow, rooms: [] }, 3)).toEqual([]);
  });
});
