import { heightOf, type Item } from '@app/plan';
import { type Axes, type BoxLook, boxFaces } from '../mesh/box';
import { type InkFace, type InkLine, type Point, WEIGHTS } from '../mesh/inkFace';

const RADIANS = Math.PI / 180;

/** An item's own axes on the plan: `ahead` is the direction of its front. `lift` and the lowest ceiling in metres. */
function axesOfItem({ at, turn }: Pick<Item, 'at' | 'turn'>, lift: number, ceiling = Infinity): Axes {
  const [sin, cos] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)];
  return (u, v, z): Point => [
    at[0] / 1000 + cos * u + sin * v,
    at[1] / 1000 + sin * u - cos * v,
    lift + Math.min(z, ceiling),
  ];
}

interface Look extends BoxLook {
  /** Lines on the top, in the axes of the object. */
  readonly marks?: readonly (readonly [u1: number, v1: number, u2: number, v2: number])[];
  /** Lines on the front. */
  readonly front?: readonly (readonly [u1: number, z1: number, u2: number, z2: number])[];
}

const CLOTH: Look = { tone: 'wall' };
const WOOD: Look = { tone: 'trim', top: 'wall' };
const STONE: Look = { tone: 'trim', top: 'wall' };

/** An object as plain boxes, true in size, place and rotation. Under a low cut it is no taller than the cut. */
export function furnitureFaces(item: Item, lift: number, ceiling: number): readonly InkFace[] {
  const at = axesOfItem(item, lift, ceiling);
  const [w, d, h] = [item.size[0] / 2000, item.size[1] / 2000, heightOf(item) / 1000];
  const box = (
    u: readonly [number, number],
    v: readonly [number, number],
    z: readonly [number, number],
    look: Look,
  ) => (z[0] >= ceiling ? [] : markedBox(at, u, v, z, look));
  const all: readonly [number, number] = [-w, w];
  switch (item.kind) {
    case 'double-bed':
    case 'single-bed': {
      const pillows: readonly (readonly [number, number])[] =
        item.kind === 'double-bed'
          ? [
              [-w + 0.1, -0.06],
              [0.06, w - 0.1],
            ]
          : [[-w + 0.15, w - 0.15]];
      return [
        ...box(all, [-d, -d + 0.06], [0, h + 0.4], WOOD),
        ...box(all, [-d + 0.06, d], [0, h], { ...CLOTH, marks: [[-w, -d + 0.62, w, -d + 0.62]] }),
        ...pillows.flatMap(u => box(u, [-d + 0.12, -d + 0.5], [h, h + 0.1], CLOTH)),
      ];
    }
    case 'sofa':
      return [
        ...box(all, [-d, -d + 0.2], [0, h + 0.35], CLOTH),
        ...box([-w, -w + 0.18], [-d + 0.2, d], [0, h + 0.15], CLOTH),
        ...box([w - 0.18, w], [-d + 0.2, d], [0, h + 0.15], CLOTH),
        ...box([-w + 0.18, w - 0.18], [-d + 0.2, d], [0, h], { ...CLOTH, marks: [[0, -d + 0.2, 0, d]] }),
      ];
    case 'desk':
      return [
        ...box([-w, -w + 0.04], [-d, d], [0, h - 0.04], WOOD),
        ...box([w - 0.04, w], [-d, d], [0, h - 0.04], WOOD),
        ...box(all, [-d, d], [h - 0.04, h], { ...WOOD, top: 'wall' }),
        ...chair(box, 0, d + 0.25, 1),
      ];
    case 'dining-table': {
      const seats = w > 0.5 ? [-w / 2, w / 2] : [0];
      return [
        ...box([-w + 0.08, w - 0.08], [-0.08, 0.08], [0, h - 0.05], WOOD),
        ...box(all, [-d, d], [h - 0.05, h], { ...WOOD, top: 'wall' }),
        ...seats.flatMap(u => [...chair(box, u, d + 0.22, 1), ...chair(box, u, -d - 0.22, -1)]),
      ];
    }
    case 'stove':
      return box(all, [-d, d], [0, h], {
        ...STONE,
        marks: [-w / 2, w / 2].flatMap(u => octagon(u, 0, Math.min(w, d) * 0.38)),
      });
    case 'sink':
      return box(all, [-d, d], [0, h], {
        ...STONE,
        marks: rectangle(-w + 0.08, -d + 0.1, w - 0.08, d - 0.07),
      });
    case 'basin':
      return box(all, [-d, d], [0, h], { ...STONE, marks: octagon(0, 0, Math.min(w, d) * 0.68) });
    case 'toilet':
      return [
        ...box([-w, w], [-d, -d + 0.2], [0, h + 0.35], STONE),
        ...box([-w + 0.03, w - 0.03], [-d + 0.2, d], [0, h], {
          ...STONE,
          marks: octagon(0, 0.1, w * 0.62),
        }),
      ];
    case 'bathtub':
      return box(all, [-d, d], [0, h], {
        ...STONE,
        marks: rectangle(-w + 0.08, -d + 0.08, w - 0.08, d - 0.08),
      });
    case 'shower':
      return box(all, [-d, d], [0, 0.08], {
        ...STONE,
        marks: [
          [-w, -d, w, d],
          [w, -d, -w, d],
        ],
      });
    case 'fridge':
      return box(all, [-d, d], [0, h], { ...STONE, front: [[-w, h * 0.36, w, h * 0.36]] });
    case 'wardrobe':
      return box(all, [-d, d], [0, h], {
        ...WOOD,
        front: Array.from(
          { length: Math.max(1, Math.round(w * 2) - 1) },
          (_, i, doors = Math.max(2, Math.round(w * 2))) => {
            const u = -w + ((i + 1) * 2 * w) / doors;
            return [u, 0.06, u, h - 0.04] as const;
          },
        ),
      });
    case 'shelf':
      return box(all, [-d, d], [0, h], {
        ...WOOD,
        front: [0.25, 0.5, 0.75].map(part => [-w, h * part, w, h * part] as const),
      });
    case 'plant':
      return [
        ...box([-w * 0.45, w * 0.45], [-d * 0.45, d * 0.45], [0, Math.min(0.35, h / 2)], { tone: 'trim' }),
        ...leaves(at, Math.min(w, d), Math.min(0.35, h / 2), h),
      ];
    default:
      return box(all, [-d, d], [0, h], WOOD);
  }
}

