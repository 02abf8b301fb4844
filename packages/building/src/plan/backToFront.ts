import { areaVector, dot, type InkFace, type InkLine, type Point } from '../mesh/inkFace';

/** Metres within which a point counts as in a plane. */
const FLUSH = 0.0015;
/** Faces tried for the next cut. */
const TRIES = 6;

interface Plane {
  readonly normal: Point;
  readonly off: number;
}

interface Node {
  readonly plane: Plane;
  readonly flush: InkFace[];
  readonly front: InkFace[];
  readonly back: InkFace[];
}

/**
 * Faces in painting order, the farthest first, for an eye far away towards `eye`. Space is cut along faces until each
 * part holds one (a BSP tree), so the order holds even where no two whole faces have one; a face crossed by a cut is
 * painted in parts. Faces must be convex and without a weave.
 */
export function backToFront(faces: readonly InkFace[], eye: Point): readonly InkFace[] {
  const ordered: InkFace[] = [];
  // An explicit stack: a long row of faces would recurse as deep as it is long.
  type Work = { readonly part: readonly InkFace[] } | { readonly paint: readonly InkFace[] };
  const work: Work[] = [{ part: faces }];
  for (let next = work.pop(); next; next = work.pop()) {
    if ('paint' in next) {
      ordered.push(...next.paint);
      continue;
    }
    if (next.part.length < 2) {
      ordered.push(...next.part);
      continue;
    }
    const { plane, flush, front, back } = divide(next.part, bestPlane(next.part));
    const [far, near] = dot(plane.normal, eye) >= 0 ? [back, front] : [front, back];
    work.push({ part: near }, { paint: flush }, { part: far });
  }
  return ordered;
}

/** The face whose plane cuts the fewest others and leaves the most equal halves, of an evenly taken sample. */
function bestPlane(faces: readonly InkFace[]): Plane {
  const step = Math.max(1, Math.floor(faces.length / TRIES));
  let best: { readonly plane: Plane; readonly cost: number } | undefined;
  for (let i = 0; i < faces.length; i += step) {
    const plane = planeOf(faces[i]!);
    let [front, back, cut] = [0, 0, 0];
    for (const { corners } of faces) {
      const side = sideOf(corners, plane);
      if (side === 'front') front++;
      else if (side === 'back') back++;
      else if (side === 'across') cut++;
    }
    const cost = cut * 6 + Math.abs(front - back);
    if (!best || cost < best.cost) best = { plane, cost };
  }
  return best!.plane;
}

function planeOf({ corners }: InkFace): Plane {
  const [x, y, z] = areaVector(corners);
  const length = Math.hypot(x, y, z) || 1;
  const normal: Point = [x / length, y / length, z / length];
  return { normal, off: dot(normal, corners[0]!) };
}

function sideOf(corners: readonly Point[], { normal, off }: Plane): 'front' | 'back' | 'flush' | 'across' {
  let [above, below] = [false, false];
  for (const corner of corners) {
    const away = dot(normal, corner) - off;
    if (away > FLUSH) above = true;
    else if (away < -FLUSH) below = true;
  }
  return above ? (below ? 'across' : 'front') : below ? 'back' : 'flush';
}

function divide(faces: readonly InkFace[], plane: Plane): Node {
  const node: Node = { plane, flush: [], front: [], back: [] };
  for (const face of faces) {
    const side = sideOf(face.corners, plane);
    if (side !== 'across') node[side].push(face);
    else {
      node.front.push(half(face, plane, 1));
      node.back.push(half(face, plane, -1));
    }
  }
  return node;
}

/** The part of a face on one side of a plane, with the parts of its lines there. */
function half(face: InkFace, { normal, off }: Plane, sign: 1 | -1): InkFace {
  const away = (p: Point) => sign * (dot(normal, p) - off);
  const corners: Point[] = [];
  for (const [i, a] of face.corners.entries()) {
    const b = face.corners[(i + 1) % face.corners.length]!;
    const [from, to] = [away(a), away(b)];
    if (from >= 0) corners.push(a);
    if (from >= 0 !== to >= 0) corners.push(between(a, b, from / (from - to)));
  }
  const lines = face.lines.flatMap((line): InkLine[] => {
    const [from, to] = [away(line.from), away(line.to)];
    if (from < -FLUSH && to < -FLUSH) return [];
    if (from >= -FLUSH && to >= -FLUSH) return [line];
    const at = between(line.from, line.to, from / (from - to));
    return [from >= 0 ? { ...line, to: at } : { ...line, from: at }];
  });
  return { ...face, corners, lines };
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
