import type { Ring } from '@app/plan';
import { type InkFace, type InkLine, type Point, WEIGHTS } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';

/** A piece of ground, millimetres, and the heights over it that are solid. */
export interface Footing {
  readonly ring: Ring;
  readonly spans: readonly (readonly [from: number, to: number])[];
}

export interface SolidLook {
  /** Millimetres the whole is raised. */
  readonly lift: number;
  readonly side: Tone;
  readonly top: (height: number) => Tone;
}

/** A stretch of border between solid and air: on one line, the solid to its left looking along it. */
interface Stretch {
  readonly line: string;
  readonly from: number;
  readonly to: number;
  readonly at: (t: number) => readonly [number, number];
  /** 1 where the border runs with the line's direction, −1 against it. */
  readonly way: 1 | -1;
}

interface Side extends Stretch {
  readonly bottom: number;
  readonly top: number;
  /** The heights at its two ends where it continues straight: no line there. */
  readonly on: readonly [before: readonly Span[], after: readonly Span[]];
}
type Span = readonly [number, number];

/**
 * The surface of all footings as one closed body: touching footings have no face between them. Every height at which
 * something begins or ends makes a band; in each band borders with air become sides.
 */
export function solidFaces(footings: readonly Footing[], look: SolidLook): readonly InkFace[] {
  const levels = [...new Set(footings.flatMap(({ spans }) => spans.flat()))].sort((a, b) => a - b);
  const bands = levels.slice(1).map((top, i): Span => [levels[i]!, top]);
  const breaks = new Map<string, Set<number>>();
  const solidIn = ([bottom, top]: Span) =>
    footings.filter(({ spans }) => spans.some(([from, to]) => from <= bottom && top <= to));
  const bordered = bands.map(band => ({ band, stretches: bordersOf(solidIn(band), breaks) }));
  const sides = joinBands(
    bordered.map(({ band, stretches }) => ({
      band,
      stretches: stretches.flatMap(stretch => cutAt(stretch, breaks.get(stretch.line)!)),
    })),
  );
  return [...mergeAlong(sides).map(side => sideFace(side, look)), ...capsOf(footings, look)];
}

const snap = (value: number) => Math.round(value * 100) / 100;

/** What remains of all rings' sides after opposite ones cancel out. */
function bordersOf(footings: readonly Footing[], breaks: Map<string, Set<number>>): readonly Stretch[] {
  const lines = new Map<string, { readonly steps: Map<number, number>; readonly at: Stretch['at'] }>();
  for (const { ring } of footings) {
    const area = ring.reduce((sum, [x, y], i) => {
      const [x1, y1] = ring[(i + 1) % ring.length]!;
      return sum + x * y1 - x1 * y;
    }, 0);
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length]!;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length < 0.05) continue;
      let [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      let way = area > 0 ? 1 : -1;
      if (dx < -1e-6 || (Math.abs(dx) <= 1e-6 && dy < 0)) {
        [dx, dy] = [-dx, -dy];
        way = -way;
      }
      const off = dx * a[1] - dy * a[0];
      const line = `${Math.round(Math.atan2(dy, dx) * 2000)} ${Math.round(off)}`;
      const known = lines.get(line) ?? {
        steps: new Map<number, number>(),
        at: (t: number) => [dx * t - dy * off, dy * t + dx * off] as const,
      };
      lines.set(line, known);
      const [s, e] = [a, b].map(p => snap(p[0] * dx + p[1] * dy)).sort((p, q) => p - q) as [number, number];
      known.steps.set(s, (known.steps.get(s) ?? 0) + way);
      known.steps.set(e, (known.steps.get(e) ?? 0) - way);
      breaks.set(line, (breaks.get(line) ?? new Set()).add(s).add(e));
    }
  }
  return [...lines].flatMap(([line, { steps, at }]) => {
    const found: Stretch[] = [];
    let sum = 0;
    let last = 0;
    for (const t of [...steps.keys()].sort((a, b) => a - b)) {
      if (sum !== 0) found.push({ line, from: last, to: t, at, way: sum > 0 ? 1 : -1 });
      sum += steps.get(t)!;
      last = t;
    }
    return found;
  });
}

function cutAt(stretch: Stretch, breaks: ReadonlySet<number>): readonly Stretch[] {
  const inner = [...breaks].filter(t => t > stretch.from && t < stretch.to).sort((a, b) => a - b);
  const ends = [stretch.from, ...inner, stretch.to];
  return ends.slice(1).map((to, i) => ({ ...stretch, from: ends[i]!, to }));
}

