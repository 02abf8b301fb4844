import { type Floor, isOpenAir, layoutOf } from '@app/plan';
import { around, type InkFace, type InkLine, type Point, WEIGHTS } from '../mesh/inkFace';
import { solidFaces } from './solids';
import { isBuilt } from './walls';

/** Metres; the pitch is rise over run. */
const HIP = { eaves: 0.6, pitch: 0.55, fascia: 0.16, tiles: 0.45 } as const;
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

function hippedRoof(body: readonly Point2[], foot: number): readonly InkFace[] {
  const [a, b, c] = body.map(([x, y]) => [x / 1000, y / 1000] as const) as [Point2, Point2, Point2];
  const side = (p: Point2, q: Point2) => Math.hypot(q[0] - p[0], q[1] - p[1]);
  // The ridge runs along the longer side.
  const turned = side(a, b) < side(b, c);
  const [from, to, beside] = turned ? [b, c, a] : [a, b, c];
  const [length, depth] = [side(from, to), turned ? side(b, a) : side(b, c)];
  const along: Point2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const over: Point2 = turned
    ? [(beside[0] - from[0]) / depth, (beside[1] - from[1]) / depth]
    : [(beside[0] - to[0]) / depth, (beside[1] - to[1]) / depth];
  const middle: Point2 = [
    from[0] + (along[0] * length + over[0] * depth) / 2,
    from[1] + (along[1] * length + over[1] * depth) / 2,
  ];
  const [s, t] = [length / 2 + HIP.eaves, depth / 2 + HIP.eaves];
  const at = (u: number, v: number, z: number): Point => [
    middle[0] + along[0] * u + over[0] * v,
    middle[1] + along[1] * u + over[1] * v,
    foot + z,
  ];
  const rise = t * HIP.pitch;
  const ridge = s - t;
  // The height of the roof over a point, and the start of a row of tiles along the ridge.
  const slope = (v: 1 | -1): InkFace => {
    const corners = [at(-s, v * t, 0), at(s, v * t, 0), at(ridge, 0, rise), at(-ridge, 0, rise)];
    return face(
      v > 0 ? corners.toReversed() : corners,
      rows(s, u => {
        const up = Math.min(1, (s - Math.abs(u)) / t);
        return [at(u, v * t, 0), at(u, v * t * (1 - up), rise * up)];
      }),
    );
  };
  const hip = (u: 1 | -1): InkFace => {
    const corners = [at(u * s, -t, 0), at(u * s, t, 0), at(u * ridge, 0, rise)];
    return face(
      u > 0 ? corners.toReversed() : corners,
      rows(t, v => {
        const up = (t - Math.abs(v)) / t;
        return [at(u * s, v, 0), at(u * (s - t * up), v, rise * up)];
      }),
    );
  };
  const flip = along[0] * over[1] - along[1] * over[0] > 0;
  const ring = [at(-s, -t, 0), at(s, -t, 0), at(s, t, 0), at(-s, t, 0)];
  const fascia = ring.map((corner, i): InkFace => {
    const next = ring[(i + 1) % 4]!;
    const low = ([x, y, z]: Point): Point => [x, y, z - HIP.fascia];
    const corners = [low(corner), low(next), next, corner];
    return { tone: 'trim', corners, lines: around(corners, WEIGHTS.fine) };
  });
  const all = [slope(-1), slope(1), hip(-1), hip(1)].map(each => outwards(each));
  return [...(flip ? fascia : fascia.map(each => ({ ...each, corners: each.corners.toReversed() }))), ...all];

  function face(corners: readonly Point[], tiles: readonly InkLine[]): InkFace {
    return {
      tone: 'roof',
      corners,
      lines: [...tiles, ...around(corners, WEIGHTS.contour)],
    };
  }
}

/** Corners in the order with the sky outside. */
function outwards(face: InkFace): InkFace {
  const up = face.corners.reduce((sum, [x, y], i) => {
    const [x1, y1] = face.corners[(i + 1) % face.corners.length]!;
    return sum + x * y1 - x1 * y;
  }, 0);
  return up >= 0 ? face : { ...face, corners: face.corners.toReversed() };
}

function rows(half: number, line: (at: number) => readonly [Point, Point]): readonly InkLine[] {
  const count = Math.floor(half / HIP.tiles);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * HIP.tiles)
    .filter(at => Math.abs(at) < half - 0.05)
    .map(at => {
      const [from, to] = line(at);
      return { from, to, weight: WEIGHTS.hair, tone: 'grey' };
    });
}
