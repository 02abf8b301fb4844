import { err, frozen, ok, type Result } from '@app/kernel';
import type { Point, Ring } from './model';
import { signedArea } from './ring';
import { isPoint } from './sound';
import { isPixels, isPlacing, type Pixels, type Placing } from './tracing';

export const PROPOSAL_CODES = /* @__PURE__ */ frozen([
  'propose/on-a-wall',
  'propose/not-closed',
  'propose/too-small',
  'propose/no-lines',
] as const);
export type ProposalCode = (typeof PROPOSAL_CODES)[number];

/** Millimetres, as plans are drawn; every threshold here is our own. */
const SIZES = {
  /** Strokes thinner than this are furniture, doors' leaves, letters or the lines of a window. */
  thin: 70,
  /** The widest doorway that is treated as closed. */
  doorway: 1050,
  /** A piece of wall beside a doorway is at least this long on one side. */
  nib: 300,
  /** Half of the thickest wall. */
  halfWall: 200,
  /** Shorter steps in a wall are furniture or the swing of a door. */
  step: 280,
  /** A pocket beside the room, cut off by a bed or a door's swing, is at least this wide. */
  pocket: 350,
} as const;
/** Square millimetres: a smaller area is not a room. */
const LEAST_AREA = 800_000;
/** A part cut off by furniture is less than this share of the room. */
const POCKET_SHARE = 0.6;
/** The smallest difference in grey between lines and paper. */
const LEAST_CONTRAST = 40;

/**
 * The room around a point of a drawn plan, as a ring of pixels on the middle of its walls: walls are separated from thin
 * strokes by their thickness, doorways are closed in line with them, and the remaining paper around the point is the
 * room. A proposal, for a person to accept. The walls run along the plan's axes as `placing` lays the picture under it.
 *
 * @example
 * const paper = { width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
 * proposeRoom(paper, [20, 20], [100, 0, 0, 100, 0, 0]); // propose/no-lines
 */
export function proposeRoom(
  picture: Pixels,
  at: Point,
  placing: Placing,
): Result<Ring, { readonly code: ProposalCode }> {
  if (!isPixels(picture) || !isPoint(at) || !isPlacing(placing)) return err({ code: 'propose/no-lines' });
  const [a, b, c, d] = placing;
  const mirror = Math.sign(a * d - b * c);
  if (mirror === 0) return err({ code: 'propose/no-lines' });
  const mmPerPixel = Math.sqrt(Math.abs(a * d - b * c));
  const angle = Math.atan2(b, a);
  const lean = (angle - Math.round(angle / QUARTER) * QUARTER) * mirror;
  if (Math.abs(lean) < LEAST_LEAN) return roomAround(picture, at, mmPerPixel);
  const { pixels, to, from } = uprightOf(picture, lean);
  const found = roomAround(pixels, to(at), mmPerPixel);
  return found.ok ? ok(found.value.map(from)) : found;
}

const QUARTER = Math.PI / 2;
/** Radians over which no wall of a plan leaves its row of pixels. */
const LEAST_LEAN = 0.0005;

/** The picture turned by an angle on white paper, with bilinear tones, and the way of a point there and back. */
function uprightOf({ width, height, data }: Pixels, lean: number) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const corners = [0, width].flatMap(x =>
    [0, height].map(y => [x * cos - y * sin, x * sin + y * cos] as const),
  );
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const to = ([x, y]: Point): Point => [x * cos - y * sin - left, x * sin + y * cos - top];
  const from = ([x, y]: Point): Point => [
    (x + left) * cos + (y + top) * sin,
    (y + top) * cos - (x + left) * sin,
  ];
  const wide = Math.ceil(Math.max(...corners.map(([x]) => x)) - left);
  const high = Math.ceil(Math.max(...corners.map(([, y]) => y)) - top);
  const into = new Uint8ClampedArray(wide * high * 4).fill(255);
  for (let v = 0; v < high; v++) {
    for (let u = 0; u < wide; u++) {
      const [px, py] = from([u + 0.5, v + 0.5]);
      const [x, y] = [Math.floor(px - 0.5), Math.floor(py - 0.5)];
      if (x < 0 || y < 0 || x + 1 >= width || y + 1 >= height) continue;
      const [s, t] = [px - 0.5 - x, py - 0.5 - y];
      const p = (y * width + x) * 4;
      const q = p + width * 4;
      const r = (v * wide + u) * 4;
      for (let k = 0; k < 4; k++) {
        const above = data[p + k]! * (1 - s) + data[p + 4 + k]! * s;
        const below = data[q + k]! * (1 - s) + data[q + 4 + k]! * s;
        into[r + k] = above * (1 - t) + below * t;
      }
    }
  }
  return { pixels: { width: wide, height: high, data: into }, to, from };
}

