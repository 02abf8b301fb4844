import { randomBetween, seededRandom } from '@app/kernel';
import type { Camera } from '../camera';
import { drawVat } from '../courtyard/garden';
import type { Sheet } from '../sheet';
import { brushAt } from './brush';
import type { SeasonLook } from './look';

const LOTUS_LEAVES = [
  [-9, -18, -6, -27, 3, -27, 6, -20, 1, -17, -5, -16, -9, -18],
  [1, -17, 4, -23, 12, -23, 14, -17, 10, -15, 5, -15, 1, -17],
] as const;
const LOTUS_FLOWERS = [
  [4, -20, 3, -28, 5, -33, 7, -35, 10, -32, 11, -27, 9, -21, 7, -19, 5, -19, 4, -20],
  [-6, -22, -7, -28, -6, -32, -4, -34, -2, -32, -1, -27, -3, -22, -4, -21, -5, -21, -6, -22],
] as const;

/** The water vat, with what grows in it. */
export function drawSeasonVat(sheet: Sheet, camera: Camera, vat: SeasonLook['vat']): void {
  drawVat(sheet, camera, 0, 0);
  const brush = brushAt(camera);
  if (vat === 'ice') {
    sheet.path('snow', brush.ellipse(0, -15, 12.5, 4.2));
    return;
  }
  if (vat === 'water') return;
  sheet.path('lotus-leaf', LOTUS_LEAVES.map(brush.curve).join(''));
  if (vat === 'lotus') sheet.path('lotus-flower', LOTUS_FLOWERS.map(brush.curve).join(''));
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
