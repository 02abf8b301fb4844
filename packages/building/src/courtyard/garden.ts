import { type Random, randomBetween, seededRandom } from '@app/kernel';
import type { Camera } from '../camera';
import type { Detail } from '../drawing/drawFace';
import { ellipsePath, openPath, px } from '../path';
import type { Sheet } from '../sheet';
import type { TreePlan } from './measures';

/** Metres per drawing unit of the tree and the vat: they are drawn upright, facing the reader. */
const UNIT = 1 / 24;

/** Leaf masses of the tree's crown: middle and half axes, drawing units over the foot. */
export const CROWN = [
  [-30, -74, 22, 14],
  [-8, -96, 24, 15],
  [24, -90, 23, 15],
  [36, -58, 20, 13],
  [2, -72, 20, 13],
  [-26, -54, 15, 9],
] as const;

const TRUNK = [
  -4, 2, -2, -14, -7, -26, -3, -42, -2, -49, 2, -54, 1, -62, 1, -62, 5, -61, 5, -61, 5, -52, 2, -46, 3, -38,
  4, -26, 8, -14, 7, 2,
];
const TWIGS = [
  [-2, -40, -12, -52, -24, -56, -32, -66],
  [1, -48, 10, -60, 22, -64, 28, -76],
  [-1, -56, -6, -70, -4, -80, -10, -92],
  [2, -34, 14, -42, 26, -42, 38, -50],
  [-20, -57, -22, -66, -30, -74, -30, -82],
  [16, -63, 18, -74, 14, -84, 18, -94],
] as const;
const LEAVES = { full: 52, plain: 16 } as const satisfies Record<Detail, number>;

/** A pagoda tree: trunk, twigs and short leaf strokes scattered by the seed. The same seed gives the same tree. */
export function drawTree(sheet: Sheet, camera: Camera, plan: TreePlan, detail: Detail): void {
  const pen = uprightPen(camera, plan.x, plan.y, plan.size);
  const random = seededRandom(plan.seed);
  sheet.path('ground-shade', pen.ellipse(6, 2, 40, 11));
  sheet.path('trunk', pen.curve(TRUNK));
  sheet.path('twig', TWIGS.map(pen.curve).join(''));
  sheet.path('crown', CROWN.map(([x, y, w, h]) => pen.ellipse(x, y, w * 1.12, h * 1.15)).join(''));
  const strokes = CROWN.flatMap(mass => leafStrokes(mass, LEAVES[detail], random, pen));
  // Somewhat more than half of the leaves are in the tint behind, the rest in ink in front.
  sheet.path('leaf-far', strokes.filter((_, index) => index % 9 < 5).join(''));
  sheet.path('leaf-near', strokes.filter((_, index) => index % 9 >= 5).join(''));
}

function leafStrokes(
  [cx, cy, width, height]: (typeof CROWN)[number],
  count: number,
  random: Random,
  pen: UprightPen,
): readonly string[] {
  return Array.from({ length: count }, () => {
    const around = randomBetween(random, 0, 2 * Math.PI);
    const out = Math.sqrt(random.next());
    const lean = (randomBetween(random, -35, 35) * Math.PI) / 180;
    const length = randomBetween(random, 2.1, 3.7);
    const x = cx + Math.cos(around) * out * width * 1.15;
    const y = cy + Math.sin(around) * out * height * 1.2;
    return pen.stroke(x, y, x + length * Math.cos(lean), y + length * Math.sin(lean));
  });
}

/** The water vat of the court, kept full against fire. */
export function drawVat(sheet: Sheet, camera: Camera, x: number, y: number): void {
  const pen = uprightPen(camera, x, y, 1);
  sheet.path('ground-shade', pen.ellipse(4, 2, 19, 7));
  sheet.path(
    'face-trim structure',
    `${pen.curve([-14, -15, -17, -6, -12, 3, -8, 4, -3, 5, 3, 5, 8, 4, 12, 3, 17, -6, 14, -15])}Z`,
  );
  sheet.path('vat-water structure', pen.ellipse(0, -15, 14, 5));
  sheet.path(
    'fine line-grey',
    pen.curve([-6, -15, -4, -16.6, -2, -16.6, 0, -15, 2, -13.4, 4, -13.4, 6, -15]),
  );
}

interface UprightPen {
  stroke(x0: number, y0: number, x1: number, y1: number): string;
  /** A start and cubic pieces: x y, then groups of six. */
  curve(numbers: readonly number[]): string;
  ellipse(cx: number, cy: number, rx: number, ry: number): string;
}

function uprightPen(camera: Camera, x: number, y: number, size: number): UprightPen {
  const [footX, footY] = camera.project(x, y);
  const k = camera.scale * UNIT * size;
  return {
    stroke: (x0, y0, x1, y1) =>
      openPath([
        [footX + x0 * k, footY + y0 * k],
        [footX + x1 * k, footY + y1 * k],
      ]),
    curve: numbers => {
      const placed = numbers.map((value, index) => px((index % 2 === 0 ? footX : footY) + value * k));
      return `M${placed.slice(0, 2).join(' ')}C${placed.slice(2).join(' ')}`;
    },
    ellipse: (cx, cy, rx, ry) => ellipsePath(footX + cx * k, footY + cy * k, rx * k, ry * k),
  };
}
