import {
  derive,
  type Floor,
  isInside,
  isOpenAir,
  isSimple,
  type Layout,
  layoutOf,
  type Ring,
  type Room,
} from '@app/plan';
import { cornerTurn, sweep } from '../courtyard/hallPlan';
import { chain, type InkFace, type InkLine, type Point, turnedTo, WEIGHTS, woven } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import { solidFaces } from './solids';
import { isBuilt } from './walls';

/**
 * Metres; eaves of which nothing is known, the pitch as rise over run, the lift of the corners, the board under the
 * tiles, the height of the crest. Ours, by eye.
 */
const HIP = { eaves: 0.6, pitch: 0.62, lift: 0.4, fascia: 0.34, crest: 0.3 } as const;
/** The round ends of the tiles along the eaves: metres from one to the next, as in the rows above, and down the board. */
const TILE_END = { every: 0.36, down: 0.15 } as const;
/** The share of its body, or of an L within it, that a floor must fill to get a hipped roof over it. */
const SIMPLE = 0.85;
const FLAT = 160;

/** The roof over the top floor of a house: hipped where its form is simple enough, else flat over its rooms. */
export const topRoofFaces = (floor: Floor, lift: number, eaves?: number): readonly InkFace[] =>
  hippedRoofFaces(floor, lift, eaves) ?? slabFaces(floor, lift, eavesAround(floor, eaves ?? 0));

/**
 * The roof over a floor that nearly fills its body or an L within it, or that has few wings; undefined over any other.
 * Eaves are in metres from the lines of the walls; where they would meet over a court they are drawn as if unknown.
 */
export function hippedRoofFaces(
  floor: Floor,
  lift: number,
  eaves: number = HIP.eaves,
): readonly InkFace[] | undefined {
  const layout = layoutOf(floor, { up: 0, limit: 0 });
  if (!layout) return undefined;
  const isOpen = layout.outline.length > 1 || floor.rooms.some(room => room.kind === 'courtyard');
  const form = (isOpen ? undefined : formOf(layout)) ?? wingsOf(layout, floor.rooms.filter(isRoofed), eaves);
  if (!form && eaves > HIP.eaves) return hippedRoofFaces(floor, lift);
  return form && hippedRoof(form, (lift + floor.height) / 1000, eaves);
}

const isRoofed = (room: Room): boolean => isBuilt(room) && !isOpenAir(room);

/** A slab over every room that is not open to the sky. */
export const flatRoofFaces = (floor: Floor, lift: number): readonly InkFace[] => slabFaces(floor, lift, []);

const slabFaces = (floor: Floor, lift: number, around: readonly Ring[]): readonly InkFace[] =>
  solidFaces(
    [...floor.rooms.filter(isRoofed).map(({ ring }) => ring), ...around].map(ring => ({
      ring,
      spans: [[0, FLAT] as const],
    })),
    { lift: lift + floor.height, side: 'trim', top: () => 'roof' },
  );

/**
 * R906: the eaves of a flat roof, metres from the lines of its walls: a strip along each side of its outline, mitred at
 * the corners. None where they would meet, as over a narrow court.
 */
function eavesAround(floor: Floor, eaves: number): readonly Ring[] {
  if (eaves <= 0) return [];
  const rooms = floor.rooms.filter(isRoofed).map((room): Room => ({ ...room, kind: 'other' }));
  const { outline } = derive({ ...floor, rooms, styles: [], openings: [], items: [] });
  return outline.flatMap(ring => {
    const outwards = ring.map((from, i): Point2 => {
      const to = ring[(i + 1) % ring.length]!;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      // The home is on the right of every side.
      return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    });
    const rim = ring.map(([x, y], i): Point2 => {
      const [one, other] = [outwards.at(i - 1)!, outwards[i]!];
      const by = (1000 * eaves) / (1 + one[0] * other[0] + one[1] * other[1]);
      return [x + by * (one[0] + other[0]), y + by * (one[1] + other[1])];
    });
    const isTurned = ring.some((from, i) => {
      const next = (i + 1) % ring.length;
      const [to, rimFrom, rimTo] = [ring[next]!, rim[i]!, rim[next]!];
      return (to[0] - from[0]) * (rimTo[0] - rimFrom[0]) + (to[1] - from[1]) * (rimTo[1] - rimFrom[1]) <= 0;
    });
    if (isTurned || !isSimple(rim)) return [];
    return ring.map((from, i): Ring => {
      const next = (i + 1) % ring.length;
      return [from, rim[i]!, rim[next]!, ring[next]!];
    });
  });
}