function roomAround(
  picture: Pixels,
  at: Point,
  mmPerPixel: number,
): Result<Ring, { readonly code: ProposalCode }> {
  const { width, height } = picture;
  const px = (mm: number, least = 1) => Math.max(least, Math.round(mm / mmPerPixel));
  const ink = darkOf(picture);
  if (!ink) return err({ code: 'propose/no-lines' });
  const dark = withoutSpecks(ink, width, height);
  const thick = opened(dark, width, height, px(SIZES.thin, 3));
  const bridged = closedDoorways(thick, width, height, px(SIZES.doorway), px(SIZES.nib));
  const lines = withoutLoose(dark, thick, bridged, width, height);
  const start = lightNear(lines, width, height, at, px(SIZES.halfWall));
  if (start === undefined) return err({ code: 'propose/on-a-wall' });
  const least = LEAST_AREA / mmPerPixel ** 2;
  const tapped = flood(lines, width, height, start);
  // Inside the swing of a door, or on a bed: the room lies beyond the stroke.
  const room =
    tapped.pixels.length < least
      ? (besideOf(tapped, lines, width, height, px(SIZES.thin, 3)) ?? tapped)
      : tapped;
  if (room.touchesRim) return err({ code: 'propose/not-closed' });
  const isRoom = new Uint8Array(width * height);
  for (const p of room.pixels) isRoom[p] = 1;
  takeInPockets(isRoom, lines, width, height, px(SIZES.thin, 3), px(SIZES.pocket), room.pixels.length);
  const whole = partWith(
    closedOver(isRoom, width, height, px(SIZES.thin, 3)),
    width,
    height,
    room.pixels[0] ?? start,
  );
  const outline = outlineOf(whole, width, height);
  if (outline.length < 4 || signedArea(outline) < least) return err({ code: 'propose/too-small' });
  const plain = squared(outline, px(SIZES.step), px(SIZES.thin, 2));
  const ring = ontoWalls(plain, lines, width, height, px(SIZES.halfWall * 2), px(SIZES.thin, 3));
  return ring.length >= 3 ? ok(ring) : err({ code: 'propose/too-small' });
}

/** Ink by the threshold that separates the two best (Otsu 1979); undefined for a picture of one tone. */
function darkOf({ width, height, data }: Pixels): Uint8Array | undefined {
  const grey = new Uint8Array(width * height);
  const histogram = new Float64Array(256);
  for (let p = 0; p < grey.length; p++) {
    const alpha = data[p * 4 + 3]! / 255;
    const ink = (data[p * 4]! * 54 + data[p * 4 + 1]! * 183 + data[p * 4 + 2]! * 19) / 256;
    grey[p] = ink * alpha + 255 * (1 - alpha);
    histogram[grey[p]!]!++;
  }
  let sum = 0;
  for (let tone = 0; tone < 256; tone++) sum += tone * histogram[tone]!;
  let [below, sumBelow, best, threshold, contrast] = [0, 0, 0, -1, 0];
  for (let tone = 0; tone < 256; tone++) {
    below += histogram[tone]!;
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    sumBelow += tone * histogram[tone]!;
    const apart = (sum - sumBelow) / above - sumBelow / below;
    const between = below * above * apart ** 2;
    if (between > best) [best, threshold, contrast] = [between, tone, apart];
  }
  if (contrast < LEAST_CONTRAST) return undefined;
  return grey.map(tone => (tone <= threshold ? 1 : 0));
}

/** A pixel unlike all but one of its eight neighbours is a scanning fault. */
function withoutSpecks(mask: Uint8Array, width: number, height: number): Uint8Array {
  const into = mask.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const [above, below] = [p - width, p + width];
      const around =
        mask[above - 1]! +
        mask[above]! +
        mask[above + 1]! +
        mask[p - 1]! +
        mask[p + 1]! +
        mask[below - 1]! +
        mask[below]! +
        mask[below + 1]!;
      if (mask[p] ? around <= 1 : around >= 7) into[p] = 1 - mask[p]!;
    }
  }
  return into;
}

