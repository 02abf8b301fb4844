import { type Random, randomBetween, randomPick, seededRandom } from '@app/kernel';
import type { Camera } from '../camera';
import { CROWN } from '../courtyard/garden';
import type { Detail } from '../drawing/drawFace';
import type { Sheet } from '../sheet';
import { along, type Brush, brushAt, pressed, type Spot } from './brush';
import type { SeasonLook } from './look';

export interface TreeLook {
  readonly size: number;
  readonly seed: number;
  /** Red is the second tree of a golden autumn. */
  readonly bears: SeasonLook['trees'] | 'red';
  readonly snow: boolean;
}

const TRUNK: readonly [Spot, Spot, Spot, Spot] = [
  [0, 3],
  [-6, -20],
  [3, -30],
  [-1, -62],
];
const BRANCHES: readonly (readonly [Spot, Spot, Spot, Spot])[] = [
  [
    [-1, -40],
    [-14, -54],
    [-24, -58],
    [-36, -72],
  ],
  [
    [1, -46],
    [12, -60],
    [22, -64],
    [32, -82],
  ],
  [
    [-1, -58],
    [-5, -72],
    [-4, -82],
    [-12, -100],
  ],
  [
    [1, -36],
    [16, -42],
    [26, -42],
    [42, -54],
  ],
  [
    [0, -56],
    [10, -74],
    [12, -84],
    [20, -100],
  ],
];
const COUNT = {
  full: { leaves: 52, fans: 84, blossoms: 74, strands: 46 },
  plain: { leaves: 16, fans: 26, blossoms: 30, strands: 20 },
} as const;

/** The court's tree in a season. The same seed gives the same tree. */
export function drawSeasonTree(sheet: Sheet, camera: Camera, look: TreeLook, detail: Detail): void {
  const brush = brushAt(camera, look.size);
  const random = seededRandom(look.seed);
  const count = COUNT[detail];
  sheet.path('ground-shade', brush.ellipse(6, 2, 40, 11));
  const { outline, tips, boughs } = woodOf(random);
  sheet.path('trunk', outline.map(brush.shape).join(''));
  if (look.bears === 'leaf')
    drawLeaves(sheet, brush, random, count.leaves, ['crown', 'leaf-far', 'leaf-near']);
  if (look.bears === 'gold')
    drawLeaves(sheet, brush, random, count.fans, ['crown-gold', 'gold-far', 'gold-near']);
  if (look.bears === 'red')
    drawLeaves(sheet, brush, random, count.leaves, ['crown-red', 'red-far', 'red-near']);
  if (look.bears === 'willow') drawStrands(sheet, brush, random, count.strands);
  if (look.snow) sheet.path('snow-line', boughs.map(bough => brush.line(bough.slice(2).map(above))).join(''));
  if (look.bears === 'plum') drawBlossoms(sheet, brush, random, tips, { count: count.blossoms, size: 1.15 });
}

const above = ([x, y]: Spot): Spot => [x, y - 1.6];

function woodOf(random: Random) {
  const trunk = pressed(along(...TRUNK, 18), part => 5.4 * (1 - part) + 1.8, random);
  const boughs = BRANCHES.map(points => along(...points, 14));
  const twigs = boughs.flatMap(bough =>
    [5, 8, 11].map(from => {
      const [x, y] = bough[from]!;
      const lean = randomBetween(random, -13, 13);
      return along(
        [x, y],
        [x + lean * 0.4, y - 5],
        [x + lean * 0.8, y - 10],
        [x + lean, y - 12 - 8 * random.next()],
        6,
      );
    }),
  );
  return {
    outline: [
      trunk,
      ...boughs.map(bough => pressed(bough, part => 2.2 * (1 - part) + 0.6, random)),
      ...twigs.map(twig => pressed(twig, part => 1 - part + 0.35, random)),
    ],
    boughs,
    tips: [...boughs.flatMap(bough => bough.slice(5)), ...twigs.flat()],
  };
}

function drawLeaves(
  sheet: Sheet,
  brush: Brush,
  random: Random,
  count: number,
  [crown, far, near]: readonly [string, string, string],
): void {
  sheet.path(crown, CROWN.map(([x, y, w, h]) => brush.ellipse(x, y, w * 1.12, h * 1.15)).join(''));
  const strokes = CROWN.flatMap(([cx, cy, width, height]) =>
    Array.from({ length: count }, () => {
      const around = randomBetween(random, 0, 2 * Math.PI);
      const out = Math.sqrt(random.next());
      const lean = (randomBetween(random, -35, 35) * Math.PI) / 180;
      const length = randomBetween(random, 2.1, 3.9);
      const [x, y] = [cx + Math.cos(around) * out * width * 1.15, cy + Math.sin(around) * out * height * 1.2];
      return brush.line([
        [x, y],
        [x + length * Math.cos(lean), y + length * Math.sin(lean)],
      ]);
    }),
  );
  // Somewhat more than half are in the tint behind, the rest in front.
  sheet.path(far, strokes.filter((_, index) => index % 9 < 5).join(''));
  sheet.path(near, strokes.filter((_, index) => index % 9 >= 5).join(''));
}

/** Willow: strands that fall from the crown, with narrow leaves along them. */
function drawStrands(sheet: Sheet, brush: Brush, random: Random, count: number): void {
  const strands = Array.from({ length: count }, (_, i) => {
    const x = -40 + (84 * i) / (count - 1) + randomBetween(random, -4, 4);
    const y = -74 - 30 * Math.cos((x / 44) * 1.35) + randomBetween(random, -5, 6);
    const away = x * 0.16 + randomBetween(random, -3, 3);
    const fall = randomBetween(random, 30, 58);
    return along([x, y], [x + away * 0.6, y - 5], [x + away, y + fall * 0.4], [x + away * 1.1, y + fall], 7);
  });
  sheet.path('strand', strands.map(brush.line).join(''));
  const leaves = strands.flatMap(strand =>
    strand.slice(1).flatMap(([x, y]) =>
      [-1, 1].map(side =>
        brush.line([
          [x, y],
          [x + side * randomBetween(random, 0.8, 2), y + randomBetween(random, 2, 3.6)],
        ]),
      ),
    ),
  );
  sheet.path('willow-far', leaves.filter((_, index) => index % 3 > 0).join(''));
  sheet.path('willow-near', leaves.filter((_, index) => index % 3 === 0).join(''));
}

/** Plum: buds and open flowers of five petals; `size` is the least half width of a petal. */
function drawBlossoms(
  sheet: Sheet,
  brush: Brush,
  random: Random,
  tips: readonly Spot[],
  { count, size }: { readonly count: number; readonly size: number },
): void {
  const petals: string[] = [];
  const hearts: string[] = [];
  for (let i = 0; i < count; i++) {
    const [x, y] = randomPick(random, tips);
    const reach = size * randomBetween(random, 0.8, 1.35);
    if (random.next() < 0.4) petals.push(brush.ellipse(x, y, reach, reach));
    else {
      const turn = randomBetween(random, 0, 2 * Math.PI);
      for (let petal = 0; petal < 5; petal++) {
        const angle = turn + (petal * 2 * Math.PI) / 5;
        const out = reach * 1.3;
        petals.push(brush.ellipse(x + out * Math.cos(angle), y + out * Math.sin(angle), reach, reach));
      }
      hearts.push(brush.ellipse(x, y, reach * 0.5, reach * 0.5));
    }
  }
  sheet.path('petal', petals.join(''));
  sheet.path('petal-heart', hearts.join(''));
}