type Box = (
  u: readonly [number, number],
  v: readonly [number, number],
  z: readonly [number, number],
  look: Look,
) => readonly InkFace[];

function markedBox(
  at: Axes,
  ...[u, v, z, { marks = [], front = [], ...look }]: Parameters<Box>
): readonly InkFace[] {
  const line = (from: Point, to: Point): InkLine => ({ from, to, weight: WEIGHTS.hair });
  const onFront = front.map(([ua, za, ub, zb]) => line(at(ua, v[1], za), at(ub, v[1], zb)));
  const onTop = marks.map(([ua, va, ub, vb]) => line(at(ua, va, z[1]), at(ub, vb, z[1])));
  const added = [[], onFront, [], [], onTop];
  return boxFaces(at, u, v, z, look).map((face, i) => ({ ...face, lines: [...face.lines, ...added[i]!] }));
}

/** Its back faces away from the table; `ahead` gives its side of the table. */
const chair = (box: Box, u: number, v: number, ahead: 1 | -1): readonly InkFace[] => [
  ...box([u - 0.2, u + 0.2], [v - 0.18, v + 0.18], [0, 0.44], WOOD),
  ...box([u - 0.2, u + 0.2], ahead > 0 ? [v + 0.18, v + 0.23] : [v - 0.23, v - 0.18], [0, 0.82], WOOD),
];

const rectangle = (u1: number, v1: number, u2: number, v2: number) =>
  [
    [u1, v1, u2, v1],
    [u2, v1, u2, v2],
    [u2, v2, u1, v2],
    [u1, v2, u1, v1],
  ] as const;

function octagon(u: number, v: number, r: number) {
  const corner = (i: number) => [
    u + r * Math.cos((i * Math.PI) / 4 + Math.PI / 8),
    v + r * Math.sin((i * Math.PI) / 4 + Math.PI / 8),
  ];
  return Array.from({ length: 8 }, (_, i) => {
    const [[u1, v1], [u2, v2]] = [corner(i), corner(i + 1)] as [[number, number], [number, number]];
    return [u1, v1, u2, v2] as const;
  });
}

/** Six leaves about the stem, each a bent blade of two triangles. */
function leaves(at: Axes, r: number, foot: number, top: number): readonly InkFace[] {
  return Array.from({ length: 6 }, (_, i): InkFace => {
    const angle = (i * Math.PI) / 3 + 0.3;
    const out = (part: number, side = 0): readonly [number, number] => [
      Math.cos(angle + side) * r * part,
      Math.sin(angle + side) * r * part,
    ];
    const [z1, z2] = [foot + (top - foot) * 0.7, i % 2 === 0 ? top : foot + (top - foot) * 0.75];
    const corners = [at(0, 0, foot), at(...out(0.8, 0.35), z1), at(...out(1), z2)];
    return {
      tone: 'good',
      corners,
      lines: [{ from: corners[0]!, to: corners[2]!, weight: WEIGHTS.fine }],
    };
  });
}
