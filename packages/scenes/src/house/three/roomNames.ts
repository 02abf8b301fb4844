import type { RoomName } from '@app/building/plan';
import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial, Texture } from 'three';
import { ROW, WIDTH } from '../stage/lettering';
import { NAME_FRAGMENT, NAME_VERTEX } from './shaders';

/** Height of the letters' row on the floor, metres; on a small stage it grows until it is readable. */
const SIZE = { least: 1.04, most: 1.67, px: 39 } as const;

export interface RoomNames {
  readonly mesh: Mesh;
  setNames(names: readonly RoomName[]): void;
  /** A row for each of the names, painted by the page. */
  setLetters(picture: ImageBitmap, widths: readonly number[]): void;
  /** `bearing` of the reader from the plan's up; CSS px a metre of the home. */
  look(bearing: number, scale: number): void;
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
  const uniforms = { atlas: { value: texture }, turn: { value: 0 }, size: { value: SIZE.least as number } };
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

  /** The page sends letters after the names they belong to: until then the mesh has none. */
  function lay(): void {
    mesh.geometry.dispose();
    mesh.visible = names.length > 0 && widths.length === names.length;
    if (mesh.visible) mesh.geometry = nameGeometry(names, widths);
  }

  return {
    mesh,
    setNames(next) {
      if (next === names) return;
      names = next;
      lay();
    },
    setLetters(picture, next) {
      widths = next;
      // Another size needs another texture.
      texture.dispose();
      texture.image = picture;
      texture.needsUpdate = true;
      lay();
    },
    look(bearing, scale) {
      // The right of the stage is a quarter before the direction to the reader; letters run along the walls.
      uniforms.turn.value = (Math.round((bearing - 180) / 90) * Math.PI) / 2;
      uniforms.size.value = Math.min(Math.max(SIZE.least, SIZE.px / scale), SIZE.most);
    },
  };
}

function nameGeometry(names: readonly RoomName[], widths: readonly number[]): BufferGeometry {
  const [foot, corner, room, uv, index]: number[][] = [[], [], [], [], []];
  for (const [row, { at, room: sides }] of names.entries()) {
    const [x, y, z] = at;
    const aspect = widths[row]! / ROW;
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      foot!.push(x, z + 0.03, y);
      corner!.push((right * aspect) / 2, down / 2);
      room!.push(sides[0] / aspect, sides[1] / aspect);
      uv!.push(0.5 + (right * widths[row]!) / WIDTH / 2, (row + 0.5 + down / 2) / names.length);
    }
    index!.push(...[0, 2, 1, 1, 2, 3].map(each => row * 4 + each));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(foot!), 3));
  geometry.setAttribute('corner', new BufferAttribute(Float32Array.from(corner!), 2));
  geometry.setAttribute('room', new BufferAttribute(Float32Array.from(room!), 2));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv!), 2));
  geometry.setIndex(index!);
  return geometry;
}