/** Whether any (or, with `all`, every) pixel of a square about each is set: runs along rows, then along columns. */
function spread(mask: Uint8Array, width: number, height: number, reach: number, all: boolean): Uint8Array {
  const once = (from: Uint8Array, lines: number, length: number, line: number, step: number) => {
    const into = new Uint8Array(from.length);
    for (let l = 0; l < lines; l++) {
      let count = 0;
      for (let i = -reach; i < length; i++) {
        const [enters, leaves] = [i + reach, i - reach - 1];
        // Beyond the rim there is paper.
        if (enters < length) count += from[l * line + enters * step]!;
        if (leaves >= 0) count -= from[l * line + leaves * step]!;
        if (i >= 0) into[l * line + i * step] = all ? Number(count === 2 * reach + 1) : Number(count > 0);
      }
    }
    return into;
  };
  return once(once(mask, height, width, width, 1), width, height, 1, width);
}

/** All parts at least `side` pixels thick. */
function opened(mask: Uint8Array, width: number, height: number, side: number): Uint8Array {
  const reach = Math.floor(side / 2);
  return spread(spread(mask, width, height, reach, true), width, height, reach, false);
}

function closedOver(mask: Uint8Array, width: number, height: number, side: number): Uint8Array {
  return spread(spread(mask, width, height, side, false), width, height, side, true);
}

const or = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((bit, p) => bit | b[p]!);

/** Gaps between two pieces of wall in one line, of which one continues for a while: a corridor's walls do not. */
function closedDoorways(
  walls: Uint8Array,
  width: number,
  height: number,
  most: number,
  nib: number,
): Uint8Array {
  const into = walls.slice();
  const along = (lines: number, length: number, line: number, step: number) => {
    for (let l = 0; l < lines; l++) {
      let [from, before, end] = [-1, 0, -1];
      for (let i = 0; i <= length; i++) {
        const isWall = i < length && walls[l * line + i * step] === 1;
        if (isWall && from < 0) from = i;
        if (isWall || from < 0) continue;
        const run = i - from;
        if (end >= 0 && from - end <= most && Math.max(before, run) >= nib)
          for (let gap = end; gap < from; gap++) into[l * line + gap * step] = 1;
        [before, end, from] = [run, i, -1];
      }
    }
  };
  along(height, width, width, 1);
  along(width, height, 1, width);
  return into;
}

/** Ink without the parts that touch no wall; if no wall is thick, walls are drawn as lines and all ink stays. */
function withoutLoose(
  dark: Uint8Array,
  thick: Uint8Array,
  bridged: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const ink = or(dark, bridged);
  if (!thick.includes(1)) return ink;
  const strong = new Uint8Array(ink.length);
  const queue = new Int32Array(ink.length);
  let [read, write] = [0, 0];
  const take = (p: number) => {
    strong[p] = 1;
    queue[write++] = p;
  };
  for (let p = 0; p < ink.length; p++) if (bridged[p]) take(p);
  while (read < write) {
    const p = queue[read++]!;
    const [x, y] = [p % width, (p / width) | 0];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const q = p + dy * width + dx;
        const isIn = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        if (isIn && ink[q] && !strong[q]) take(q);
      }
    }
  }
  return strong;
}

/** The place of the nearest pixel of paper; undefined if none is within reach. */
function lightNear(
  lines: Uint8Array,
  width: number,
  height: number,
  [x, y]: Point,
  reach: number,
): number | undefined {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  for (let ring = 0; ring <= reach; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring)) {
        const [px, py] = [cx + dx, cy + dy];
        const isIn = px >= 0 && py >= 0 && px < width && py < height;
        if (isIn && !lines[py * width + px]) return py * width + px;
      }
    }
  }
  return undefined;
}

interface Flooded {
  readonly pixels: Int32Array;
  readonly touchesRim: boolean;
}

/** All unset pixels connected to a pixel, by its four neighbours. */
function flood(
  walls: Uint8Array,
  width: number,
  height: number,
  start: number,
  seen = new Uint8Array(walls.length),
): Flooded {
  const pixels = new Int32Array(walls.length);
  let [read, write, touchesRim] = [0, 1, false];
  pixels[0] = start;
  seen[start] = 1;
  const take = (p: number) => {
    if (walls[p] || seen[p]) return;
    seen[p] = 1;
    pixels[write++] = p;
  };
  while (read < write) {
    const p = pixels[read++]!;
    const [x, y] = [p % width, (p / width) | 0];
    touchesRim ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (x > 0) take(p - 1);
    if (x < width - 1) take(p + 1);
    if (y > 0) take(p - width);
    if (y < height - 1) take(p + width);
  }
  return { pixels: pixels.slice(0, write), touchesRim };
}

