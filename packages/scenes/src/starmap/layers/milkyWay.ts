import { type Catalogue, fromEquatorial, type Vector } from '@app/sky/stars';
import { MeshSimple, Texture } from 'pixi.js';
import type { MapPicture } from '../engine/picture';

const COLUMNS = 72;
const ROWS = 36;
/** The catalogue's raster has five levels, one ink wash over another; here one begins and the next covers it. */
const WASHES = [24, 72, 120, 168, 216] as const;
/** Half the breadth of a wash's edge, in the raster's brightness. */
const EDGE = 11;
/** The resolution of the washes relative to the raster. */
const FINER = 3;

/** The Milky Way: a picture of the whole sky on a mesh of points, moved by the projection. */
export function createMilkyWay({ milkyWay }: Catalogue) {
  const texture = Texture.from(paint(milkyWay.width, milkyWay.height, milkyWay.pixels), true);
  const nodes = net();
  const vertices = new Float32Array(nodes.length * 2);
  const uvs = Float32Array.from(
    nodes.flatMap((_, i) => [(i % (COLUMNS + 1)) / COLUMNS, Math.floor(i / (COLUMNS + 1)) / ROWS]),
  );
  const indices = new Uint32Array(COLUMNS * ROWS * 6);
  const mesh = new MeshSimple({ texture, vertices, uvs, indices });

  function draw({ projector, palette }: MapPicture): void {
    mesh.tint = palette.colour['milky-way'];
    mesh.alpha = palette.milkyWay;
    const shown = nodes.map((node, i) => {
      const point = projector.place(node);
      vertices[i * 2] = point?.x ?? 0;
      vertices[i * 2 + 1] = point?.y ?? 0;
      return point !== undefined;
    });
    join(indices, shown);
    mesh.geometry.indexBuffer.update();
    mesh.vertices = vertices;
  }

  return { container: mesh, draw, dispose: () => texture.destroy(true) };
}

/** Rows from declination 90 to -90, columns from right ascension 0 to 360. */
const net = (): readonly Vector[] =>
  Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, i) =>
    fromEquatorial(((i % (COLUMNS + 1)) / COLUMNS) * 360, 90 - (Math.floor(i / (COLUMNS + 1)) / ROWS) * 180),
  );

/** Two triangles for each cell with all its corners visible; the others shrink to nothing. */
function join(indices: Uint32Array, shown: readonly boolean[]): void {
  let at = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const a = row * (COLUMNS + 1) + column;
      const [b, c, d] = [a + 1, a + COLUMNS + 1, a + COLUMNS + 2];
      const whole = shown[a] && shown[b] && shown[c] && shown[d];
      indices.set(whole ? [a, b, c, b, d, c] : [0, 0, 0, 0, 0, 0], at);
      at += 6;
    }
  }
}

/** White of varying strength; the tint colours it. */
function paint(width: number, height: number, pixels: Uint8Array): HTMLCanvasElement {
  const raster = sheet(width, height);
  const cells = raster.createImageData(width, height);
  for (const [i, pixel] of pixels.entries()) cells.data.set([255, 255, 255, pixel], i * 4);
  raster.putImageData(cells, 0, 0);

  const wash = sheet(width * FINER, height * FINER);
  wash.imageSmoothingQuality = 'high';
  wash.drawImage(raster.canvas, 0, 0, width * FINER, height * FINER);
  const picture = wash.getImageData(0, 0, width * FINER, height * FINER);
  const strengths = Uint8ClampedArray.from({ length: 256 }, (_, brightness) => strengthOf(brightness));
  for (let at = 3; at < picture.data.length; at += 4) {
    picture.data[at] = strengths[picture.data[at] ?? 0] ?? 0;
  }
  wash.putImageData(picture, 0, 0);
  return wash.canvas;
}

/** Washes with soft edges, as ink dries on paper: 0 to 255. */
function strengthOf(brightness: number): number {
  const covered = WASHES.map(level => Math.min(1, Math.max(0, (brightness - level + EDGE) / (2 * EDGE))));
  return (covered.reduce((sum, part) => sum + part * part * (3 - 2 * part), 0) / WASHES.length) * 255;
}

function sheet(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas'); // every browser with WebGL has one
  return context;
}