/** The same stretch in stacked bands is one side. */
function joinBands(
  bands: readonly { readonly band: Span; readonly stretches: readonly Stretch[] }[],
): readonly Side[] {
  type Open = { -readonly [K in keyof Side]: Side[K] } & { on: [Span[], Span[]] };
  const done: Open[] = [];
  let open = new Map<string, Open>();
  for (const { band, stretches } of bands) {
    const [bottom, top] = band;
    const ends = new Set(
      stretches.flatMap(s => [`${s.line} ${s.way} >${s.to}`, `${s.line} ${s.way} <${s.from}`]),
    );
    const next = new Map<string, Open>();
    for (const stretch of stretches) {
      const key = `${stretch.line} ${stretch.way} ${stretch.from}`;
      const below = open.get(key);
      const side: Open = below && below.top === bottom ? below : { ...stretch, bottom, top, on: [[], []] };
      side.top = top;
      if (ends.has(`${stretch.line} ${stretch.way} >${stretch.from}`)) side.on[0].push(band);
      if (ends.has(`${stretch.line} ${stretch.way} <${stretch.to}`)) side.on[1].push(band);
      if (side !== below) done.push(side);
      next.set(key, side);
    }
    open = next;
  }
  return done;
}

/** Neighbours on one line that are equally high are one side. */
function mergeAlong(sides: readonly Side[]): readonly Side[] {
  const sorted = [...sides].sort(
    (p, q) =>
      p.line.localeCompare(q.line) ||
      p.way - q.way ||
      p.bottom - q.bottom ||
      p.top - q.top ||
      p.from - q.from,
  );
  const merged: Side[] = [];
  for (const side of sorted) {
    const last = merged.at(-1);
    const goesOn =
      last &&
      last.line === side.line &&
      last.way === side.way &&
      last.bottom === side.bottom &&
      last.top === side.top &&
      last.to === side.from;
    if (goesOn) merged[merged.length - 1] = { ...last, to: side.to, on: [last.on[0], side.on[1]] };
    else merged.push(side);
  }
  return merged;
}

function sideFace(side: Side, { lift, side: tone }: SolidLook): InkFace {
  const { bottom, top, way } = side;
  const [first, last] = way > 0 ? [side.from, side.to] : [side.to, side.from];
  const point = (t: number, z: number): Point => {
    const [x, y] = side.at(t);
    return [x / 1000, y / 1000, (z + lift) / 1000];
  };
  const line = (t: number, from: number, to: number): InkLine => ({
    from: point(t, from),
    to: point(t, to),
    weight: WEIGHTS.structure,
  });
  const upright = (t: number, straight: readonly Span[]) =>
    without([bottom, top], straight).map(([from, to]) => line(t, from, to));
  return {
    tone,
    corners: [point(first, bottom), point(last, bottom), point(last, top), point(first, top)],
    lines: [
      { from: point(first, top), to: point(last, top), weight: WEIGHTS.structure },
      {
        from: point(first, bottom),
        to: point(last, bottom),
        weight: bottom === 0 ? WEIGHTS.fine : WEIGHTS.structure,
      },
      ...upright(side.from, side.on[0]),
      ...upright(side.to, side.on[1]),
    ],
  };
}

/** The parts of a span not covered by the others, which are ascending and disjoint. */
function without([from, to]: Span, others: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  let at = from;
  for (const [start, end] of others) {
    if (start > at) left.push([at, start]);
    at = end;
  }
  if (at < to) left.push([at, to]);
  return left;
}

function capsOf(footings: readonly Footing[], { lift, top }: SolidLook): readonly InkFace[] {
  return footings.flatMap(({ ring, spans }) => {
    const clockwise =
      ring.reduce((sum, [x, y], i) => {
        const [x1, y1] = ring[(i + 1) % ring.length]!;
        return sum + x * y1 - x1 * y;
      }, 0) > 0;
    const at = (z: number, up: boolean): readonly Point[] =>
      (clockwise === up ? ring : ring.toReversed()).map(([x, y]) => [x / 1000, y / 1000, (z + lift) / 1000]);
    return spans.flatMap(([from, to]): InkFace[] => {
      const upper = at(to, true);
      const tone = top(to);
      const cap: InkFace = {
        tone,
        corners: upper,
        // A section is solid black: lines in its own tone close the seams between its pieces.
        lines:
          tone === 'ink'
            ? upper.map((corner, i) => ({
                from: corner,
                to: upper[(i + 1) % upper.length]!,
                weight: WEIGHTS.fine,
              }))
            : [],
      };
      return from > 0 ? [cap, { tone: 'trim', corners: at(from, false), lines: [] }] : [cap];
    });
  });
}
