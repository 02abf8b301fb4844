import { buffersOf, type InkFace, type InkLine, triangles } from '@app/building';
import type { Orbit } from '@app/building/orbit';
import { floorsOf, type HomeModel, isFar, type Rim } from '@app/building/plan';
import {
  BufferAttribute,
  BufferGeometry,
  type Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  ShaderMaterial,
  Vector3,
} from 'three';
import { levelUnderLabels } from '../palaceGrid';
import type { Palette } from '../palette';
import { type BuiltHome, isVeiled, type StageView } from '../view';
import { faceGeometry, faceMaterial, strokeGeometry, strokeMaterial } from './house';
import { createRoomNames, type RoomNames } from './roomNames';
import { LAMP_FRAGMENT, LIGHT_VERTEX, SHADE_FRAGMENT, SHADE_VERTEX } from './shaders';
import { type SharedUniforms, set } from './shared';

/** A person's own home in the ring. */
export interface OwnHomeMeshes {
  readonly group: Group;
  setView(view: StageView, before: StageView | undefined): void;
  setPalette(palette: Palette): void;
  readonly setLetters: RoomNames['setLetters'];
  /**
   * Far walls stay whole and names are oriented to the reader's position; `scale` is CSS px per metre of the scene, `width`
   * of the picture in CSS px.
   */
  look(orbit: Orbit, scale: number, width: number): void;
}

const RADIANS = Math.PI / 180;
/** R1069: opacity of the seal on the floors of rooms that are named, as in the drawing (ownHome.css). */
const TINT = 0.2;
/** Light is this far above the surface it falls on, metres. */
const OVER = 0.015;
/** How far a lamp reaches: this share of its floor's longer side, at most as in a small hall, metres. */
const LAMP = { share: 0.6, most: 3.6 } as const;

interface RimMeshes {
  readonly outward: Rim['outward'];
  readonly low: Group;
  readonly tall: Group;
}

export function createOwnHome(shared: SharedUniforms): OwnHomeMeshes {
  const group = new Group();
  const built = new Group();
  const faces = faceMaterial(shared);
  const strokes = strokeMaterial(shared);
  const sky = lightMesh(0.5);
  const lamps = createLamps();
  const named = lightMesh(TINT);
  const names = createRoomNames();
  const shade = createShade();
  group.add(shade.mesh, built, sky.mesh, lamps.mesh, named.mesh, names.mesh);
  group.visible = false;
  let rims: readonly RimMeshes[] = [];
  let view: StageView | undefined;
  let home: BuiltHome | undefined;
  /** R925: in rain and snow the light on the floors is dim. */
  let clarity = 1;
  let palette: Palette | undefined;

  // Neither casts nor receives: walls and panes would throw shards on the ring, and darken every room (R818).
  const inked = (list: readonly InkFace[], more: readonly InkLine[] = []): Group => {
    const buffers = buffersOf(list, [], more);
    const body = new Mesh(faceGeometry(buffers.faces), faces);
    const lines = new Mesh(strokeGeometry(buffers.strokes), strokes);
    body.frustumCulled = lines.frustumCulled = false;
    return new Group().add(body, lines);
  };

  function build(model: HomeModel): void {
    clear(built);
    const all = model.storeys.flatMap(({ ground, body, roof }) => [...ground, ...body, ...roof]);
    const guides = model.storeys.flatMap(storey => storey.guides);
    built.add(inked(all, guides));
    rims = rimsOf(model).map(({ outward, low, tall }) => ({
      outward,
      low: inked(low),
      tall: inked(tall),
    }));
    for (const { low, tall } of rims) built.add(low, tall);
  }

  function paint(): void {
    if (!palette || !home) return;
    (sky.mesh.material as MeshBasicMaterial & { color: Color }).color.setRGB(
      ...(home.byMoon ? palette.moonlight : palette.lamp),
    );
    (sky.mesh.material as MeshBasicMaterial).opacity = (home.byMoon ? 0.7 : 0.6) * clarity;
    set(lamps.colour, palette.lamp);
    (named.mesh.material as MeshBasicMaterial).color.setRGB(...palette.lit.seal);
  }

  return {
    group,
    setView(next, before) {
      view = next;
      home = next.home;
      clarity = isVeiled(next) ? 0.3 : 1;
      group.visible = home !== undefined;
      if (!home) return;
      group.rotation.y = -home.up * RADIANS;
      group.scale.setScalar(home.scale);
      if (home.model !== before?.home?.model) {
        build(home.model);
        shade.setRings(home.model.shade);
      }
      shade.fallFrom(next.body?.azimuth, home.up);
      if (home.light !== before?.home?.light) {
        sky.setRings(home.light.floors.flatMap(({ patches, tops }) => [...patches, ...tops]));
        lamps.setRings(home.light.floors.flatMap(floor => floor.lamps));
      }
      if (home.model !== before?.home?.model || next.named !== before?.named)
        named.setRings(home.model.storeys.flatMap(storey => floorsOf(storey, next.named)));
      names.setNames(home.names, home.model);
      paint();
    },
    setPalette(next) {
      palette = next;
      paint();
    },
    setLetters: names.setLetters,
    look({ bearing, elevation }, scale, width) {
      if (!view || !home) return;
      const from = (bearing - home.up) * RADIANS;
      const eye = [Math.sin(from), -Math.cos(from)] as const;
      for (const { outward, low, tall } of rims) {
        tall.visible = isFar({ outward }, eye);
        low.visible = !tall.visible;
      }
      names.look(bearing - home.up, elevation, scale * home.scale, levelUnderLabels(view, width));
    },
  };
}