type Point2 = readonly [number, number];

/** A rectangle within the walls, metres. */
interface Wing {
  readonly x: Point2;
  readonly y: Point2;
}

/** All the largest rectangles within the walls, in metres from one corner of the body along its sides. */
interface Form {
  readonly wings: readonly Wing[];
  onPlan(at: Point2): Point2;
}

/** With the m² that it covers. */
type Filled = Form & { readonly filled: number };

/** From one of its corners: the sides of the body in metres, and the way to and from its axes. */
function viewFrom(body: Layout['body'], i: number) {
  const [corner, right, left] = [body[i]!, body[(i + 1) % 4]!, body[(i + 3) % 4]!];
  const sides = [right, left].map(([x, y]) => [x - corner[0], y - corner[1]] as const);
  const size = sides.map(([x, y]) => Math.hypot(x, y) / 1000) as [number, number];
  const [along, up] = sides.map(
    ([x, y], side) => [x / size[side]! / 1000, y / size[side]! / 1000] as const,
  ) as [Point2, Point2];
  const onPlan = ([x, y]: Point2): Point2 => [
    corner[0] / 1000 + along[0] * x + up[0] * y,
    corner[1] / 1000 + along[1] * x + up[1] * y,
  ];
  const onBody = ([px, py]: Point2): Point2 => {
    const [x, y] = [(px - corner[0]) / 1000, (py - corner[1]) / 1000];
    return [x * along[0] + y * along[1], x * up[0] + y * up[1]];
  };
  return { size, onPlan, onBody };
}

/** The body if the floor nearly fills it, else the L it fills best. */
function formOf({ body, outline, area }: Layout): Form | undefined {
  const forms = body.flatMap((_, i): readonly Filled[] => {
    const { size, onPlan, onBody } = viewFrom(body, i);
    const corners = outline[0]!.map(onBody);
    const isFree = ([x, y]: Point2) => {
      const [mx, my] = onPlan([(x + size[0]) / 2, (y + size[1]) / 2]);
      return (
        corners.every(([cx, cy]) => cx < x + NEAR || cy < y + NEAR) &&
        !isInside([mx * 1000, my * 1000], outline[0]!)
      );
    };
    const [w, d] = size;
    return [
      { wings: [{ x: [0, w], y: [0, d] }], onPlan, filled: w * d },
      ...corners.filter(isFree).map(
        ([x, y]): Filled => ({
          wings: [
            { x: [0, w], y: [0, y] },
            { x: [0, x], y: [0, d] },
          ],
          onPlan,
          filled: w * d - (w - x) * (d - y),
        }),
      ),
    ];
  });
  const [whole] = forms;
  if (whole && area / 1e6 / whole.filled >= SIMPLE) return whole;
  const [best] = forms.toSorted((a, b) => a.filled - b.filled);
  return best && area / 1e6 / best.filled >= SIMPLE ? best : undefined;
}

/** Metres a wall may lie inside the part an L lacks, or beside the axes of the body. */
const NEAR = 0.05;
/** A floor with more wings, lines on which its roof ends, lines of walls or corners of rooms has a flat roof. */
const MOST = { wings: 8, lines: 12, walls: 40, corners: 400 } as const;

