import { RING, RING_UNITS } from '@app/building';
import { MOUNTAINS, TRIGRAMS } from '@app/fengshui';
import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Texture,
  UniformsLib,
  UniformsUtils,
  Vector3,
} from 'three';
import type { Palette } from '../palette';
import { COLUMNS, ROWS } from '../stage/lettering';
import { GLYPH_FRAGMENT, GLYPH_VERTEX, RING_FRAGMENT, RING_VERTEX } from './shaders';
import { type SharedUniforms, set } from './shared';

/** Radii of the ring in metres, in the order the shader reads them. */
const RADII = [
  RING.floor,
  RING.trigramsFrom,
  RING.trigramsTo,
  RING.mountainsFrom,
  RING.mountainsTo,
  RING.ticksFrom,
  RING.outer,
  RING.outer + 2,
].map(units => units / RING_UNITS);
/** Metres from the middle to the rim of the ring. */
export const RING_REACH = RING.outer / RING_UNITS;

const MOUNTAIN_RADIUS = (RING.mountainsFrom + RING.mountainsTo) / 2 / RING_UNITS;
const TRIGRAM_RADIUS = (RING.trigramsFrom + RING.trigramsTo) / 2 / RING_UNITS;
/** Side of a character's square, metres. */
const MOUNTAIN_SIZE = 2.1;
const TRIGRAM_SIZE = 1.5;
/** A trigram precedes its name by this angle, degrees. */
const NAME_ANGLE = 3.4;

export interface RingMeshes {
  readonly disc: Mesh;
  readonly glyphs: Mesh;
  setPalette(palette: Palette): void;
  /** Its characters, painted by the page. */
  setLetters(picture: ImageBitmap): void;
  /** The palace the house faces: 0 = north, clockwise. */
  setMarked(sector: number): void;
}

/** The luopan on the ground: a disc whose lines are drawn by its shader, and one mesh of characters. */
export function createRingMeshes(shared: SharedUniforms): RingMeshes {
  const own = {
    radii: { value: RADII },
    markedSector: { value: 4 },
    bedColour: { value: new Vector3() },
    bedOpacity: { value: 1 },
    strongColour: { value: new Vector3() },
    thinColour: { value: new Vector3() },
    tint: { value: 1 },
  };
  const disc = new Mesh(
    new PlaneGeometry(2 * RING_REACH + 1, 2 * RING_REACH + 1).rotateX(-Math.PI / 2),
    new ShaderMaterial({
      vertexShader: RING_VERTEX,
      fragmentShader: RING_FRAGMENT,
      uniforms: { ...UniformsUtils.clone(UniformsLib.lights), ...shared, ...own },
      lights: true,
      transparent: true,
      depthWrite: false,
    }),
  );
  disc.receiveShadow = true;
  disc.renderOrder = -2;
  const atlas = new Texture();
  // Browsers take a bitmap as it is.
  atlas.flipY = false;
  // The ring is seen at a low angle: without this its characters blur.
  atlas.anisotropy = 8;
  const ink = {
    atlas: { value: atlas },
    plainColour: { value: new Vector3() },
    cardinalColour: { value: new Vector3() },
  };
  const glyphs = new Mesh(
    glyphGeometry(),
    new ShaderMaterial({
      vertexShader: GLYPH_VERTEX,
      fragmentShader: GLYPH_FRAGMENT,
      uniforms: { ...shared, ...ink },
      transparent: true,
      depthWrite: false,
    }),
  );
  glyphs.frustumCulled = false;
  glyphs.renderOrder = -1;
  return {
    disc,
    glyphs,
    setPalette(palette) {
      set(own.bedColour.value, palette.bed);
      own.bedOpacity.value = palette.bedOpacity;
      set(own.strongColour.value, palette.ringStrong);
      set(own.thinColour.value, palette.ringThin);
      set(ink.plainColour.value, palette.mountain);
      set(ink.cardinalColour.value, palette.cardinal);
    },
    setLetters(picture) {
      atlas.image = picture;
      atlas.needsUpdate = true;
    },
    setMarked(sector) {
      own.markedSector.value = sector;
    },
  };
}

/** Characters in the order of the atlas: 24 mountains, 8 trigram names, 8 trigrams. */
function glyphGeometry(): BufferGeometry {
  const position: number[] = [];
  const spots: number[] = [];
  const kinds: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const add = (bearing: number, radius: number, size: number, kind: number) => {
    const cell = position.length / 12;
    const [u, v] = [(cell % COLUMNS) / COLUMNS, Math.floor(cell / COLUMNS) / ROWS];
    for (const [x, z] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      position.push((x * size) / 2, 0, (z * size) / 2);
      spots.push(bearing, radius);
      kinds.push(kind);
      uv.push(u + (x + 1) / 2 / COLUMNS, v + (z + 1) / 2 / ROWS);
    }
    index.push(...[0, 2, 1, 1, 2, 3].map(corner => cell * 4 + corner));
  };
  for (const [place, { centre }] of MOUNTAINS.entries()) {
    add(centre, MOUNTAIN_RADIUS, MOUNTAIN_SIZE, place % 6 === 0 ? 1 : 0);
  }
  for (const place of TRIGRAMS.keys()) add(place * 45 + NAME_ANGLE, TRIGRAM_RADIUS, TRIGRAM_SIZE, 0);
  for (const place of TRIGRAMS.keys()) add(place * 45 - NAME_ANGLE, TRIGRAM_RADIUS, TRIGRAM_SIZE, 2);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('spot', new BufferAttribute(Float32Array.from(spots), 2));
  geometry.setAttribute('kind', new BufferAttribute(Float32Array.from(kinds), 1));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2));
  geometry.setIndex(index);
  return geometry;
}