/** The largest ground behind the thin strokes round a pocket. */
function besideOf(
  pocket: Flooded,
  lines: Uint8Array,
  width: number,
  height: number,
  thin: number,
): Flooded | undefined {
  const seen = new Uint8Array(lines.length);
  for (const p of pocket.pixels) seen[p] = 1;
  const near = spread(seen, width, height, thin, false);
  let best: Flooded | undefined;
  for (let p = 0; p < near.length; p++) {
    if (!near[p] || seen[p] || lines[p]) continue;
    const found = flood(lines, width, height, p, seen);
    if (!found.touchesRim && found.pixels.length > (best ?? pocket).pixels.length) best = found;
  }
  return best;
}

/** A part cut off by a bed or the swing of a door lies behind a thin stroke and is small beside the room. */
function takeInPockets(
  isRoom: Uint8Array,
  lines: Uint8Array,
  width: number,
  height: number,
  thin: number,
  least: number,
  roomSize: number,
): void {
  const near = spread(isRoom, width, height, thin, false);
  const seen = isRoom.slice();
  for (let p = 0; p < near.length; p++) {
    if (!near[p] || seen[p] || lines[p]) continue;
    const { pixels, touchesRim } = flood(lines, width, height, p, seen);
    if (touchesRim || pixels.length > roomSize * POCKET_SHARE) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (const q of pixels) {
      const [x, y] = [q % width, (q / width) | 0];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (Math.min(right - left, bottom - top) < least) continue;
    for (const q of pixels) isRoom[q] = 1;
  }
}

const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Along the edges of pixels around everything connected to the first pixel of the mask, clockwise; corners only. */
function outlineOf(mask: Uint8Array, width: number, height: number): Ring {
  const first = mask.indexOf(1);
  if (first < 0) return [];
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
  const start = [first % width, (first / width) | 0] as const;
  const ring: Point[] = [start];
  let [x, y]: readonly [number, number] = start;
  let heading = 0;
  do {
    const [dx, dy] = HEADINGS[heading]!;
    // The pixels ahead, to the right and to the left of a walk along the edge.
    const right = has(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2);
    const left = has(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
    const turn = !right ? 1 : left ? 3 : 0;
    if (turn !== 0) ring.push([x, y]);
    heading = (heading + turn) % 4;
    const [sx, sy] = HEADINGS[heading]!;
    [x, y] = [x + sx, y + sy];
  } while (x !== start[0] || y !== start[1]);
  return ring;
}

/** The part of the mask connected to a pixel. */
function partWith(mask: Uint8Array, width: number, height: number, start: number): Uint8Array {
  const only = new Uint8Array(mask.length);
  const around = mask.map(bit => 1 - bit);
  for (const p of flood(around, width, height, start).pixels) only[p] = 1;
  return only;
}

/** Share of an outline that may be slanted before the room counts as having slanted walls. */
const ASKEW = 0.12;

/** The outline in few straight lines: along the picture's sides, without steps shorter than `step`, unless it is slanted. */
function squared(outline: Ring, step: number, tolerance: number): Ring {
  const plain = simplified(outline, tolerance);
  const sides = plain.map((p, i) => {
    const q = plain[(i + 1) % plain.length]!;
    const [dx, dy] = [Math.abs(q[0] - p[0]), Math.abs(q[1] - p[1])];
    return {
      p,
      q,
      length: Math.hypot(dx, dy),
      isAcross: dx >= dy,
      lean: Math.min(dx, dy) / Math.max(dx, dy),
    };
  });
  const all = sides.reduce((sum, { length }) => sum + length, 0);
  const askew = sides.reduce((sum, { length, lean }) => sum + (lean > 0.27 && length > step ? length : 0), 0);
  if (askew > all * ASKEW) return simplified(outline, tolerance * 2);
  /** Lines alternately across and along, each with its position. */
  const lines: { isAcross: boolean; at: number; weight: number }[] = [];
  for (const { p, q, length, isAcross } of sides) {
    const axis = isAcross ? 1 : 0;
    const at = (p[axis] + q[axis]) / 2;
    const last = lines.at(-1);
    if (last?.isAcross === isAcross) {
      last.at = (last.at * last.weight + at * length) / (last.weight + length);
      last.weight += length;
    } else lines.push({ isAcross, at, weight: length });
  }
  if (lines.length > 4 && lines.length % 2 === 1) {
    const [first, last] = [lines[0]!, lines.pop()!];
    first.at = (first.at * first.weight + last.at * last.weight) / (first.weight + last.weight);
  }
  return withoutSteps(
    lines.map(({ at }) => at),
    step,
  ).map((at, i, corners): Point => {
    const next = corners[(i + 1) % corners.length]!;
    return lines[0]!.isAcross === (i % 2 === 0) ? [next, at] : [at, next];
  });
}

/** Positions of lines alternately across and along; a short one is removed, and its neighbours move to the longer of them. */
function withoutSteps(lines: readonly number[], step: number): readonly number[] {
  const left = [...lines];
  const at = (i: number) => left[(i + left.length) % left.length]!;
  const lengthOf = (i: number) => Math.abs(at(i + 1) - at(i - 1));
  while (left.length > 4) {
    const lengths = left.map((_, i) => lengthOf(i));
    const shortest = lengths.indexOf(Math.min(...lengths));
    if (lengths[shortest]! >= step) break;
    const stays = lengthOf(shortest - 1) >= lengthOf(shortest + 1) ? at(shortest - 1) : at(shortest + 1);
    const [before, after] = [shortest - 1, shortest + 1].map(i => (i + left.length) % left.length);
    left[before!] = stays;
    for (const gone of [shortest, after!].toSorted((a, b) => b - a)) left.splice(gone, 1);
  }
  return left;
}

/** By Douglas and Peucker (1973), from the two corners farthest apart. */
function simplified(ring: Ring, tolerance: number): Ring {
  let far = 0;
  for (let i = 1; i < ring.length; i++)
    if (between(ring[i]!, ring[0]!) > between(ring[far]!, ring[0]!)) far = i;
  const half = (from: number, to: number): Point[] => {
    const [a, b] = [ring[from]!, ring[to % ring.length]!];
    let [worst, most] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const away = offLine(ring[i]!, a, b);
      if (away > most) [worst, most] = [i, away];
    }
    return worst < 0 ? [a] : [...half(from, worst), ...half(worst, to)];
  };
  return [...half(0, far), ...half(far, ring.length)];
}

const between = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

function offLine(p: Point, a: Point, b: Point): number {
  const length = between(a, b);
  if (length === 0) return between(p, a);
  return Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length;
}

/** Places along a side where the thickness of the wall is measured. */
const PROBES = 25;
/** Share of them that indicates a wall between windows. */
const SOLID = 0.15;

/** Each side moves out to the middle of the wall behind it, by its thickness in most places. */
function ontoWalls(
  ring: Ring,
  walls: Uint8Array,
  width: number,
  height: number,
  most: number,
  thin: number,
): Ring {
  const sides = ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const length = between(a, b) || 1;
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const out: Point = [along[1], -along[0]];
    const depths = Array.from({ length: PROBES }, (_, k) => {
      const t = length * (0.1 + (0.8 * k) / (PROBES - 1));
      return depthAt([a[0] + along[0] * t, a[1] + along[1] * t], out);
    }).filter(depth => depth > 0 && depth < most);
    // Most of a side may be window: the wall is the thick part.
    const solid = depths.filter(depth => depth > thin);
    return { a, along, out, depth: median(solid.length >= PROBES * SOLID ? solid : depths) };
  });
  const usual = median(sides.flatMap(({ depth }) => depth ?? [])) ?? 0;
  const lines = sides.map(({ a, along, out, depth = usual }) => ({
    at: [a[0] + (out[0] * depth) / 2, a[1] + (out[1] * depth) / 2] as Point,
    along,
  }));
  return lines.map((line, i) => meeting(lines[(i + lines.length - 1) % lines.length]!, line));

  function depthAt([x, y]: Point, [ox, oy]: Point): number {
    // The face may be a pixel or two off.
    let from = 0;
    while (from < 4 && !isWall(x + ox * (from + 0.5), y + oy * (from + 0.5))) from++;
    let to = from;
    while (to - from < most && isWall(x + ox * (to + 0.5), y + oy * (to + 0.5))) to++;
    return to === from ? 0 : to;
  }
  function isWall(x: number, y: number): boolean {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    return px >= 0 && py >= 0 && px < width && py < height && walls[py * width + px] === 1;
  }
}

interface Line {
  readonly at: Point;
  readonly along: Point;
}

function meeting(p: Line, q: Line): Point {
  const across = p.along[0] * q.along[1] - p.along[1] * q.along[0];
  if (Math.abs(across) < 0.02) return q.at;
  const t = ((q.at[0] - p.at[0]) * q.along[1] - (q.at[1] - p.at[1]) * q.along[0]) / across;
  return [p.at[0] + p.along[0] * t, p.at[1] + p.along[1] * t];
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
