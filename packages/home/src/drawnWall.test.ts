import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { isInnerWall, tagPlace } from './drawnWall';

const [floor] = templatePlan('two-bedroom', 'en').floors;

describe('[R898] the wall in hand', () => {
  it('is an inner one where a room lies behind it', () => {
    expect(
      isInnerWall(floor!, [
        [3600, 3000],
        [3600, 4000],
      ]),
    ).toBe(true);
    expect(
      isInnerWall(floor!, [
        [-4000, 3000],
        [-4000, 4000],
      ]),
    ).toBe(false);
  });

  it('is an inner one on whichever side the room lies', () => {
    // Along the west wall of the main bedroom, up and down.
    const [above, below] = [
      [0, 5000],
      [0, 7000],
    ] as const;
    expect(isInnerWall(floor!, [above, below])).toBe(true);
    expect(isInnerWall(floor!, [below, above])).toBe(true);
  });

  it('has its length outside its room, or towards the middle of the view', () => {
    const room = [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ] as const;
    const place = (...wall: Parameters<typeof tagPlace>[0]) =>
      tagPlace(wall, [800, 300], 100, [2000, 1500], room);
    expect(place([4000, 0], [4000, 3000])).toEqual([4500, 1500]);
    expect(place([0, 3000], [0, 0])).toEqual([-500, 1500]);
    expect(place([0, 0], [4000, 0])).toEqual([2000, -250]);
    expect(
      tagPlace(
        [
          [0, 0],
          [0, 3000],
        ],
        [800, 300],
        100,
        [2000, 1500],
        [],
      ),
    ).toEqual([500, 1500]);
  });
});
