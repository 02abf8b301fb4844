import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type CardTable, cardPlaces, nearest, type Spot } from './cardPlaces';

const TABLE: CardTable = {
  width: 1440,
  height: 900,
  card: { width: 96, height: 84 },
  ring: { left: 720, top: 450, x: 420, y: 300 },
  taken: [
    { left: 32, top: 32, right: 410, bottom: 80 },
    { left: 32, top: 164, right: 250, bottom: 400 },
    { left: 1120, top: 32, right: 1408, bottom: 270 },
    { left: 520, top: 800, right: 920, bottom: 880 },
    // The sun.
    { left: 700, top: 60, right: 770, bottom: 130 },
  ],
};
const PHONE: CardTable = {
  width: 390,
  height: 844,
  card: { width: 68, height: 66 },
  ring: { left: 195, top: 440, x: 275, y: 190 },
  taken: [
    { left: 14, top: 14, right: 376, bottom: 165 },
    { left: 14, top: 660, right: 376, bottom: 830 },
  ],
};
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const side = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const feet = fc.array(fc.tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -70, max: 70 })), {
  minLength: 1,
  maxLength: 6,
});
const inRing = (table: CardTable, spots: readonly (readonly [number, number])[]): readonly Spot[] =>
  spots.map(([x, y]) => [table.ring.left + x * 1.6, table.ring.top + y * 1.6]);

describe('[R385] where photo cards hang', () => {
  it.each([
    ['a wide screen', TABLE],
    ['a phone', PHONE],
  ])('on %s: within it, outside the ring, on no words, no sun and no other card', (_, table) => {
    fc.assert(
      fc.property(feet, spots => {
        const places = cardPlaces(inRing(table, spots), table);
        const boxes = places.flatMap(place => place ?? []);
        for (const [i, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(table.width);
          expect(box.bottom).toBeLessThanOrEqual(table.height);
          const [x, y] = nearest(box, [table.ring.left, table.ring.top]);
          expect(
            Math.hypot((x - table.ring.left) / table.ring.x, (y - table.ring.top) / table.ring.y),
          ).toBeGreaterThanOrEqual(1);
          for (const taken of [...table.taken, ...boxes.slice(i + 1)])
            expect(overlap(box, taken)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has room for all six on a wide screen, near to where their rooms are, with no thread over another', () => {
    const rooms: readonly Spot[] = [
      [560, 330],
      [720, 350],
      [880, 380],
      [560, 520],
      [700, 560],
      [880, 540],
    ];
    const places = cardPlaces(rooms, TABLE);
    expect(places.filter(Boolean)).toHaveLength(6);
    const threads = rooms.map((foot, i) => [foot, nearest(places[i]!, foot)] as const);
    for (const [i, [a, b]] of threads.entries()) {
      // A card at the left belongs to a room at the left.
      if (a[0] < 600) expect(b[0]).toBeLessThan(720);
      if (a[0] > 850) expect(b[0]).toBeGreaterThan(720);
      for (const [c, d] of threads.slice(i + 1)) {
        expect(side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)).toBe(false);
      }
    }
  });

  it('leaves a card where it hung while its room moves a little under it', () => {
    const [first] = cardPlaces([[600, 400]], TABLE);
    expect(cardPlaces([[604, 420]], TABLE, [first])).toEqual([first]);
  });

  it('leaves out cards without a free spot', () => {
    const full: CardTable = { ...PHONE, taken: [{ left: 0, top: 0, right: 390, bottom: 844 }] };
    expect(cardPlaces([[195, 440]], full)).toEqual([undefined]);
  });

  it('two cards over each other hang in the order of their feet', () => {
    const home = { left: 90, top: 200, right: 310, bottom: 560 };
    const table = {
      ...{ width: 390, height: 430, card: { width: 62, height: 56 } },
      ring: { left: 195, top: 490, x: 165, y: 110 },
      taken: [
        { left: 0, top: 0, right: 390, bottom: 150 },
        home,
        { left: 310, top: 150, right: 390, bottom: 430 },
      ],
    };
    for (const feet of [
      [
        [128, 499],
        [160, 452],
      ],
      [
        [160, 452],
        [128, 499],
      ],
    ] as const) {
      const [first, second] = cardPlaces(feet, table);
      expect(Math.sign(first!.top - second!.top)).toBe(Math.sign(feet[0][1] - feet[1][1]));
    }
  });
});
