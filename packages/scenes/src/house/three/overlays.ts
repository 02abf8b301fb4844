import { buffersOf, type Faces, LIGHT_POOLS, type Strokes } from '@app/building';
import type { Cover, Orbit } from '@app/building/orbit';
import { besideHouse, bodySize, isOnRim, onPicture, skyPlace } from '@app/building/skyPlace';
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  ShaderMaterial,
  Vector3,
} from 'three';
import { coverOf } from '../coverOf';
import { buildArrows, buildNeedles, buildPalaces, buildPath } from '../geometry/marks';
import { isSameLayout } from '../palaceGrid';
import type { Palette } from '../palette';
import { type StageView, skyOver } from '../view';
import { faceGeometry, faceMaterial, strokeGeometry, strokeMaterial } from './house';
import { RING_REACH } from './ring';
import { GLOW_FRAGMENT, LIGHT_VERTEX } from './shaders';
import { type SharedUniforms, set } from './shared';

const EMPTY = buffersOf([]);

/** Everything laid over the house and redrawn when the view changes: path, arrows, needles, palaces, lamplight. */
export interface Overlays {
  /** To be turned with the world, the ring and the house. */
  readonly world: Group;
  readonly compass: Group;
  readonly house: Group;
  setView(view: StageView, before: StageView | undefined): void;
  /** Puts the palaces this many metres above the ground. */
  raisePalaces(height: number): void;
  /**
   * The path of the day is drawn beside the house, as the reader sees it, in a view that shows `half` metres to each side,
   * each of `scale` CSS px.
   */
  look(orbit: Orbit, half: number, scale: number): void;
  setPalette(palette: Palette): void;
}

export function createOverlays(shared: SharedUniforms): Overlays {
  const path = new Mesh(strokeGeometry(EMPTY.strokes), strokeMaterial(shared));
  const arrowFaces = new Mesh(faceGeometry(EMPTY.faces), faceMaterial(shared));
  const arrowStrokes = new Mesh(strokeGeometry(EMPTY.strokes), strokeMaterial(shared));
  const needles = new Mesh(faceGeometry(buildNeedles(RING_REACH)), faceMaterial(shared));
  const wash = new MeshBasicMaterial({ transparent: true, opacity: 0.2, side: DoubleSide, depthTest: false });
  const palaceFaces = new Mesh(faceGeometry(EMPTY.faces), wash);
  const palaceStrokes = new Mesh(strokeGeometry(EMPTY.strokes), strokeMaterial(shared, true));
  const glow = createGlow();
  glow.mesh.renderOrder = 1;
  palaceFaces.renderOrder = 3;
  palaceStrokes.renderOrder = 4;
  const all = [path, arrowFaces, arrowStrokes, needles, palaceFaces, palaceStrokes, glow.mesh];
  // They are small and always near the middle: culling costs more than it saves.
  for (const mesh of all) mesh.frustumCulled = false;
  let way: Partial<ReturnType<typeof skyOver>> & { readonly cover?: Cover; readonly from?: string } = {};
  const palaces = new Group().add(palaceFaces, palaceStrokes);
  return {
    world: new Group().add(path),
    compass: new Group().add(arrowFaces, arrowStrokes),
    house: new Group().add(needles, glow.mesh, palaces),
    raisePalaces: height => palaces.position.setY(height),
    look({ bearing, elevation }, half, scale) {
      const from = `${bearing} ${elevation} ${half}`;
      if (way.from === from) return;
      way = { ...way, from };
      const isBefore = way.body && isOnRim(way.body, { bearing, elevation }, way.cover, half);
      const body = way.body && { ...way.body, reach: bodySize(scale) };
      const beside =
        way.path && !isBefore ? besideHouse(way.path, { bearing, elevation }, way.cover, half, body) : [];
      replaceStrokes(
        path,
        buildPath(
          beside,
          point => skyPlace(point, { bearing, elevation }, way.cover, half),
          ([east, south, up]) => {
            const { across, upwards } = onPicture([east, up, south], { bearing, elevation });
            return [across, upwards];
          },
        ),
      );
    },
    setPalette(palette) {
      wash.color.setRGB(...palette.lit.gilt);
      set(glow.colour, palette.lamp);
    },
    setView(view, before) {
      glow.mesh.visible = view.lit && !view.home;
      // Snow gives back more of it than stone.
      glow.strength.value = view.season?.snow ? 0.72 : 0.42;
      if ((['path', 'body', 'season', 'home'] as const).some(field => view[field] !== before?.[field]))
        way = { ...skyOver(view), cover: coverOf(view) };
      if (view.arrows !== before?.arrows) {
        const { faces, strokes } = buildArrows(view.arrows);
        replaceFaces(arrowFaces, faces);
        replaceStrokes(arrowStrokes, strokes);
      }
      palaces.visible = view.overlay;
      if (!before || view.selected !== before.selected || !isSameLayout(view, before)) {
        const { faces, strokes } = buildPalaces(view);
        replaceFaces(palaceFaces, faces);
        replaceStrokes(palaceStrokes, strokes);
      }
    },
  };
}

function replaceFaces(mesh: Mesh, faces: Faces): void {
  mesh.geometry.dispose();
  mesh.geometry = faceGeometry(faces);
}

function replaceStrokes(mesh: Mesh, strokes: Strokes): void {
  mesh.geometry.dispose();
  mesh.geometry = strokeGeometry(strokes);
}

/** Light from the open doors on the paving. */
function createGlow() {
  const position: number[] = [];
  const uv: number[] = [];
  for (const pool of LIGHT_POOLS) {
    const [a, b, c, d] = pool.map(([x, y]) => [x, 0.04, y] as const);
    for (const [corner, u, v] of [
      [a, 0, 0],
      [b, 1, 0],
      [c, 1, 1],
      [a, 0, 0],
      [c, 1, 1],
      [d, 0, 1],
    ] as const) {
      if (corner) position.push(...corner);
      uv.push(u, v);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2));
  const colour = new Vector3();
  const strength = { value: 0 };
  const material = new ShaderMaterial({
    vertexShader: LIGHT_VERTEX,
    fragmentShader: GLOW_FRAGMENT,
    uniforms: { colour: { value: colour }, strength },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  return { mesh: new Mesh(geometry, material), colour, strength };
}