/** The wings of a floor whose walls run along the axes of its body: around a courtyard, a cross, parts that lie apart. */
function wingsOf({ body }: Layout, rooms: readonly Room[], eaves: number): Form | undefined {
  const { onPlan, onBody } = viewFrom(body, 0);
  const rings = rooms.map(({ ring }) => ring.map(onBody));
  const isAlong = ([x, y]: Point2, [px, py]: Point2) => Math.min(Math.abs(x - px), Math.abs(y - py)) < NEAR;
  if (!rings.every(ring => ring.every((at, i) => isAlong(at, ring.at(i - 1)!)))) return undefined;
  const isOver = (x: number, y: number) => {
    const [px, py] = onPlan([x, y]);
    return rooms.some(({ ring }) => isInside([px * 1000, py * 1000], ring));
  };
  const drawn = ([0, 1] as const).map(axis => apart(rings.flat().map(at => at[axis]))) as [
    number[],
    number[],
  ];
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
  if (corners > MOST.corners || drawn.some(lines => lines.length > MOST.walls)) return undefined;
  const middles = drawn.map(between) as [number[], number[]];
  // Before the first line and after the last there is no middle and no roof. Only lines through corners on which the roof ends somewhere are kept.
  const xs = drawn[0].filter((_, i) =>
    middles[1].some(
      y => isOver(middles[0][i - 1] ?? Number.NaN, y) !== isOver(middles[0][i] ?? Number.NaN, y),
    ),
  );
  const ys = drawn[1].filter((_, i) =>
    middles[0].some(
      x => isOver(x, middles[1][i - 1] ?? Number.NaN) !== isOver(x, middles[1][i] ?? Number.NaN),
    ),
  );
  if (Math.max(xs.length, ys.length) > MOST.lines) return undefined;
  const inside = (lines: readonly number[], [from, to]: Point2) =>
    between(lines.filter(line => line >= from && line <= to));
  const whole = spansOf(xs)
    .flatMap(x => spansOf(ys).map((y): Wing => ({ x, y })))
    .filter(({ x, y }) => inside(xs, x).every(mx => inside(ys, y).every(my => isOver(mx, my))));
  const wings = whole.filter(wing => !whole.some(other => other !== wing && isWithin(wing, other)));
  if (wings.length === 0 || wings.length > MOST.wings) return undefined;
  return wings.some((one, i) => wings.slice(i + 1).some(other => isTooNear(one, other, eaves)))
    ? undefined
    : { wings, onPlan };
}

/** Beside each other with a gap in which their eaves would meet. */
function isTooNear(one: Wing, other: Wing, eaves: number): boolean {
  const gap = (axis: 'x' | 'y') => Math.max(other[axis][0] - one[axis][1], one[axis][0] - other[axis][1]);
  const widest = Math.max(gap('x'), gap('y'));
  return widest > 0 && widest < 2 * eaves + NEAR;
}

/** In order, those nearly the same as one. */
const apart = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => a - b).filter((value, i, all) => i === 0 || value - all[i - 1]! > NEAR);

const inOrder = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

const between = (lines: readonly number[]): readonly number[] =>
  lines.slice(1).map((line, i) => (line + lines[i]!) / 2);

const spansOf = (lines: readonly number[]): readonly Point2[] =>
  lines.flatMap((from, i) => lines.slice(i + 1).map((to): Point2 => [from, to]));

const isWithin = (one: Wing, other: Wing): boolean =>
  (['x', 'y'] as const).every(axis => other[axis][0] <= one[axis][0] && one[axis][1] <= other[axis][1]);

/** Where a slope is divided from top to eaves, and along the eaves from a corner inwards: closer where it bends more. */
const DOWN = [0, 0.14, 0.3, 0.48, 0.66, 0.84, 1] as const;
const INWARDS = [0, 0.06, 0.14, 0.26, 0.45, 0.7, 1] as const;

