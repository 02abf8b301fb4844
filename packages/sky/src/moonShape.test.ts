import { describe, expect, it } from 'vitest';
import { type MoonShape, moonShape } from './moonShape';

/** The shape's area as a share of the disc, by the shoelace formula over points on both arcs. */
function area({ limb, terminator }: MoonShape): number {
  const points: [number, number][] = [];
  for (const [arc, down] of [
    [limb, true],
    [terminator, false],
  ] as const) {
    for (let i = 0; i < 720; i++) {
      const angle = (Math.PI * i) / 720;
      // Clockwise on a screen goes down on the right and up on the left.
      const right = (arc.sweep === 1) === down;
      points.push([(right ? 1 : -1) * arc.rx * Math.sin(angle), (down ? -1 : 1) * arc.ry * Math.cos(angle)]);
    }
  }
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2 / (Math.PI * limb.ry ** 2);
}

describe('the drawn moon', () => {
  it.each([0, 0.03, 0.125, 0.25, 0.3, 0.5, 0.61, 0.75, 0.9, 0.99])(
    '[R67, R77] at %f of the cycle the lit area is the illumination',
    progress => {
      expect(area(moonShape(progress, 50))).toBeCloseTo((1 - Math.cos(2 * Math.PI * progress)) / 2, 3);
    },
  );

  it('[R67] waxes from the right and wanes to the left', () => {
    // At one third of the cycle the terminator is half as wide as the disc.
    expect(moonShape(1 / 3, 10).path).toBe('M0 -10A10 10 0 0 1 0 10A5 10 0 0 1 0 -10Z');
    expect(moonShape(2 / 3, 10).path).toBe('M0 -10A10 10 0 0 0 0 10A5 10 0 0 0 0 -10Z');
  });
});
