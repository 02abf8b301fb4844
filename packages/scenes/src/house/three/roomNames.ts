import { type HomeModel, type RoomName, type ShownName, shownNames } from '@app/building/plan';
import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial, Texture } from 'three';
import { LETTERS, ROW, type Shelves, shelve } from '../stage/lettering';
import { nameSize } from '../view';
import { NAME_FRAGMENT, NAME_VERTEX } from './shaders';

export interface RoomNames {
  readonly mesh: Mesh;
  setNames(names: readonly RoomName[], model: HomeModel): void;
  /** The names as painted by the page, and how wide each is. */
  setLetters(picture: ImageBitmap, widths: readonly number[]): void;
  /** `bearing` of the reader from the plan's up; CSS px a metre of the home; the names of a level under labels are left out. */
  look(bearing: number, elevation: number, scale: number, covered: number | undefined): void;
}

/**
 * The names of rooms lying on their floors along the walls, turned by quarters so that they are readable from the
 * reader's side.
 */
export function createRoomNames(): RoomNames {
  const texture = new Texture();
  // Lying flat they are seen at a low angle: without this they blur.
  texture.anisotropy = 8;
  // Browsers take a bitmap as it is: from above, its alpha multiplied.
  texture.flipY = false;
  const uniforms = { atlas: { value: texture }, turn: { value: 0 }, size: { value: 1 } };
  const mesh = new Mesh(
    new BufferGeometry(),
    new ShaderMaterial({
      vertexShader: NAME_VERTEX,
      fragmentShader: NAME_FRAGMENT,
      uniforms,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
    }),
  );
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  let names: readonly RoomName[] = [];
  let widths: readonly number[] = [];
  let shelves: Shelves = shelve(widths);
  let model: HomeModel | undefined;
  let from: { readonly bearing: number; readonly elevation: number } = { bearing: 180, elevation: 46 };
  let [size, least] = [1, 1];
  let under: number | undefined;
  let laid = '';

  /** The page sends letters after the names they belong to: until then the mesh has none. */
  function lay(): void {
    const isReady = model !== undefined && widths.length === names.length;
    const shown =
      model && isReady
        ? shownNames(model, names, from, size, least).filter(({ name }) => name.level !== under)
        : [];
    mesh.visible = shown.length > 0;
    const key = shown.map(({ row, at, share }) => `${row} ${at.join()} ${share}`).join(' ');
    if (key === laid) return;
    laid = key;
    mesh.geometry.dispose();
    mesh.geometry = nameGeometry(shown, widths, shelves);
  }

  return {
    mesh,
    setNames(next, of) {
      if (next === names && of === model) return;
      names = next;
      model = of;
      lay();
    },
    setLetters(picture, next) {
      widths = next;
      shelves = shelve(next);
      // Another size needs another texture.
      texture.dispose();
      texture.image = picture;
      texture.needsUpdate = true;
      laid = '';
      lay();
    },
    look(bearing, elevation, scale, covered) {
      // The right of the stage is a quarter before the direction to the reader; letters run along the walls.
      uniforms.turn.value = (Math.round((bearing - 180) / 90) * Math.PI) / 2;
      from = { bearing, elevation };
      const [px, share] = nameSize(scale);
      [size, least] = [px / scale, share];
      uniforms.size.value = (size * ROW) / LETTERS;
      under = covered;
      lay();
    },
  };
}

function nameGeometry(shown: readonly ShownName[], widths: readonly number[], shelves: Shelves) {
  const [foot, corner, uv, index]: number[][] = [[], [], [], []];
  for (const [place, { at, row, share }] of shown.entries()) {
    const [x, y, z] = at;
    const aspect = widths[row]! / ROW;
    const shelf = shelves.places[row]!;
    const middle = shelf.left + widths[row]! / 2;
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      foot!.push(x, z + 0.03, y);
      corner!.push((right * aspect * share) / 2, (down * share) / 2);
      uv!.push(
        (middle + (right * widths[row]!) / 2) / shelves.width,
        (shelf.row + 0.5 + down / 2) / shelves.rows,
      );
    }
    index!.push(...[0, 2, 1, 1, 2, 3].map(each => place * 4 + each));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(foot!), 3));
  geometry.setAttribute('corner', new BufferAttribute(Float32Array.from(corner!), 2));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv!), 2));
  geometry.setIndex(index!);
  return geometry;
}
