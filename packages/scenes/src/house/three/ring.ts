import { MOUNTAINS, TRIGRAMS } from '@app/fengshui';
import { FALLBACK_LANGUAGE, inFaceOf, parseFace } from '@app/i18n';
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
  Vector3,
} from 'three';
import { RING, RING_UNITS } from '../../ink/geometry/compass';
import type { Palette } from '../palette';
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

const CELL = 128;
const COLUMNS = 8;
const ROWS = 5;
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
  const atlas = new CanvasTexture(document.createElement('canvas'));
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
      paintAtlas(atlas, palette.display);
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
      uv.push(u + (x + 1) / 2 / COLUMNS, 1 - (v + (z + 1) / 2 / ROWS));
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

function paintAtlas(texture: CanvasTexture<HTMLCanvasElement>, fontFamily: string): void {
  const canvas = texture.image;
  canvas.width = COLUMNS * CELL;
  canvas.height = ROWS * CELL;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const middleOf = (cell: number) =>
    [((cell % COLUMNS) + 0.5) * CELL, (Math.floor(cell / COLUMNS) + 0.5) * CELL] as const;
  // The language of the page (R12); a picture is drawn in it once.
  const inFace = inFaceOf(parseFace(document.documentElement.lang) ?? FALLBACK_LANGUAGE);
  const write = (text: string, cell: number, size: number) => {
    pen.font = `${size}px ${fontFamily}`;
    pen.fillText(text, ...middleOf(cell));
  };
  for (const [place, { zh }] of MOUNTAINS.entries()) write(zh, place, place % 6 === 0 ? 112 : 98);
  for (const [place, { zh }] of TRIGRAMS.entries()) write(inFace(zh), 24 + place, 92);
  for (const [place, { lines }] of TRIGRAMS.entries()) {
    const [x, y] = middleOf(32 + place);
    for (const [line, whole] of lines.entries()) {
      const top = y + 32 - line * 32 - 3;
      if (whole === 1) pen.fillRect(x - 50, top, 100, 6);
      else {
        pen.fillRect(x - 50, top, 38, 6);
        pen.fillRect(x + 12, top, 38, 6);
      }
    }
  }
  texture.needsUpdate = true;
}
