import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atan2Degrees, cubeRoot, exp2, log2, turn } from './exact';

const numbers = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
const close = (one: number, two: number, scale = 1) =>
  expect(Math.abs(one - two)).toBeLessThan(1e-11 * Math.max(1, Math.abs(scale)));

// The engine's own functions are the reference; they are right to about 1e-15, but not identical everywhere.
describe('functions built from sums and products', () => {
  it('[R223] agree with those of the engine', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: -40, max: 40, noNaN: true }), (value, power) => {
        close(cubeRoot(value), Math.cbrt(value), value);
        close(log2(value), Math.log2(value));
        close(exp2(power) / 2 ** power, 1);
      }),
    );
    fc.assert(
      fc.property(
        fc.double({ min: -360, max: 360, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (degrees, y, x) => {
          close(turn(degrees).sin, Math.sin((degrees * Math.PI) / 180));
          close(turn(degrees).cos, Math.cos((degrees * Math.PI) / 180));
          // The engine gives the origin four angles, by the signs of its zeros; here it has one.
          if (x === 0 && y === 0) {
            expect(atan2Degrees(y, x)).toBe(0);
            return;
          }
          const difference = atan2Degrees(y, x) - (Math.atan2(y, x) * 180) / Math.PI;
          close(Math.min(Math.abs(difference), Math.abs(Math.abs(difference) - 360)), 0);
        },
      ),
      // The origin is drawn seldom.
      { examples: [[0, 0, 0]] },
    );
  });
});