/** Outer walls of all storeys with one facing. */
function rimsOf(model: HomeModel): readonly Rim[] {
  const found = new Map<string, { readonly outward: Rim['outward']; low: InkFace[]; tall: InkFace[] }>();
  for (const { outward, low, tall } of model.storeys.flatMap(storey => storey.rims)) {
    const key = outward.map(part => Math.round(part * 50)).join();
    const rim = found.get(key) ?? { outward, low: [], tall: [] };
    rim.low.push(...low);
    rim.tall.push(...tall);
    found.set(key, rim);
  }
  return [...found.values()];
}

function clear(group: Group): void {
  group.traverse(object => object instanceof Mesh && object.geometry.dispose());
  group.clear();
}

type Rings = BuiltHome['light']['floors'][number]['patches'];

/** Flat shapes as triangles, slightly above their surface, with the middle of each ring at the origin of `uv`. */
function ringGeometry(rings: Rings): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  for (const ring of rings) {
    const sides = [0, 1].map(axis => {
      const along = ring.map(corner => corner[axis]!);
      return [Math.min(...along), Math.max(...along)] as const;
    });
    const middle = sides.map(([from, to]) => (from + to) / 2) as [number, number];
    const reach = Math.min(LAMP.most, LAMP.share * Math.max(...sides.map(([from, to]) => to - from)));
    for (const [x, y, z] of triangles(ring).flat()) {
      position.push(x, z + OVER, y);
      uv.push((x - middle[0]) / reach, (y - middle[1]) / reach);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2));
  return geometry;
}

function ringMesh(material: MeshBasicMaterial | ShaderMaterial) {
  const mesh = new Mesh(ringGeometry([]), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return {
    mesh,
    setRings(rings: Rings) {
      mesh.geometry.dispose();
      mesh.geometry = ringGeometry(rings);
      mesh.visible = rings.length > 0;
    },
  };
}

/** Layers of the shadow on the ground, metres from one to the next: the last is its outline. */
const SHADE = { layers: 4, step: 0.25 } as const;

/** R818: the soft shadow at the foot of the walls, away from the light, so that the home stands on the ground. */
function createShade() {
  const offset = new Vector3();
  const material = new ShaderMaterial({
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    uniforms: { offset: { value: offset } },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -1;
  return {
    mesh,
    setRings(rings: HomeModel['shade']) {
      const flat = rings.flatMap(triangles).flat();
      const position: number[] = [];
      const layer: number[] = [];
      for (let at = 1; at <= SHADE.layers; at++)
        for (const [x, y] of flat) {
          position.push(x, 0.02, y);
          layer.push(at * SHADE.step);
        }
      mesh.geometry.dispose();
      mesh.geometry = new BufferGeometry();
      mesh.geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
      mesh.geometry.setAttribute('layer', new BufferAttribute(Float32Array.from(layer), 1));
    },
    /** `azimuth` of sun or moon from true north; without them it falls to the southwest. */
    fallFrom(azimuth = 45, up = 0) {
      const from = (azimuth - up) * RADIANS;
      offset.set(-Math.sin(from), 0, Math.cos(from));
    },
  };
}

const lightMesh = (opacity: number) =>
  ringMesh(new MeshBasicMaterial({ transparent: true, opacity, side: DoubleSide, depthWrite: false }));

function createLamps() {
  const colour = new Vector3();
  const made = ringMesh(
    new ShaderMaterial({
      vertexShader: LIGHT_VERTEX,
      fragmentShader: LAMP_FRAGMENT,
      uniforms: { colour: { value: colour } },
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    }),
  );
  return { ...made, colour };
}
