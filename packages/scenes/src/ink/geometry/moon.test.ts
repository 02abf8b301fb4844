import { describe, expect, it } from 'vitest';
import { illuminationAt, litPath } from './moon';

const RADIUS = 50;

/** Points along the two half ellipses of a lit path: each runs between the poles, sweep 1 clockwise. */
function outline(path: string): readonly (readonly [number, number])[] {
  const arcs = [...path.matchAll(/A(\S+) (\S+) 0 0 ([01]) 0 (-?\S+?)(?=[AZ])/g)];
  return arcs.flatMap(([, rx, ry, sweep, endY]) => {
    const upwards = Number(endY) < 0;
    const side = (sweep === '1') === upwards ? -1 : 1;
    return Array.from({ length: 721 }, (_, step) => {
      const angle = (step / 720) * Math.PI;
      const y = Number(ry) * Math.cos(angle) * (upwards ? 1 : -1);
      return [side * Number(rx) * Math.sin(angle), y] as const;
    });
  });
}

function area(points: readonly (readonly [number, number])[]): number {
  const doubled = points.reduce((sum, [x0, y0], index) => {
    const [x1, y1] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x0 * y1 - x1 * y0;
  }, 0);
  return Math.abs(doubled) / 2;
}

describe('the lit part of the moon', () => {
  // Meeus, Astronomical Algorithms, example 48.a: elongation 110.79°, illuminated part 0.6786.
  // With the circular orbit of this drawing the same elongation gives 0.6775.
  it('follows the elongation', () => {
    expect(illuminationAt(110.79 / 360)).toBeCloseTo(0.6786, 2);
  });

  it.each([0.03, 0.1, 0.2, 0.25, 0.3, 0.45, 0.55, 0.7, 0.75, 0.8, 0.97])(
    'covers as much of the disc as is illuminated, at %f of the month',
    cycle => {
      const covered = area(outline(litPath(cycle, RADIUS))) / (Math.PI * RADIUS ** 2);
      expect(covered).toBeCloseTo(illuminationAt(cycle), 3);
    },
  );

  it('is lit on the right while waxing and on the left while waning', () => {
    const middle = (cycle: number) => {
      const points = outline(litPath(cycle, RADIUS));
      return points.reduce((sum, [x]) => sum + x, 0) / points.length;
    };
    expect(middle(0.12)).toBeGreaterThan(0);
    expect(middle(0.88)).toBeLessThan(0);
  });

  it('is nothing at new moon and the whole disc at full moon', () => {
    expect(litPath(0, RADIUS)).toBe('');
    expect(litPath(1, RADIUS)).toBe('');
    expect(area(outline(litPath(0.5, RADIUS)))).toBeCloseTo(Math.PI * RADIUS ** 2, -1);
  });
});
