import { type Random, seededRandom } from '@app/kernel';
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from 'three';

const SIDE = 256;
/** Cells of the layers of noise in the wash, from its slow clouds to its edges. */
const WASH = [8, 16, 32, 64] as const;

/** Paper and brush in one tile, made once: red is the grain of the paper, green how a wash dries. Both around a half. */
export function createGrain(): DataTexture {
  const random = seededRandom(20);
  const layers = WASH.map(cells => noise(cells, random));
  const bytes = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * 4;
      const wash = layers.reduce((sum, layer, i) => sum + layer(x, y) / 2 ** (i + 1), 0);
      bytes[at] = 255 * random.next();
      bytes[at + 1] = 255 * wash;
      bytes[at + 3] = 255;
    }
  }
  const texture = new DataTexture(bytes, SIDE, SIDE);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** Smooth values from 0 to 1 that repeat with the tile. */
function noise(cells: number, random: Random): (x: number, y: number) => number {
  const values = Array.from({ length: cells * cells }, () => random.next());
  const step = SIDE / cells;
  const value = (column: number, row: number) => values[(row % cells) * cells + (column % cells)]!;
  const eased = (part: number) => part * part * (3 - 2 * part);
  return (x, y) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    const [u, v] = [eased(x / step - column), eased(y / step - row)];
    const top = value(column, row) * (1 - u) + value(column + 1, row) * u;
    const foot = value(column, row + 1) * (1 - u) + value(column + 1, row + 1) * u;
    return top * (1 - v) + foot * v;
  };
}
