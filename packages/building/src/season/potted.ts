import { randomBetween, seededRandom } from '@app/kernel';
import type { Camera } from '../camera';
import { drawVat } from '../courtyard/garden';
import type { Sheet } from '../sheet';
import { brushAt, type Spot } from './brush';
import type { SeasonLook } from './look';

/** Lotus leaves on their stalks over the rim: middle and half axes, the farther ones first. */
const LOTUS_LEAVES = [
  [-14, -31, 12, 6],
  [15, -27, 11, 5.5],
  [1, -19, 10, 3.6],
] as const;
/** Tips of the petals of an open flower, the farther ones first, and of a bud, from their base. */
const LOTUS_FLOWERS = [
  {
    base: [5, -41],
    wide: 5.5,
    tips: [
      [-9, -46],
      [19, -46],
      [-5, -54],
      [15, -54],
      [5, -59],
      [-1, -49],
      [11, -49],
    ],
  },
  { base: [-9, -43], wide: 3.4, tips: [[-10, -55]] },
] as const;
const LOTUS_STALKS = [
  [4, -15, 5, -24, 6, -32, 5, -41],
  [-6, -15, -8, -26, -9, -34, -9, -43],
  [-7, -15, -10, -20, -13, -25, -14, -31],
  [8, -15, 11, -19, 14, -23, 15, -27],
] as const;

/** A pointed petal from its base to its tip. */
function petal([bx, by]: Spot, [tx, ty]: Spot, wide: number): readonly number[] {
  const [dx, dy] = [tx - bx, ty - by];
  const long = Math.hypot(dx, dy);
  const at = (part: number, side: number) => [
    bx + dx * part - (dy / long) * side * wide,
    by + dy * part + (dx / long) * side * wide,
  ];
  return [at(0, 0), at(0.2, 0.9), at(0.7, 0.9), at(1, 0), at(0.7, -0.9), at(0.2, -0.9), at(0, 0)].flat();
}

const SNOW_CAP = [
  -15, -14, -15, -19, -8, -23, 0, -23, 8, -23, 15, -19, 15, -14, 12, -9, 8, -11, 4, -9, 0, -8, -6, -10, -9,
  -9, -12, -10, -14, -11, -15, -14,
] as const;

/** The water vat, with its plants. */
export function drawSeasonVat(sheet: Sheet, camera: Camera, vat: SeasonLook['vat']): void {
  drawVat(sheet, camera, 0, 0);
  const brush = brushAt(camera);
  if (vat === 'ice') {
    // R962: a cap of it on the rim.
    sheet.path('snow', `${brush.curve(SNOW_CAP)}Z`);
    sheet.path('fine line-grey', `${brush.curve(SNOW_CAP)}Z`);
    return;
  }
  if (vat === 'water') return;
  const isOpen = vat === 'lotus';
  sheet.path(
    'stalk',
    LOTUS_STALKS.slice(isOpen ? 0 : 2)
      .map(brush.curve)
      .join(''),
  );
  for (const [x, y, rx, ry] of LOTUS_LEAVES) {
    sheet.path('lotus-leaf', brush.ellipse(x, y, rx, ry));
    // Veins from its middle.
    const ends = Array.from({ length: 9 }, (_, i): Spot => {
      const angle = (i * 2 * Math.PI) / 9;
      return [x + 0.82 * rx * Math.cos(angle), y + 0.82 * ry * Math.sin(angle)];
    });
    sheet.path('fine line-grey', ends.map(end => brush.line([[x, y], end])).join(''));
  }
  if (!isOpen) return;
  for (const { base, wide, tips } of LOTUS_FLOWERS)
    for (const tip of tips) sheet.path('lotus-flower', brush.curve(petal(base, tip, wide)));
}

const POTS = [
  [-15, 1],
  [0, 3],
  [15, 1],
] as const;

/** Three pots of chrysanthemums in a row. */
export function drawChrysanthemums(sheet: Sheet, camera: Camera): void {
  const brush = brushAt(camera);
  const random = seededRandom(9);
  sheet.path('ground-shade', brush.ellipse(2, 2, 26, 6));
  for (const [x, y] of POTS) {
    const pot = [
      x - 5,
      y - 8,
      x - 5,
      y - 3,
      x - 4,
      y,
      x - 3,
      y,
      x,
      y + 1,
      x,
      y + 1,
      x + 3,
      y,
      x + 4,
      y,
      x + 5,
      y - 3,
      x + 5,
      y - 8,
    ];
    sheet.path('face-trim structure', `${brush.curve(pot)}Z`);
    const heads = Array.from(
      { length: 6 },
      (_, i) =>
        [x + randomBetween(random, -5, 5) + (i - 2.5) * 0.8, y - randomBetween(random, 14, 25)] as const,
    );
    sheet.path('stalk', heads.map(head => brush.line([[x, y - 8], head])).join(''));
    const rays = heads.flatMap(([cx, cy]) =>
      Array.from({ length: 11 }, (_, i) => {
        const angle = (i * 2 * Math.PI) / 11;
        const [rx, ry] = [3.1 * Math.cos(angle), 2.5 * Math.sin(angle)];
        return brush.line([
          [cx, cy],
          [cx + rx, cy + ry],
        ]);
      }),
    );
    sheet.path('chrysanthemum', rays.join(''));
  }
}
