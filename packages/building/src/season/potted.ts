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
/** Petals of an open flower and of a bud, the outer ones first. */
const LOTUS_FLOWERS = [
  [-1, -30, -5, -33, -6, -37, -4, -39, -1, -37, 1, -33, -1, -30],
  [5, -30, 9, -33, 10, -37, 8, -39, 5, -37, 3, -33, 5, -30],
  [0, -30, -3, -35, -1, -40, 2, -43, 5, -40, 7, -35, 4, -30],
  [-9, -27, -11, -30, -10, -33, -8, -35, -6, -33, -6, -29, -9, -27],
] as const;
const LOTUS_STALKS = [
  [2, -20, 2, -24, 2, -27, 2, -30],
  [-5, -20, -6, -23, -8, -25, -8, -27],
] as const;

/** The water vat, with its plants. */
export function drawSeasonVat(sheet: Sheet, camera: Camera, vat: SeasonLook['vat']): void {
  drawVat(sheet, camera, 0, 0);
  const brush = brushAt(camera);
  if (vat === 'ice') {
    sheet.path('snow', brush.ellipse(0, -15, 12.5, 4.2));
    return;
  }
  if (vat === 'water') return;
  sheet.path('lotus-leaf', LOTUS_LEAVES.map(brush.curve).join(''));
  if (vat !== 'lotus') return;
  sheet.path('stalk', LOTUS_STALKS.map(brush.curve).join(''));
  for (const petal of LOTUS_FLOWERS) sheet.path('lotus-flower', brush.curve(petal));
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
