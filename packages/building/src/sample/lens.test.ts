import { describe, expect, it } from 'vitest';
import { createRoomLens, ROOM, sunThrough } from './index';

const SHEET = { width: 800, height: 600 };

describe('[R967] a camera in a drawn room', () => {
  it.each([
    // Level and straight on, 90° wide: a metre aside at a metre's distance is on the edge.
    { turn: 0, at: [2.5, 0, 1.5], seen: [400, 300] },
    { turn: 0, at: [7.5, 0, 1.5], seen: [800, 300] },
    { turn: 0, at: [2.5, 0, 4.25], seen: [400, 80] },
    // Turned left by 45°, the corner that was 45° to the left is in the middle, √2 times as far.
    { turn: 45, at: [-2.5, 0, 1.5], seen: [400, 300] },
    { turn: 45, at: [2.5, 0, 1.5], seen: [800, 300] },
    { turn: 90, at: [0, 5, 1.5], seen: [400, 300] },
  ] as const)('turned left by $turn° sees $at at $seen', ({ turn, at, seen }) => {
    const lens = createRoomLens({ eye: [2.5, 5, 1.5], turn, field: 90, ...SHEET });
    const [x, y] = lens.at(at);
    expect(x).toBeCloseTo(seen[0], 6);
    expect(y).toBeCloseTo(seen[1], 6);
  });

  it('draws what is twice as far half as large', () => {
    const lens = createRoomLens({ eye: [2.5, 6, 1.5], turn: 0, field: 70, ...SHEET });
    expect(lens.scaleAt([2.5, 3, 0]) / lens.scaleAt([2.5, 0, 0])).toBeCloseTo(2, 9);
  });
});

describe('[R967] the sun of a drawn room', () => {
  const WINDOW = { wall: 'right', from: 2, to: 3, low: 1, high: 2 } as const;

  it('straight ahead at 45° throws a window as far in as it is high', () => {
    const spots = sunThrough(WINDOW, { turn: 0, altitude: 45 }).flat();
    expect(Math.min(...spots.map(([, y]) => y))).toBeCloseTo(1, 1);
    expect(Math.max(...spots.map(([, y]) => y))).toBeCloseTo(2, 1);
    expect(Math.min(...spots.map(([x]) => x))).toBeCloseTo(2, 1);
    expect(new Set(spots.map(([, , z]) => z))).toEqual(new Set([0]));
  });

  it('from the right throws it to the left, by the tangent of both', () => {
    const spots = sunThrough(WINDOW, { turn: 30, altitude: 45 }).flat();
    // The lower edge, 1 m high, lies 1 m away along the ray: sin 30° = 0.5 to the left, cos 30° = 0.87 in.
    expect(Math.max(...spots.map(([x]) => x))).toBeCloseTo(3 - 0.5, 1);
    expect(Math.min(...spots.map(([, y]) => y))).toBeCloseTo(0.87, 1);
  });

  it('reaches a raised floor sooner', () => {
    const [low, high] = [0, 0.4].map(floor =>
      Math.min(
        ...sunThrough(WINDOW, { turn: 0, altitude: 45 }, floor).flatMap(pane => pane.map(([, y]) => y)),
      ),
    );
    expect(low! - high!).toBeCloseTo(0.4, 6);
  });

  it('is nowhere from behind the wall, below the horizon, or beyond the floor', () => {
    expect(sunThrough(WINDOW, { turn: 100, altitude: 45 })).toEqual([]);
    expect(sunThrough(WINDOW, { turn: 0, altitude: -1 })).toEqual([]);
    expect(sunThrough({ ...WINDOW, wall: 'left' }, { turn: 45, altitude: 45 })).toEqual([]);
    const far = sunThrough({ ...WINDOW, low: 0, high: 2.5 }, { turn: 0, altitude: 20 }).flat();
    expect(Math.max(...far.map(([, y]) => y))).toBeLessThanOrEqual(ROOM.side);
  });
});
