import type { RoomName } from '@app/building/plan';
import { BufferAttribute, BufferGeometry, CanvasTexture, Mesh, ShaderMaterial } from 'three';
import { cssOf, type Palette } from '../palette';
import { NAME_FRAGMENT, NAME_VERTEX } from './shaders';

/** px of a row of the texture and of its letters. */
const ROW = 48;
const LETTERS = 32;
const WIDTH = 720;
/** Height of the letters' row on the floor, metres; on a small stage it grows until it is readable. */
const SIZE = { least: 0.62, most: 1, px: 23 } as const;

export interface RoomNames {
  readonly mesh: Mesh;
  setNames(names: readonly RoomName[], before: readonly RoomName[] | undefined): void;
  setPalette(palette: Palette): void;
  /** `bearing` of the reader from the plan's up; CSS px a metre of the home. */
  look(bearing: number, scale: number): void;
}

/**
 * The names of rooms lying on their floors along the walls, turned by quarters so that they are readable from the
 * reader's side.
 */
export function createRoomNames(): RoomNames {
  const texture = new CanvasTexture(document.createElement('canvas'));
  // Lying flat they are seen at a low angle: without this they blur.
  texture.anisotropy = 8;
  // Otherwise the black of empty texels would bleed into the letters' edges.
  texture.premultiplyAlpha = true;
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
  let palette: Palette | undefined;

  function write(): void {
    if (!palette) return;
    const canvas = texture.image;
    const rows = Math.max(1, names.length);
    canvas.width = WIDTH;
    canvas.height = rows * ROW;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.font = `${LETTERS}px ${palette.display}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    const widths = names.map(({ text }, row) => {
      const middle = (row + 0.5) * ROW;
      pen.lineWidth = 5;
      pen.strokeStyle = cssOf(palette!.lit.ground, 0.8);
      pen.strokeText(text, WIDTH / 2, middle, WIDTH - 20);
      pen.fillStyle = cssOf(palette!.text);
      pen.fillText(text, WIDTH / 2, middle, WIDTH - 20);
      return Math.min(WIDTH, pen.measureText(text).width + 16);
    });
    texture.dispose();
    texture.needsUpdate = true;
    mesh.geometry.dispose();
    mesh.geometry = nameGeometry(names, widths);
    mesh.visible = names.length > 0;
  }

  return {
    mesh,
    setNames(next, before) {
      names = next;
      if (JSON.stringify(next) !== JSON.stringify(before)) write();
    },
    setPalette(next) {
      if (palette === next) return;
      palette = next;
      write();
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
      uv!.push(0.5 + (right * widths[row]!) / WIDTH / 2, 1 - (row + 0.5 + down / 2) / names.length);
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