/** Level on both sides of `u`: nothing bends there. */
const isStraight = (height: (u: number) => number, u: number) =>
  Math.abs(height(u - 0.001) - height(u)) + Math.abs(height(u + 0.001) - height(u)) < 1e-9;

interface Eave {
  readonly from: Point2;
  readonly to: Point2;
  /** Whether its ends, `from` and `to`, are in a valley. */
  readonly valleys: readonly [boolean, boolean];
}

/** The edges of a roof over these wings, in metres, each with the roof on the same hand. */
function eavesOf(wings: readonly Wing[]): readonly Eave[] {
  const isOver = (x: number, y: number) =>
    wings.some(wing => wing.x[0] < x && x < wing.x[1] && wing.y[0] < y && y < wing.y[1]);
  const lines = (['x', 'y'] as const).map(axis => inOrder(wings.flatMap(wing => wing[axis])));
  return [0, 1].flatMap(axis =>
    lines[1 - axis]!.flatMap(across =>
      [STEP, -STEP].flatMap((inwards): readonly Eave[] => {
        const isRoof = (along: number, beside: number) =>
          axis === 0 ? isOver(along, across + beside) : isOver(across + beside, along);
        const point = (along: number): Point2 => (axis === 0 ? [along, across] : [across, along]);
        const ends: Point2[] = [];
        for (const [i, along] of between(lines[axis]!).entries()) {
          if (!isRoof(along, inwards) || isRoof(along, -inwards)) continue;
          const [from, to] = [lines[axis]![i]!, lines[axis]![i + 1]!];
          const last = ends.at(-1);
          if (last?.[1] === from) ends.splice(-1, 1, [last[0], to]);
          else ends.push([from, to]);
        }
        return ends.map(([low, high]): Eave => {
          const valleys = [isRoof(low - STEP, inwards), isRoof(high + STEP, inwards)] as const;
          const isForth = axis === 0 ? inwards > 0 : inwards < 0;
          return isForth
            ? { from: point(low), to: point(high), valleys }
            : { from: point(high), to: point(low), valleys: [valleys[1], valleys[0]] };
        });
      }),
    ),
  );
}

/** Metres to either side of a line of wings. */
const STEP = NEAR / 2;
/** px at the scale of the mocks. */
const CREST_WEIGHT = 4.4;

/**
 * Concave slopes of tiles with eaves that turn up at the corners, as in the courtyard, and ridges between them.
 * Everywhere the highest of the wings' roofs counts: each slope reaches inwards as far as a wing lets it.
 */
