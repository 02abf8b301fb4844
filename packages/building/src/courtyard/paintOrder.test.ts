import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCamera } from '../camera';
import { isBehind, paintOrder } from './paintOrder';

const back = { name: 'back', x: [-5, 5], y: [-10, -6] } as const;
const front = { name: 'front', x: [-5, 5], y: [6, 10] } as const;
const left = { name: 'left', x: [-8, -6], y: [-4, 4] } as const;
const right = { name: 'right', x: [6, 8], y: [-4, 4] } as const;
const court = [front, right, back, left];

describe('painting order', () => {
  it('goes from the far hall to the near one', () => {
    const names = paintOrder(court, createCamera({ azimuth: 30 })).map(({ name }) => name);
    expect(names).toEqual(['back', 'left', 'right', 'front']);
  });

  it('reverses when the reader walks to the other side', () => {
    const names = paintOrder(court, createCamera({ azimuth: 210 })).map(({ name }) => name);
    expect(names).toEqual(['front', 'right', 'left', 'back']);
  });

  it('never paints a thing before one that certainly lies behind it, from any side', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), azimuth => {
        const camera = createCamera({ azimuth });
        const order = paintOrder(court, camera);
        expect(order).toHaveLength(court.length);
        order.forEach((thing, index) => {
          for (const later of order.slice(index + 1)) expect(isBehind(later, thing, camera)).toBe(false);
        });
      }),
    );
  });
});
