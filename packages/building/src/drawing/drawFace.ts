import type { Camera, ScreenPoint } from '../camera';
import { areaVector, dot, type InkFace, type InkLine, type Point, type Weave } from '../mesh/inkFace';
import { closedPath, openPath, px } from '../path';
import type { Sheet } from '../sheet';

/** `full` has lattices and every tile; `plain` is for pictures under some 400 px, where they would merge. */
export type Detail = 'full' | 'plain';

/** Metres between two rows of tiles; the shader has those of `full`. */
const TILE_ROW = { full: 0.36, plain: 0.8 } as const satisfies Record<Detail, number>;
/** Columns and rows of a window leaf. */
const LATTICE = { columns: 3, rows: 5 } as const;
/** A face seen flatter than this, as the sine of the angle, shows no pattern: its lines would merge. */
const FLAT = 0.25;
const RADIANS = Math.PI / 180;

/** From the building to the reader. */
export function eyeOf({ azimuth, elevation }: Pick<Camera, 'azimuth' | 'elevation'>): Point {
  const level = Math.cos(elevation * RADIANS);
  return [
    Math.sin(azimuth * RADIANS) * level,
    Math.cos(azimuth * RADIANS) * level,
    Math.sin(elevation * RADIANS),
  ];
}

export const isSeenFrom =
  (eye: Point) =>
  ({ corners, twoSided = false }: Pick<InkFace, 'corners' | 'twoSided'>): boolean =>
    twoSided || dot(areaVector(corners), eye) > 1e-9;

export const project = (points: readonly Point[], camera: Camera): readonly ScreenPoint[] =>
  points.map(point => camera.project(...point));

/** A face with its pattern and its lines as paths; the style sheet sets its colour by tone. */
export function drawFace(sheet: Sheet, face: InkFace, camera: Camera, detail: Detail = 'full'): void {
  const { tone, corners, lines, weave, wash } = face;
  const isTop = tone === 'stone' && Math.abs(areaVector(corners)[2]) > 1e-6;
  const look = `face-${tone}${isShaded(face, camera) ? ' is-shaded' : isTop ? ' is-top' : ''}`;
  const border = closedPath(project(corners, camera));
  const [first, ...others] = pathsOf(lines, camera);
  // A face with one line all around is one path.
  const outlined = first?.d === border;
  sheet.path(outlined ? `${look} ${first.kind}` : look, border);
  if (wash) drawWash(sheet, corners, wash, camera);
  if (weave) drawWeave(sheet, weave, corners, camera, detail);
  for (const { kind, d } of first && !outlined ? [first, ...others] : others) sheet.path(kind, d);
}

/** From which share of a wash each of its layers is. */
const LAYERS = [0.4, 0.6, 0.8] as const;

/** In layers, each over the ones below. */
function drawWash(
  sheet: Sheet,
  corners: readonly Point[],
  [pale, dark]: NonNullable<InkFace['wash']>,
  camera: Camera,
): void {
  for (const share of LAYERS) {
    const foot = pale + (dark - pale) * share;
    if (corners.every(([, , z]) => z <= foot)) continue;
    const layer = corners.map(([x, y, z]): Point => [x, y, Math.max(z, foot)]);
    sheet.fill('cast', project(layer, camera));
  }
}

/** Lines without a face, such as those on the ground. */
export function drawLines(sheet: Sheet, lines: readonly InkLine[], camera: Camera): void {
  for (const { kind, d } of pathsOf(lines, camera)) sheet.path(kind, d);
}

/** The light comes from the reader's left: walls facing right are in shade, and so are roofs facing away. */
function isShaded({ tone, corners }: InkFace, camera: Camera): boolean {
  const [x, y, z] = areaVector(corners);
  if (tone === 'roof') return camera.depth(x, y) < -1e-6;
  const right = x * Math.cos(camera.azimuth * RADIANS) - y * Math.sin(camera.azimuth * RADIANS);
  return Math.abs(z) < 1e-6 && right > 1e-9;
}

