import { seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { type LabelBox, type LabelRequest, placeLabels } from './labels';

const overlap = (a: LabelBox, b: LabelBox) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width - 1e-9 && Math.abs(a.y - b.y) * 2 < a.height + b.height - 1e-9;

function crowd(seed: number): LabelRequest[] {
  const random = seededRandom(seed);
  return Array.from({ length: 300 }, () => ({
    anchor: { x: random.next() * 800, y: random.next() * 800 },
    width: 20 + random.next() * 60,
    height: 14,
    gap: 4,
  }));
}

describe('labels', () => {
  it('never overlap each other or an obstacle', () => {
    const obstacle = { x: 400, y: 400, width: 200, height: 200 };
    for (const seed of [1, 2, 3]) {
      const placed = placeLabels(crowd(seed), [obstacle], 300);
      expect(placed.length).toBeGreaterThan(80);
      const clashes = placed.filter((label, i) =>
        [obstacle, ...placed.slice(i + 1)].some(other => overlap(label, other)),
      );
      expect(clashes).toEqual([]);
    }
  });

  it('give way in order: the first request is always placed, above its anchor', () => {
    const requests = crowd(4);
    const first = placeLabels(requests, [], 1)[0];
    expect(first?.index).toBe(0);
    expect(first?.y).toBe((requests[0]?.anchor.y ?? 0) - 4 - 7);
    expect(placeLabels(requests, [], 40)).toHaveLength(40);
  });

  it('are the same for the same sky', () => {
    expect(placeLabels(crowd(5))).toEqual(placeLabels(crowd(5)));
  });

  it('stay in the middle when they name a region, or are left out', () => {
    const request: LabelRequest = {
      anchor: { x: 5, y: 5 },
      width: 10,
      height: 10,
      gap: 3,
      centred: true,
    };
    expect(placeLabels([request])).toEqual([{ index: 0, x: 5, y: 5, width: 10, height: 10 }]);
    expect(placeLabels([request], [{ x: 9, y: 9, width: 4, height: 4 }])).toEqual([]);
  });

  it('[R984] of a region move up to two lines, to where it is free and best', () => {
    const request: LabelRequest = {
      anchor: { x: 50, y: 50 },
      width: 20,
      height: 10,
      gap: 3,
      centred: true,
      loose: true,
    };
    const spot = (obstacles: readonly LabelBox[], fits = (_: LabelBox) => true) =>
      placeLabels([request], obstacles, 1, box =>
        fits(box) ? Math.max(0, 5 - Math.abs(box.y - 50)) : Infinity,
      )[0]?.y;
    expect(spot([])).toBe(60);
    expect(spot([{ x: 50, y: 60, width: 4, height: 8 }])).toBe(40);
    expect(spot([{ x: 50, y: 60, width: 4, height: 8 }], ({ y }) => y >= 50)).toBe(70);
    // On the line rather than nowhere.
    expect(spot([], ({ y }) => y === 50)).toBe(50);
    expect(spot([{ x: 50, y: 50, width: 20, height: 60 }])).toBeUndefined();
  });

  it('stay inside the picture: the next side is tried, or the name is left out', () => {
    const request: LabelRequest = { anchor: { x: 50, y: 5 }, width: 20, height: 10, gap: 2 };
    const inside = ({ y }: LabelBox) => (y >= 5 ? 0 : Infinity);
    expect(placeLabels([request], [], 1, inside)[0]).toMatchObject({ x: 62, y: 5 });
    expect(placeLabels([request], [], 1, () => Infinity)).toEqual([]);
  });
});
