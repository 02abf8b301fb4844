import { buffersOf, buildCasters, courtyard, type Faces, indoors, type Strokes } from '@app/building';
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
} from 'three';
import { FACE_FRAGMENT, FACE_VERTEX, STROKE_FRAGMENT, STROKE_VERTEX } from './shaders';
import type { SharedUniforms } from './shared';

/** The house in three meshes: its faces, its strokes, and the plain body that casts its shadow. */
export interface HouseMeshes {
  readonly faces: Mesh;
  readonly strokes: Mesh;
  readonly caster: Mesh;
  /** Lifted roofs cast no shadow. */
  setRoofCasts(casts: boolean): void;
}

export function createHouseMeshes(shared: SharedUniforms): HouseMeshes {
  const { ground, standing } = courtyard();
  const buffers = buffersOf(
    [ground, ...standing.flatMap(({ body }) => body), ...indoors()],
    standing.flatMap(({ roof }) => roof),
  );
  const faces = new Mesh(faceGeometry(buffers.faces), faceMaterial(shared, true));
  faces.receiveShadow = true;
  const strokes = new Mesh(strokeGeometry(buffers.strokes), strokeMaterial(shared));
  const { position, roofsFrom } = buildCasters();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  // Only the light sees it.
  const caster = new Mesh(
    geometry,
    new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: DoubleSide }),
  );
  caster.castShadow = true;
  return {
    faces,
    strokes,
    caster,
    setRoofCasts: casts => geometry.setDrawRange(0, casts ? Number.POSITIVE_INFINITY : roofsFrom),
  };
}

export function faceGeometry({ position, normal, uv, style }: Faces): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setAttribute('style', new BufferAttribute(style, 3));
  return geometry;
}

export function strokeGeometry({ position, other, style, index }: Strokes): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('other', new BufferAttribute(other, 3));
  geometry.setAttribute('style', new BufferAttribute(style, 4));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

/** The courtyard's ground is outdoors; a home's is its floors. */
export function faceMaterial(shared: SharedUniforms, groundIsOpen = false): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: FACE_VERTEX,
    fragmentShader: FACE_FRAGMENT,
    uniforms: {
      ...UniformsUtils.clone(UniformsLib.lights),
      ...shared,
      snowOnGround: { value: groundIsOpen ? 1 : 0 },
    },
    lights: true,
    side: DoubleSide,
  });
}

/**
 * Strokes are in front of the faces they bound; those drawn `over` everything ignore depth. They blend: coverage by
 * samples breaks a thin line into dots at one px of the screen to a CSS px. So what is on the ground is drawn before
 * them (`renderOrder` below 0), what lies on faces after them.
 */
export function strokeMaterial(shared: SharedUniforms, over = false): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: STROKE_VERTEX,
    fragmentShader: STROKE_FRAGMENT,
    uniforms: { ...shared, opacity: { value: 1 } },
    side: DoubleSide,
    transparent: true,
    depthTest: !over,
    depthWrite: !over,
  });
}