interface Stroke {
  readonly kind: string;
  d: string;
}

/** A path for each kind of line; connected lines are drawn as one. */
function pathsOf(lines: readonly InkLine[], camera: Camera): readonly Stroke[] {
  const kinds = new Map<string, Point[][]>();
  for (const { from, to, weight, tone } of lines) {
    const kind = `${nameOfWeight(weight)}${tone ? ` line-${tone}` : ''}`;
    const runs = kinds.get(kind) ?? [];
    kinds.set(kind, runs);
    if (runs.at(-1)?.at(-1) === from) runs.at(-1)!.push(to);
    else runs.push([from, to]);
  }
  return [...kinds].map(([kind, runs]) => ({ kind, d: runs.map(run => pathOf(run, camera)).join('') }));
}

function pathOf(run: readonly Point[], camera: Camera): string {
  const closes = run.length > 2 && run[0] === run.at(-1);
  return closes ? closedPath(project(run.slice(0, -1), camera)) : openPath(project(run, camera));
}

/** The four weights of the ink line, as named in the style sheet. */
const nameOfWeight = (weight: number): string =>
  weight > 1.4 ? 'contour' : weight > 0.8 ? 'structure' : weight > 0.5 ? 'fine' : 'hair';

function drawWeave(
  sheet: Sheet,
  { pattern, rows, u, v }: Weave,
  corners: readonly Point[],
  camera: Camera,
  detail: Detail,
): void {
  const across = areaVector(corners);
  if (dot(across, eyeOf(camera)) < FLAT * Math.hypot(...across)) return;
  const column = (at: number) =>
    project(
      rows.map(row => pointAt(row, u, at)),
      camera,
    );
  const course = (at: number) =>
    project(
      u.map((_, i) =>
        pointAt(
          rows.map(row => row[i]!),
          v,
          at,
        ),
      ),
      camera,
    );
  const [start, end] = [u[0]!, u.at(-1)!];
  if (pattern === 'tiles') {
    const tiles = every(TILE_ROW[detail], start, end).map(column);
    for (const tile of tiles) sheet.line('tile', tile);
    if (detail === 'full') drawCaps(sheet, tiles, camera);
    return;
  }
  for (let leaf = start; leaf <= end; leaf++) sheet.line('fine', column(leaf));
  for (const edge of [0, 1]) sheet.line('fine', course(edge));
  if (detail === 'plain') return;
  for (const at of every(1 / LATTICE.columns, start, end)) {
    if (Math.abs(at - Math.round(at)) > 1e-6) sheet.line('lattice', column(at));
  }
  for (const at of every(1 / LATTICE.rows, 0, 1)) sheet.line('lattice', course(at));
}

/** The round ends of the tiles along the eaves. */
function drawCaps(sheet: Sheet, tiles: readonly (readonly ScreenPoint[])[], camera: Camera): void {
  const radius = px(Math.max(0.5, camera.scale * TILE_ROW.full * 0.17));
  const caps = tiles.map(tile => {
    const [x, y] = tile.at(-1)!;
    return `M${px(x)} ${px(y)}m-${radius} 0a${radius} ${radius} 0 0 0 ${px(2 * Number(radius))} 0`;
  });
  sheet.path('tile-cap', caps.join(''));
}

/** Multiples of a step between two numbers, both exclusive. */
function every(step: number, from: number, to: number): readonly number[] {
  const first = Math.floor(from / step + 1e-6) + 1;
  const count = Math.ceil(to / step - 1e-6) - first;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => (first + i) * step);
}

/** The point of a polyline at a number that grows along it. */
function pointAt(points: readonly Point[], numbers: readonly number[], at: number): Point {
  const next = Math.max(
    1,
    numbers.findIndex(number => number >= at - 1e-9),
  );
  const [a, b] = [points[next - 1]!, points[next]!];
  const share = (at - numbers[next - 1]!) / (numbers[next]! - numbers[next - 1]!);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