function hippedRoof(form: Form, foot: number, out: number): readonly InkFace[] {
  const overhung = ([from, to]: Point2): Point2 => [from - out, to + out];
  const wings = form.wings.map(({ x, y }) => ({ x: overhung(x), y: overhung(y) }));
  const eaves = eavesOf(wings);
  const place = form.onPlan;
  const lengthOf = ({ from, to }: Eave) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const spans = inOrder(wings.map(({ x, y }) => Math.min(x[1] - x[0], y[1] - y[0]) / 2));
  const rise = Math.max(...spans);
  const divided = spans.flatMap(span => INWARDS.map(inwards => inwards * span));
  // A column that begins on the hip between wings ends in the valley: both are divided there.
  const facing = spans
    .flatMap(span => divided.map(step => 2 * span - step))
    .filter(step => step > 0 && step < rise);
  const steps = [...divided, ...facing];
  const bend = Math.min(...spans, ...eaves.map(lengthOf));
  const [o, e, n] = [place([0, 0]), place([1, 0]), place([0, 1])];
  const hand = (e[0] - o[0]) * (n[1] - o[1]) - (e[1] - o[1]) * (n[0] - o[0]);
  const crests = new Map<string, InkFace>();
  const crest = (tone: Tone, height: number, base: readonly Point[]) => {
    const key = [base[0]!, base.at(-1)!]
      .map(end => end.map(metres => metres.toFixed(3)).join())
      .sort()
      .join();
    const top = base.map(([px, py, z]): Point => [px, py, z + height]);
    // The brush is as wide on a hip that comes towards the reader, of which its strip shows nothing.
    const weight = tone === 'ink' ? CREST_WEIGHT : WEIGHTS.contour;
    const ends = [0, base.length - 1].flatMap(i => chain([base[i]!, top[i]!], WEIGHTS.structure));
    const lines = [...chain(top, weight), ...chain(base, WEIGHTS.structure), ...ends];
    crests.set(key, { tone, corners: [...top, ...base.toReversed()], lines, twoSided: true });
  };
  const sides = eaves.flatMap((eave): readonly InkFace[] => {
    const { from, to } = eave;
    const [fromValley, toValley] = eave.valleys;
    const length = lengthOf(eave);
    const [ax, ay] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    /** How far a point is along this side and inwards. */
    const seen = ([px, py]: Point2): Point2 => [
      (px - from[0]) * ax + (py - from[1]) * ay,
      (py - from[1]) * ax - (px - from[0]) * ay,
    ];
    /** The wings on this side: where each begins and ends along it, and half its depth. */
    const behind = wings
      .map(({ x, y }) => {
        const ends = [seen([x[0], y[0]]), seen([x[1], y[1]])] as const;
        const [along, inwards] = [0, 1].map(axis => ends.map(end => end[axis]!)) as [number[], number[]];
        return { begin: Math.min(...along), end: Math.max(...along), inwards };
      })
      .filter(({ begin, end, inwards }) => Math.abs(Math.min(...inwards)) < 1e-6 && begin < length && end > 0)
      .map(({ begin, end, inwards }) => ({ begin, end, half: Math.max(...inwards) / 2 }));
    // A side that another wing splits reaches over that wing as far as its middle.
    const others = eaves
      .filter(other => other !== eave)
      .map(other => [seen(other.from), seen(other.to)] as const)
      .filter(([a, b]) => Math.max(Math.abs(a[1]), Math.abs(b[1])) < 1e-6 && a[0] < b[0]);
    const least = Math.max(...others.filter(([, b]) => b[0] < 0).map(([, b]) => b[0] / 2), -Infinity);
    const most = Math.min(
      ...others.filter(([a]) => a[0] > length).map(([a]) => (a[0] + length) / 2),
      Infinity,
    );
    const high = (u: number) =>
      Math.max(...behind.map(({ begin, end, half }) => Math.min(half, u - begin, end - u)));
    const low = (u: number) => Math.max(0, fromValley ? -u : 0, toValley ? u - length : 0);
    const columns = [
      ...[0, length, least, most, ...steps.flatMap(step => [-step, length + step])],
      ...behind.flatMap(({ begin, end }) => steps.flatMap(step => [begin + step, end - step])),
    ]
      .filter(u => u >= least && u <= most && high(u) > low(u) - 1e-6)
      .filter(u => u === least || u === most || !(isStraight(high, u) && isStraight(low, u)))
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
    const ends = Math.floor(length / TILE_END.every / 2 - 0.25);
    const tileEnds = Array.from({ length: 2 * ends + 1 }, (_, i): InkLine => {
      const from = at(length / 2 + (i - ends) * TILE_END.every, 0);
      return {
        from,
        to: [from[0], from[1], from[2] - TILE_END.down],
        weight: WEIGHTS.structure,
        tone: 'grey',
      };
    });
    const weave = {
      pattern: 'tiles',
      rows,
      u: columns.map(u => (length / 2 - u) * Math.sign(hand)),
      v: DOWN,
    } as const;
    return [
      { tone: 'trim', corners: fascia, lines: [...chain(board, WEIGHTS.structure), ...tileEnds] },
      woven('roof', weave, { lines: chain(rows.at(-1)!, WEIGHTS.contour) }),
    ];
  });
  return [...sides, ...crests.values()];
}
