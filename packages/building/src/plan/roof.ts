import { type Floor, isOpenAir, layoutOf } from '@app/plan';
import { cornerTurn, sweep } from '../courtyard/hallPlan';
import { chain, type InkFace, type Point, turnedTo, WEIGHTS, woven } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import { solidFaces } from './solids';
import { isBuilt } from './walls';

/** Metres; the pitch is rise over run, the lift that of the corners, the crest the height of the ridge. Ours, by eye. */
const HIP = { eaves: 0.6, pitch: 0.62, lift: 0.4, fascia: 0.16, crest: 0.3 } as const;
/** The share of its body a floor must fill for one hipped roof over it. */
const SIMPLE = 0.85;
const FLAT = 160;

/** The roof over the top floor of a house: hipped over its body where the floor nearly fills that, else flat over its rooms. */
export const topRoofFaces = (floor: Floor, lift: number): readonly InkFace[] =>
  hippedRoofFaces(floor, lift) ?? flatRoofFaces(floor, lift);

/** The roof over a floor that nearly fills its body; undefined over any other. */
export function hippedRoofFaces(floor: Floor, lift: number): readonly InkFace[] | undefined {
  const layout = layoutOf(floor, { up: 0 });
  const yard = floor.rooms.some(room => room.kind === 'courtyard');
  if (!layout || yard || layout.outline.length > 1) return undefined;
  const [a, b, c] = layout.body as [Point2, Point2, Point2];
  const area = Math.hypot(b[0] - a[0], b[1] - a[1]) * Math.hypot(c[0] - b[0], c[1] - b[1]);
  return layout.area / area < SIMPLE ? undefined : hippedRoof(layout.body, (lift + floor.height) / 1000);
}

/** A slab over every room that is not open to the sky. */
export const flatRoofFaces = (floor: Floor, lift: number): readonly InkFace[] =>
  solidFaces(
    floor.rooms
      .filter(room => isBuilt(room) && !isOpenAir(room))
      .map(({ ring }) => ({ ring, spans: [[0, FLAT] as const] })),
    { lift: lift + floor.height, side: 'trim', top: () => 'roof' },
  );

type Point2 = readonly [number, number];

/** Where a slope is divided from top to eaves, and along the eaves from a corner inwards: closer where it bends more. */
const DOWN = [0, 0.14, 0.3, 0.48, 0.66, 0.84, 1] as const;
const INWARDS = [0, 0.06, 0.14, 0.26, 0.45, 0.7, 1] as const;

/** Four concave slopes of tiles with eaves that turn up at the corners, as in the courtyard, and ridges between them. */
function hippedRoof(body: readonly Point2[], foot: number): readonly InkFace[] {
  const [a, b, c] = body.map(([x, y]) => [x / 1000, y / 1000] as const) as [Point2, Point2, Point2];
  const lengthOf = (p: Point2, q: Point2) => Math.hypot(q[0] - p[0], q[1] - p[1]);
  // The ridge runs along the longer side.
  const [from, corner, to] = lengthOf(a, b) < lengthOf(b, c) ? [c, b, a] : [a, b, c];
  const [length, depth] = [lengthOf(from, corner), lengthOf(corner, to)];
  const way = (p: Point2, q: Point2, over: number): Point2 => [(q[0] - p[0]) / over, (q[1] - p[1]) / over];
  const [along, across] = [way(from, corner, length), way(corner, to, depth)];
  const [s, t] = [length / 2 + HIP.eaves, depth / 2 + HIP.eaves];
  const ridge = s - t;
  /** `v` runs from 0 at the ridge to 1 at the eaves, `inwards` from 0 at a corner of the eaves to 1. */
  const at = (x: number, y: number, v: number, inwards: number): Point => [
    (from[0] + to[0]) / 2 + along[0] * x + across[0] * y,
    (from[1] + to[1]) / 2 + along[1] * x + across[1] * y,
    foot + t * HIP.pitch * sweep(v) + HIP.lift * cornerTurn(1 - inwards, v),
  ];
  const hand = Math.sign(along[0] * across[1] - along[1] * across[0]);
  /** The slope on one side; its columns run straight down, those at the ends begin on a hip. */
  const slope = (side: 1 | -1, isEnd: boolean): InkFace => {
    const half = isEnd ? t : s;
    const turn = side * hand * (isEnd ? -1 : 1);
    const left = INWARDS.map(inwards => ({ u: t * inwards - half, inwards }));
    const right = left.toReversed().map(({ u, inwards }) => ({ u: -u, inwards }));
    const columns = [...left, ...(half - t > 0.01 ? right : right.slice(1))];
    const rows = DOWN.map(down =>
      columns.map(({ u, inwards }) => {
        const v = 1 - inwards + inwards * down;
        return isEnd
          ? at(side * (ridge + v * t), turn * u, v, inwards)
          : at(turn * u, side * v * t, v, inwards);
      }),
    );
    const lines = chain(rows.at(-1)!, WEIGHTS.contour);
    return woven('roof', { pattern: 'tiles', rows, u: columns.map(({ u }) => u), v: DOWN }, { lines });
  };
  /** The board under the eaves of a slope. */
  const fascia = (side: 1 | -1, isEnd: boolean): InkFace => {
    const edge = slope(side, isEnd).weave!.rows.at(-1)!;
    const foot = edge.map(([x, y, z]): Point => [x, y, z - HIP.fascia]);
    const [x, y] = isEnd ? along : across;
    const corners = turnedTo([side * x, side * y, 0], [...edge, ...foot.toReversed()]);
    return { tone: 'trim', corners, lines: chain(foot, WEIGHTS.fine) };
  };
  const crest = (tone: Tone, height: number, foot: readonly Point[]): InkFace => {
    const top = foot.map(([x, y, z]): Point => [x, y, z + height]);
    const lines = [...chain(top, WEIGHTS.contour), ...chain(foot, WEIGHTS.structure)];
    return { tone, corners: [...top, ...foot.toReversed()], lines, twoSided: true };
  };
  const sides = [-1, 1] as const;
  const hips = sides.flatMap(x =>
    sides.map(y =>
      INWARDS.map(inwards => 1 - inwards).map(v => at(x * (ridge + v * t), y * v * t, v, 1 - v)),
    ),
  );
  return [
    ...[false, true].flatMap(isEnd => sides.flatMap(side => [fascia(side, isEnd), slope(side, isEnd)])),
    ...hips.map(hip => crest('ink', HIP.crest / 2, hip)),
    ...(ridge > HIP.crest ? [crest('ridge', HIP.crest, [at(-ridge, 0, 0, 1), at(ridge, 0, 0, 1)])] : []),
  ];
}
