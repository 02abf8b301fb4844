import { describe, expect, it } from 'vitest';
import { drifting, FLOCKS } from './air';

/** The picture and the page it covers, cut at its sides or above and below. */
const PICTURE = { width: 1440, height: 900 };
/** CSS px: the corners of a page from 768 px, with the switch and two buttons, and with the instrument. */
const CORNERS = { height: 270, left: 240, right: 256 };
/** Half the span of the larger bird at size 1. */
const WING = 26;

describe.each([
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1024, 1366],
  [1440, 900],
  [2560, 1440],
])('[R763] on a window of %i × %i', (width, height) => {
  const scale = Math.max(width / PICTURE.width, height / PICTURE.height);
  it.each(Object.entries(FLOCKS))('%s fly clear of the words in the corners', (_, { at }) => {
    for (const [x, y, size] of at) {
      const across = (x - PICTURE.width / 2) * scale + width / 2;
      const down = (y - PICTURE.height / 2) * scale + height / 2;
      const reach = WING * size * scale;
      if (down - reach > CORNERS.height) continue;
      expect(across - reach, `${x}, ${y}`).toBeGreaterThan(CORNERS.left);
      expect(across + reach, `${x}, ${y}`).toBeLessThan(width - CORNERS.right);
    }
  });
});

it('[R963] swallows fly right of the house, over the ring', () => {
  for (const [x, y] of FLOCKS.swallows.at) {
    expect(x).toBeGreaterThan(PICTURE.width / 2);
    expect(y).toBeLessThan(PICTURE.height / 5);
  }
});

it.each(['petal', 'fan'] as const)(
  '[R822] in the air the largest %s is at least twice the smallest',
  shape => {
    const lengths = drifting(1440, 900, 40, 4, [6, 18], shape)
      .split('M')
      .slice(1)
      .map(d =>
        Math.max(
          ...[...d.matchAll(/[ql](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
            Math.hypot(Number(x), Number(y)),
          ),
        ),
      );
    expect(lengths).toHaveLength(80);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2);
  },
);
