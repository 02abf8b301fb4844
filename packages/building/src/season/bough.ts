import { type Random, randomBetween, randomPick, seededRandom } from '@app/kernel';
import { createCamera } from '../camera';
import { createSheet, type Mark, type Sheet } from '../sheet';
import { along, type Brush, brushAt, pressed, type Spot } from './brush';
import type { SeasonLook } from './look';

/** Twigs of the bough: the point they leave, their bend, their end, and their initial thickness. */
const TWIGS: readonly (readonly [from: number, bend: Spot, end: Spot, width: number])[] = [
  [8, [70, -36], [120, -44], 5],
  [13, [60, 60], [96, 104], 4],
  [18, [70, -60], [130, -64], 3.4],
  [23, [50, 50], [120, 66], 2.8],
  [27, [50, -30], [92, -66], 2],
  [31, [40, 20], [80, 34], 1.5],
  [6, [50, 60], [70, 118], 4.4],
  [15, [24, -70], [62, -118], 4],
  [20, [70, 40], [128, 44], 3],
];

/** The stem swells where twigs leave it. */
const KNOTS = TWIGS.map(([from]) => from / 34);
const knot = (away: number): number => 1.5 * Math.exp(-((away / 0.03) ** 2));

/**
 * A bough reaching into a picture from its edge, some 440 px long, growing to the right from its origin; empty where
 * trees are bare. In summer it is of the pagoda tree, as in the court, which flowers for a part of it.
 *
 * @example
 * drawBough({ trees: 'plum', snow: true }).length > 0; // true
 */
export function drawBough({
  trees,
  snow,
  blossom = false,
}: Pick<SeasonLook, 'trees' | 'snow' | 'blossom'>): readonly Mark[] {
  if (trees === 'bare') return [];
  const sheet = createSheet();
  const brush = brushAt(createCamera());
  const random = seededRandom(9);
  const main = along([-30, 40], [120, 60], [190, 150], [360, 128], 34);
  const twigs = TWIGS.map(([from, bend, end, width]) => {
    const [x, y] = main[from]!;
    const points = along(
      [x, y],
      [x + bend[0] * 0.5, y + bend[1] * 0.2],
      [x + bend[0], y + bend[1]],
      [x + end[0], y + end[1]],
      18,
    );
    return { points, width };
  });
  const thickness = (part: number) =>
    16 * (1 - part) ** 1.3 + 1.4 + KNOTS.reduce((sum, at) => sum + knot(part - at), 0);
  const wood = [
    pressed(main, thickness, random),
    ...twigs.map(({ points, width }) => pressed(points, part => width * (1 - part) + 1.2, random)),
  ];
  sheet.path('trunk', wood.map(brush.shape).join(''));
  // The light lies on its upper side; where the wood is thin the brush has no second tone.
  const lit = main.slice(0, 26).map(([x, y], i): Spot => [x, y - thickness(i / 34) * 0.42]);
  sheet.path('bark', brush.shape(pressed(lit, part => thickness(part * 0.75) * 0.3 * (1 - part), random)));
  const tips = [...twigs.flatMap(({ points }) => points.slice(4)), ...main.slice(20)];
  if (snow) {
    const over = (points: readonly Spot[], high: (part: number) => number) =>
      brush.line(points.slice(2, -2).map(([x, y], i): Spot => [x, y - high((i + 2) / points.length) / 2]));
    const laid = [
      over(main, thickness),
      ...twigs.map(({ points, width }) => over(points, part => width * (1 - part))),
    ];
    sheet.path('snow-line', laid.join(''));
  }
  if (trees === 'plum') drawFlowers(sheet, brush, random, tips);
  if (trees === 'leaf') drawPagoda(sheet, brush, random, tips, blossom);
  if (trees === 'gold') {
    // The darker ones behind: one tone would be one blot.
    sheet.path('gold-leaf', leavesOn(brush, random, tips, 44));
    sheet.path('gold-near', leavesOn(brush, random, tips, 44));
  }
  if (trees === 'willow') drawHanging(brush, random, tips, (kind, d) => sheet.path(kind, d));
  return sheet.marks();
}

/** Half widths of buds and flowers. */
const FLOWERS = { count: 74, least: 8, most: 21, bud: 4.2 } as const;

/** R821: plum of many sizes, each of five petals with its stamens; buds between. */
function drawFlowers(sheet: Sheet, brush: Brush, random: Random, tips: readonly Spot[]): void {
  for (let i = 0; i < FLOWERS.count; i++) {
    const [x, y] = randomPick(random, tips);
    const size = randomBetween(random, FLOWERS.least, FLOWERS.most) * randomBetween(random, 0.75, 1);
    if (random.next() < 0.3) {
      const bud = FLOWERS.bud * randomBetween(random, 0.7, 1.2);
      sheet.path('petal', brush.ellipse(x, y, bud, bud * 0.9));
      continue;
    }
    const turn = randomBetween(random, 0, 2 * Math.PI);
    const around = Array.from({ length: 5 }, (_, petal) => turn + (petal * 2 * Math.PI) / 5);
    const out = size * 0.56;
    const petals = around.map(angle =>
      brush.ellipse(x + out * Math.cos(angle), y + out * Math.sin(angle), size * 0.47, size * 0.47),
    );
    sheet.path('petal', petals.join(''));
    const stamens = [...around, ...around.map(angle => angle + Math.PI / 5)].map((angle, j) => {
      const long = size * (j < 5 ? 0.56 : 0.42);
      return brush.line([
        [x, y],
        [x + long * Math.cos(angle), y + long * Math.sin(angle)],
      ]);
    });
    sheet.path('stamen', stamens.join(''));
    sheet.path('petal-heart', brush.ellipse(x, y, size * 0.15, size * 0.15));
  }
}

