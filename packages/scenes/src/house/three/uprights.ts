import type { Cover, Orbit, WorldPoint } from '@app/building/orbit';
import { bodySize, isOnRim, skyPlace } from '@app/building/skyPlace';
import type { SkyBody } from '@app/home';
import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial, Vector3, Vector4 } from 'three';
import { MARIA } from '../../ink/maria';
import type { Palette } from '../palette';
import { BODY_FRAGMENT, UPRIGHT_VERTEX } from './shaders';
import { set } from './shared';

/** A rectangle facing the reader: its foot is in the scene, its sides are metres on the picture from there. */
export interface Upright {
  readonly foot: WorldPoint;
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** The visible part of the texture, 0 to 1, v upwards. */
  readonly u: readonly [from: number, to: number];
  readonly v: readonly [from: number, to: number];
  /** How much farther from the reader it is, metres of the world. */
  readonly behind?: number;
}

export function uprightGeometry(uprights: readonly Upright[]): BufferGeometry {
  const feet: number[] = [];
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (const [at, { foot, x, y, u, v, behind = 0 }] of uprights.entries()) {
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      feet.push(...foot);
      position.push(x[column], y[row], -behind);
      uv.push(u[column], v[row]);
    }
    index.push(...[0, 1, 2, 2, 1, 3].map(corner => at * 4 + corner));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('foot', new BufferAttribute(Float32Array.from(feet), 3));
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2));
  geometry.setIndex(index);
  return geometry;
}

const WHOLE = [0, 1] as const;
/** The radius of sun and moon with their halo, metres. */
const BODY_REACH = 1.15;

export interface BodyMesh {
  readonly mesh: Mesh;
  setPalette(palette: Palette): void;
  setBody(body: SkyBody | undefined, cover: Cover): void;
  /** Places the body for a view of so many px a metre that shows `half` metres to each side. */
  look(orbit: Orbit, half: number, scale: number): void;
}

export function createBodyMesh(): BodyMesh {
  const uniforms = {
    nearer: { value: BODY_REACH },
    size: { value: 1 },
    isMoon: { value: 0 },
    cycle: { value: 0 },
    maria: { value: MARIA.map(({ x, y, rx, ry }) => new Vector4(x, y, rx, ry)) },
    sunColour: { value: new Vector3() },
    haloColour: { value: new Vector3() },
    moonLit: { value: new Vector3() },
    moonDark: { value: new Vector3() },
    moonRim: { value: new Vector3() },
  };
  let shown: { readonly body: SkyBody; readonly cover: Cover } | undefined;
  // Twice its reach: the moon has a halo.
  const span = [-2 * BODY_REACH, 2 * BODY_REACH] as const;
  const mesh = new Mesh(
    uprightGeometry([{ foot: [0, 0, 0], x: span, y: span, u: WHOLE, v: WHOLE }]),
    uprightMaterial(BODY_FRAGMENT, uniforms),
  );
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  return {
    mesh,
    setPalette(palette) {
      set(uniforms.sunColour.value, palette.lit.seal);
      set(uniforms.haloColour.value, palette.lit.gilt);
      set(uniforms.moonLit.value, palette.moonLit);
      set(uniforms.moonDark.value, palette.moonDark);
      set(uniforms.moonRim.value, palette.moonRim);
    },
    setBody(body, cover) {
      shown = body && { body, cover };
      mesh.visible = body !== undefined;
      if (!body) return;
      uniforms.isMoon.value = body.kind === 'moon' ? 1 : 0;
      uniforms.cycle.value = body.kind === 'moon' ? body.cycle : 0;
    },
    look(orbit, half, scale) {
      if (!shown) return;
      mesh.visible = shown.body.altitude > -2 && !isOnRim(shown.body, orbit, shown.cover, half);
      mesh.position.set(...skyPlace(shown.body, orbit, shown.cover, half));
      uniforms.size.value = bodySize(scale);
    },
  };
}

export const uprightMaterial = (
  fragmentShader: string,
  uniforms: ShaderMaterial['uniforms'],
): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: UPRIGHT_VERTEX,
    fragmentShader,
    uniforms: { size: { value: 1 }, ...uniforms },
    transparent: true,
  });
