import { describe, expect, it } from 'vitest';
import { seenAt } from './orbit';

const ROOT_HALF = Math.SQRT1_2;
const LENS = { left: 700, top: 400, scale: 10, bearing: 180, elevation: 45 };

describe('where a point of the scene is seen', () => {
  // Seen from the south at 45°, east is to the right; ground and height both appear at 0.7 of their length.
  it.each([
    { at: [0, 0, 0], seen: [700, 400] },
    { at: [3, 0, 0], seen: [730, 400] },
    { at: [0, 2, 0], seen: [700, 400 - 20 * ROOT_HALF] },
    { at: [0, 0, 4], seen: [700, 400 + 40 * ROOT_HALF] },
  ] as const)('$at from the south', ({ at, seen }) => {
    const found = seenAt(LENS, at);
    expect(found[0]).toBeCloseTo(seen[0], 9);
    expect(found[1]).toBeCloseTo(seen[1], 9);
  });

  it('from the west north is to the left, and from straight above height is not seen', () => {
    const west = { ...LENS, bearing: 270 };
    expect(seenAt(west, [0, 0, -3])[0]).toBeCloseTo(670, 9);
    expect(seenAt({ ...LENS, elevation: 90 }, [0, 5, 0])[1]).toBeCloseTo(400, 9);
  });
});