/** R963: feathered leaves, the leaflets in pairs with one at the end, and loose panicles of cream flowers. */
const PAGODA = { leaves: 62, pairs: 6, panicles: 11, flowers: 22 } as const;

function drawPagoda(
  sheet: Sheet,
  brush: Brush,
  random: Random,
  tips: readonly Spot[],
  blossom: boolean,
): void {
  const leaves = Array.from({ length: PAGODA.leaves }, () => {
    const [x, y] = randomPick(random, tips);
    const long = randomBetween(random, 34, 62);
    // They hang to both sides.
    const [dx, dy] = [randomBetween(random, -0.75, 0.95) * long, randomBetween(random, 0.15, 0.85) * long];
    return along(
      [x, y],
      [x + dx * 0.4, y + dy * 0.05],
      [x + dx * 0.8, y + dy * 0.45],
      [x + dx, y + dy],
      2 * PAGODA.pairs + 2,
    );
  });
  sheet.path('stalk', leaves.map(brush.line).join(''));
  const near = Math.round(leaves.length * 0.6);
  const of = (some: readonly (readonly Spot[])[]) =>
    some
      .flatMap(rachis => leafletsOf(rachis, random))
      .map(brush.curve)
      .join('');
  sheet.path('leaf-wash', of(leaves.slice(0, near)));
  sheet.path('leaf-ink', of(leaves.slice(near)));
  if (!blossom) return;
  const flowers = Array.from({ length: PAGODA.panicles }, () => {
    const [x, y] = randomPick(random, tips);
    const [dx, dy] = [randomBetween(random, -14, 26), randomBetween(random, 16, 46)];
    return Array.from({ length: PAGODA.flowers }, (_, i) => {
      // Wide where it leaves the twig, narrow at its end.
      const part = i / PAGODA.flowers;
      const wide = 9 * (1 - part) + 1;
      const size = randomBetween(random, 1.8, 3.2);
      return brush.ellipse(
        x + dx * part + randomBetween(random, -wide, wide),
        y + dy * part,
        size,
        size * 0.8,
      );
    }).join('');
  });
  sheet.path('pagoda-flower', flowers.join(''));
}

/** Outlines of the leaflets along a stalk: egg-shaped, pointed, towards its end. */
function leafletsOf(rachis: readonly Spot[], random: Random): readonly (readonly number[])[] {
  const end = rachis.at(-1)!;
  return rachis.slice(1).flatMap(([x, y], i) => {
    const [bx, by] = rachis[i]!;
    const ahead = Math.atan2(y - by, x - bx);
    const isLast = x === end[0] && y === end[1];
    if (i % 2 === 0 && !isLast) return [];
    return (isLast ? [0] : [-1, 1]).map(side => {
      const way = ahead + side * randomBetween(random, 0.7, 1.05);
      const size = randomBetween(random, 8.5, 12.5);
      const at = (u: number, v: number) => [
        x + size * (u * Math.cos(way) - v * Math.sin(way)),
        y + size * (u * Math.sin(way) + v * Math.cos(way)),
      ];
      return [
        at(0, 0),
        at(0.15, 0.34),
        at(0.7, 0.3),
        at(1, 0),
        at(0.7, -0.3),
        at(0.15, -0.34),
        at(0, 0),
      ].flat();
    });
  });
}

/** Fans of ginkgo. */
function leavesOn(brush: Brush, random: Random, tips: readonly Spot[], count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = randomPick(random, tips);
    return ginkgo(brush, x + randomBetween(random, -9, 9), y + randomBetween(random, -4, 14), random);
  }).join('');
}

/** One fan-shaped leaf around a point. */
function ginkgo(brush: Brush, x: number, y: number, random: Random): string {
  const [turn, size] = [randomBetween(random, -1.2, 1.2), randomBetween(random, 1.1, 1.9)];
  const at = (u: number, v: number) => [
    x + size * (u * Math.cos(turn) - v * Math.sin(turn)),
    y + size * (u * Math.sin(turn) + v * Math.cos(turn)),
  ];
  const points = [
    [0, -6],
    [-1, -2],
    [-7, 1],
    [-8, 6],
    [-5, 8.5],
    [-2, 7.5],
    [0, 5],
    [2, 7.5],
    [5, 8.5],
    [8, 6],
    [7, 1],
    [1, -2],
    [0, -6],
  ] as const;
  return `${brush.curve(points.flatMap(([u, v]) => at(u, v)))}Z`;
}

function drawHanging(
  brush: Brush,
  random: Random,
  tips: readonly Spot[],
  mark: (kind: string, d: string) => void,
): void {
  const strands = Array.from({ length: 34 }, () => {
    const [x, y] = randomPick(random, tips);
    const fall = randomBetween(random, 70, 190);
    const away = randomBetween(random, -16, 22);
    return along(
      [x, y],
      [x + away * 0.3, y + fall * 0.25],
      [x + away, y + fall * 0.6],
      [x + away * 0.8, y + fall],
      16,
    );
  });
  mark('strand', strands.map(brush.line).join(''));
  const leaf = ([x, y]: Spot, side: number) =>
    brush.line([
      [x, y],
      [x + side * randomBetween(random, 2, 4.5), y + randomBetween(random, 5, 10)],
    ]);
  const leaves = strands.flatMap(strand => strand.slice(1).flatMap(spot => [leaf(spot, -1), leaf(spot, 1)]));
  mark('willow-far', leaves.filter((_, i) => i % 3 > 0).join(''));
  mark('willow-near', leaves.filter((_, i) => i % 3 === 0).join(''));
}
