import type { Camera } from '../camera';
import type { Sheet } from '../sheet';
import { brushAt, type Spot } from './brush';
import type { FigureLook } from './look';

const CHILD = 0.66;
const LEGS: readonly Spot[] = [
  [-3, 0],
  [-2.2, -13],
  [2, -13],
  [3.4, 0],
  [1.2, 0],
  [0, -9],
  [-1, 0],
];
const COAT = [
  ...[-5.5, -11, -5.9, -19, -4.9, -25, -2.9, -27, -2.9, -27, 2.5, -27, 2.5, -27],
  ...[4.9, -25, 5.9, -19, 5.7, -11, 5.7, -11, -5.5, -11, -5.5, -11],
];
const ARMS = [
  [-4, -25, -7, -22, -8, -17, -7.4, -13, -7.4, -13, -5.4, -13, -5.4, -13, -5.4, -17, -4.8, -20, -3, -22],
  [4.8, -25, 7.8, -22, 8.4, -17, 7.8, -14, 7.8, -14, 5.8, -13.8, 5.8, -13.8, 5.8, -17.8, 5.4, -20.2, 4, -22],
] as const;
const HAIR = [
  -4, -31.5, -4.3, -35.5, -2, -37.1, 0.2, -37.1, 2.4, -37.1, 4.5, -35.5, 4.1, -31.7, 2.3, -33.1, -1.5, -33.7,
  -4, -31.5,
];
const CANOPY = [
  ...[-13, -42, -9, -53, 0, -56, 6, -56, 12, -56, 21, -53, 25, -42, 21, -44.4, 16.6, -44.4, 12.4, -42],
  ...[8.4, -44.4, 3.4, -44.4, -0.6, -42, -4.6, -44.4, -9, -44.4, -13, -42],
];
/** Coats coloured by the theme; neighbours in a row wear different ones. */
const COATS = 3;

/** A member of the household in a few brush marks. `place` is their position in the row. */
export function drawFigure(
  sheet: Sheet,
  camera: Camera,
  { child, umbrella }: FigureLook,
  place: number,
): void {
  const brush = brushAt(camera, child ? CHILD : 1);
  const coat = `coat coat-${child ? COATS : (place % COATS) + 1}`;
  sheet.path('ground-shade', brush.ellipse(3, 1, 10, 3));
  sheet.path('figure-ink', brush.shape(LEGS));
  sheet.path(coat, `${brush.curve(COAT)}Z${ARMS.map(arm => `${brush.curve(arm)}Z`).join('')}`);
  sheet.path('figure-skin', brush.ellipse(0, -31, 3.9, 3.9));
  sheet.path('figure-ink', `${brush.curve(HAIR)}Z`);
  if (!umbrella) return;
  sheet.path(
    'stick',
    brush.line([
      [6, -20],
      [6, -46],
    ]),
  );
  sheet.path('umbrella', `${brush.curve(CANOPY)}Z`);
}
