import { type Floor, isInside, isOpenAir, type Layout, layoutOf } from '@app/plan';
import { cornerTurn, sweep } from '../courtyard/hallPlan';
import { chain, type InkFace, type Point, turnedTo, WEIGHTS, woven } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import { solidFaces } from './solids';
import { isBuilt } from './walls';

/** Metres; the pitch is rise over run, the lift that of the corners, the crest the height of the ridge. Ours, by eye. */
const HIP = { eaves: 0.6, pitch: 0.62, lift: 0.4, fascia: 0.16, crest: 0.3 } as const;
/** The share of its body, or of an L within it, a floor must fill for a hipped roof over that. */
const SIMPLE = 0.85;
const FLAT = 160;

/** The roof over the top floor of a house: hipped over its body or an L where the floor nearly fills that, else flat over its rooms. */
export const topRoofFaces = (floor: Floor, lift: number): readonly InkFace[] =>
  hippedRoofFaces(floor, lift) ?? flatRoofFaces(floor, lift);

/** The roof over a floor that nearly fills its body or an L within it; undefined over any other. */
export function hippedRoofFaces(floor: Floor, lift: number): readonly InkFace[] | undefined {
  const layout = layoutOf(floor, { up: 0, limit: 0 });
  const yard = floor.rooms.some(room => room.kind === 'courtyard');
  if (!layout || yard || layout.outline.length > 1) return undefined;
  const form = formOf(layout);
  return form && hippedRoof(form, (lift + floor.height) / 1000);
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

/** A body seen from one of its corners, in metres along its sides; an L lacks what is beyond `inner` on both. */
interface Form {
  readonly size: Point2;
  readonly inner?: Point2;
  onPlan(at: Point2): Point2;
}

/** The body if the floor nearly fills it, else the L it fills best. */
function formOf({ body, outline, area }: Layout): Form | undefined {
  const forms = body.flatMap((corner, i): readonly Form[] => {
    const [right, left] = [body[(i + 1) % 4]!, body[(i + 3) % 4]!];
    const sides = [right, left].map(([x, y]) => [x - corner[0], y - corner[1]] as const);
    const lengths = sides.map(([x, y]) => Math.hypot(x, y));
    const [along, up] = sides.map(([x, y], side) => [x / lengths[side]!, y / lengths[side]!] as const) as [
      Point2,
      Point2,
    ];
    const onPlan = ([x, y]: Point2): Point2 => [
      corner[0] / 1000 + along[0] * x + up[0] * y,
      corner[1] / 1000 + along[1] * x + up[1] * y,
    ];
    const size: Point2 = [lengths[0]! / 1000, lengths[1]! / 1000];
    const corners = outline[0]!.map(([px, py]): Point2 => {
      const [x, y] = [(px - corner[0]) / 1000, (py - corner[1]) / 1000];
      return [x * along[0] + y * along[1], x * up[0] + y * up[1]];
    });
    const isFree = ([x, y]: Point2) => {
      const [mx, my] = onPlan([(x + size[0]) / 2, (y + size[1]) / 2]);
      return (
        corners.every(([cx, cy]) => cx < x + NEAR || cy < y + NEAR) &&
        !isInside([mx * 1000, my * 1000], outline[0]!)
      );
    };
    return [{ size, onPlan }, ...corners.filter(isFree).map(inner => ({ size, inner, onPlan }))];
  });
  const filled = (form: Form) => area / 1e6 / areaOf(form);
  const [whole] = forms;
  if (whole && filled(whole) >= SIMPLE) return whole;
  const [best] = forms.toSorted((a, b) => filled(b) - filled(a));
  return best && filled(best) >= SIMPLE ? best : undefined;
}

/** Metres a wall may lie inside the part an L lacks. */
const NEAR = 0.05;

const areaOf = ({ size: [w, d], inner }: Form) => w * d - (inner ? (w - inner[0]) * (d - inner[1]) : 0);

/** Where a slope is divided from top to eaves, and along the eaves from a corner inwards: closer where it bends more. */
const DOWN = [0, 0.14, 0.3, 0.48, 0.66, 0.84, 1] as const;
const INWARDS = [0, 0.06, 0.14, 0.26, 0.45, 0.7, 1] as const;

/** Level on both sides of `u`: nothing bends there. */
const isStraight = (height: (u: number) => number, u: number) =>
  Math.abs(height(u - 0.001) - height(u)) + Math.abs(height(u + 0.001) - height(u)) < 1e-9;

/**
 * Concave slopes of tiles with eaves that turn up at the corners, as in the courtyard, and ridges between them. The roof
 * of an L is the higher one of its two wings everywhere: each slope reaches inwards as far as a wing lets it.
 */
function hippedRoof({ size, inner, onPlan }: Form, foot: number): readonly InkFace[] {
  const over = 2 * HIP.eaves;
  const [w, d] = [size[0] + over, size[1] + over];
  const [x, y] = inner ? [inner[0] + over, inner[1] + over] : [w, d];
  /** From metres along the eaves to metres on the plan. */
  const place = ([u, v]: Point2) => onPlan([u - HIP.eaves, v - HIP.eaves]);
  const wings: readonly Point2[] = inner
    ? [
        [w, y],
        [x, d],
      ]
    : [[w, d]];
  const eaves: readonly Point2[] = [
    [0, 0],
    [w, 0],
    [w, y],
    ...(inner
      ? ([
          [x, y],
          [x, d],
        ] as const)
      : []),
    [0, d],
  ];
  const spans = wings.map(wing => Math.min(...wing) / 2);
  const rise = Math.max(...spans);
  const divided = spans.flatMap(span => INWARDS.map(inwards => inwards * span));
  // A column that begins on the hip between the wings ends in the valley: both are divided there.
  const facing = divided.map(step => 2 * Math.min(...spans) - step).filter(step => step > 0 && step < rise);
  const steps = [...divided, ...facing];
  const bend = Math.min(...spans, w - x || w, d - y || d);
  const [o, e, n] = [place([0, 0]), place([1, 0]), place([0, 1])];
  const hand = (e[0] - o[0]) * (n[1] - o[1]) - (e[1] - o[1]) * (n[0] - o[0]);
  const crests = new Map<string, InkFace>();
  const crest = (tone: Tone, height: number, base: readonly Point[]) => {
    const key = [base[0]!, base.at(-1)!]
      .map(end => end.map(metres => metres.toFixed(3)).join())
      .sort()
      .join();
    const top = base.map(([px, py, z]): Point => [px, py, z + height]);
    const lines = [...chain(top, WEIGHTS.contour), ...chain(base, WEIGHTS.structure)];
    crests.set(key, { tone, corners: [...top, ...base.toReversed()], lines, twoSided: true });
  };
  const sides = eaves.flatMap((from, i): readonly InkFace[] => {
    const to = eaves[(i + 1) % eaves.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ax, ay] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const [fromValley, toValley] = [from, to].map(([px, py]) => inner && px === x && py === y);
    /** The wings on this side: where each begins and ends along it, and half its depth. */
    const behind = wings
      .map(([ww, wd]) => {
        const along = [
          [0, 0],
          [ww, wd],
        ].map(([px, py]) => (px! - from[0]) * ax + (py! - from[1]) * ay);
        const inwards = [
          [0, 0],
          [ww, wd],
        ].map(([px, py]) => (py! - from[1]) * ax - (px! - from[0]) * ay);
        return { begin: Math.min(...along), end: Math.max(...along), inwards };
      })
      .filter(({ inwards }) => Math.abs(Math.min(...inwards)) < 1e-6)
      .map(({ begin, end, inwards }) => ({ begin, end, half: Math.max(...inwards) / 2 }));
    const high = (u: number) =>
      Math.max(...behind.map(({ begin, end, half }) => Math.min(half, u - begin, end - u)));
    const low = (u: number) => Math.max(0, fromValley ? -u : 0, toValley ? u - length : 0);
    const columns = [
      ...[0, length, ...steps.flatMap(step => [-step, length + step])],
      ...behind.flatMap(({ begin, end }) => steps.flatMap(step => [begin + step, end - step])),
    ]
      .filter(u => high(u) > low(u) - 1e-6 && !(isStraight(high, u) && isStraight(low, u)))
      .toSorted((a, b) => (a - b) * -hand)
      .filter((u, at, all) => at === 0 || Math.abs(u - all[at - 1]!) > 1e-6);
    const at = (u: number, inwards: number): Point => {
      const end = Math.min(fromValley ? bend : u, toValley ? bend : length - u, bend);
      const turn = inwards < bend ? cornerTurn(1 - end / bend, 1 - inwards / bend) : 0;
      const [px, py] = place([from[0] + ax * u - ay * inwards, from[1] + ay * u + ax * inwards]);
      return [px, py, foot + rise * HIP.pitch * sweep(1 - inwards / rise) + HIP.lift * turn];
    };
    const rows = DOWN.map(down => columns.map(u => at(u, high(u) + (low(u) - high(u)) * down)));
    const ways = columns
      .slice(1)
      .map((u, c) => Math.round((high(u) - high(columns[c]!)) / Math.abs(u - columns[c]!)));
    for (let begin = 0, c = 1; c <= ways.length; c++) {
      if (ways[c] === ways[begin]) continue;
      const base = rows[0]!.slice(begin, c + 1);
      if (ways[begin] !== 0) crest('ink', HIP.crest / 2, base);
      else if (Math.abs(columns[c]! - columns[begin]!) > 2 * HIP.crest) crest('ridge', HIP.crest, base);
      begin = c;
    }
    const edge = columns.filter(u => u > -1e-6 && u < length + 1e-6).map(u => at(u, 0));
    const board = edge.map(([px, py, z]): Point => [px, py, z - HIP.fascia]);
    const [inward, here] = [place([from[0] - ay, from[1] + ax]), place(from)];
    const fascia = turnedTo([here[0] - inward[0], here[1] - inward[1], 0], [...edge, ...board.toReversed()]);
    const weave = { pattern: 'tiles', rows, u: columns.map(u => u - length / 2), v: DOWN } as const;
    return [
      { tone: 'trim', corners: fascia, lines: chain(board, WEIGHTS.fine) },
      woven('roof', weave, { lines: chain(rows.at(-1)!, WEIGHTS.contour) }),
    ];
  });
  return [...sides, ...crests.values()];
}
