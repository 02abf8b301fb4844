import { homeOrbit, type Orbit } from '@app/building/orbit';
import { DIRECTIONS, type Palace } from '@app/fengshui';
import { turned } from '@app/kernel';
import {
  DirectionalLight,
  Group,
  LinearSRGBColorSpace,
  Mesh,
  PCFShadowMap,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { dressOf } from '../dressOf';
import type { Lens } from '../lens';
import { palaceAtPoint, palaceHeight } from '../palaceGrid';
import type { Palette } from '../palette';
import { COURT, coverOf } from '../skyPlace';
import type { HouseView } from '../view';
import { createDress } from './dress';
import { createEye, type StageSize } from './eye';
import { createHouseMeshes } from './house';
import { createOverlays } from './overlays';
import { createOwnHome } from './ownHome';
import { createRingMeshes } from './ring';
import { applyHour, applyPalette, createSharedUniforms } from './shared';
import { createBodyMesh } from './uprights';

interface StageStats {
  /** Of the last frame, its shadow map included. */
  readonly drawCalls: number;
  readonly triangles: number;
  /** Frames drawn since the start. */
  readonly frames: number;
}

/** The house in three dimensions on one canvas. It draws only after a change. */
export interface HouseStage {
  setView(view: HouseView): void;
  setOrbit(orbit: Orbit): void;
  setPalette(palette: Palette): void;
  /** Size in CSS px. */
  resize(width: number, height: number, pixelRatio: number): void;
  /** The palace under a point of the canvas, CSS px from its top left corner. */
  palaceAt(x: number, y: number): Palace | undefined;
  /** The ground under a point of the canvas: metres from the middle, and the bearing from true north. */
  groundAt(x: number, y: number): { readonly distance: number; readonly bearing: number };
  /**
   * The place of a point of the palaces (x to the left-hand side of the house, y towards its gate, metres) on the canvas,
   * CSS px.
   */
  locate(x: number, y: number): readonly [left: number, top: number];
  /** How the scene lies on the canvas, as of the last frame. */
  lens(): Lens;
  /**
   * Draws the view at another size (CSS px, canvas px to each) and passes it on; while `take` runs, `locate` answers for
   * that size. Then everything is restored.
   */
  snapshot(size: StageSize, pixelRatio: number, take: (canvas: HTMLCanvasElement) => void): void;
  stats(): StageStats;
  /** Compiles its shaders while the page goes on; draws from then on. Call it when view and palette are set. */
  compile(): Promise<void>;
  /** Releases everything: textures, buffers, the context itself. */
  dispose(): void;
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  /** Animates the lifting of the roofs. */
  readonly animate: boolean;
  /** After each frame: labels can be moved to their places. */
  readonly onFrame: () => void;
}

/** px per metre at which strokes have the widths of the mocks. */
const MOCK_SCALE = 24;
const MAX_PIXEL_RATIO = 2;
const SHADOW_SIZE = 1024;
const SHADOW_REACH = 17;
const LIFT_MS = 420;
const RADIANS = Math.PI / 180;

/** Throws if the browser has no WebGL context. */
export function createHouseStage({ canvas, animate, onFrame }: StageOptions): HouseStage {
  // Tested here: the engine writes errors to the console before it throws its own.
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) throw new Error('no WebGL');
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  // The shaders write the colours of the style sheet without conversion.
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setClearColor(0x000000, 0);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.info.autoReset = false;

  const shared = createSharedUniforms();
  const scene = new Scene();
  const eye = createEye();
  const light = createLight();
  const ring = createRingMeshes(shared);
  const house = createHouseMeshes(shared);
  const dress = createDress(shared);
  const body = createBodyMesh();
  const ownHome = createOwnHome(shared);
  const overlays = createOverlays(shared);
  const courtyard = [house.faces, house.strokes, house.caster];
  const houseGroup = new Group().add(...courtyard, overlays.house);
  scene.add(
    light,
    light.target,
    ring.disc,
    ring.glyphs,
    houseGroup,
    ownHome.group,
    overlays.compass,
    overlays.world,
    body.mesh,
  );

  let view: HouseView | undefined;
  let palette: Palette | undefined;
  let orbit: Orbit = homeOrbit(180);
  let size: StageSize = { width: 1, height: 1 };
  let scale = 1;
  let frame = 0;
  let frames = 0;
  let isCompiled = false;
  let liftedAt = 0;
  let cover = COURT;

  function invalidate(): void {
    if (isCompiled && frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    frame = 0;
    if (!view || !palette) return;
    liftRoofs(now);
    overlays.raisePalaces(heightOfPalaces());
    placeEye();
    renderer.info.reset();
    renderer.render(scene, eye.camera);
    frames += 1;
    onFrame();
  }

  function setSize(next: StageSize, ratio: number): void {
    size = next;
    renderer.setPixelRatio(ratio);
    renderer.setSize(size.width, size.height, false);
    shared.pixelRatio.value = ratio;
    shared.viewport.value.set(size.width * ratio, size.height * ratio);
  }

  function liftRoofs(now: number): void {
    const goal = view?.roofLifted ? 1 : 0;
    const { roofLift } = shared;
    if (roofLift.value === goal) return;
    const step = animate ? Math.min((now - liftedAt) / LIFT_MS, 1) : 1;
    liftedAt = now;
    const rest = goal - roofLift.value;
    roofLift.value = Math.abs(rest) <= step ? goal : roofLift.value + Math.sign(rest) * step;
    invalidate();
  }

  function heightOfPalaces(): number {
    return view ? palaceHeight(view, shared.roofLift.value) : 0;
  }

  function placeEye(): void {
    scale = eye.look(orbit, size, cover);
    shared.viewDirection.value.copy(eye.direction);
    shared.weight.value = Math.min(Math.max(scale / MOCK_SCALE, 0.55), 1.6);
    shared.readerBearing.value = orbit.bearing;
    ownHome.look(orbit, scale);
    overlays.look(orbit);
    body.look(orbit);
  }

  /** The season is in the axes of its building. */
  function wear(next: HouseView): void {
    (next.home ? ownHome.group : houseGroup).add(dress.group);
    dress.setSize(next.home?.scale ?? 1);
    dress.setDress(dressOf(next));
    shared.snow.value = next.season?.snow ? 1 : 0;
  }

  function setLight(): void {
    if (!view || !palette) return;
    applyHour(shared, palette, view);
    light.position.copy(shared.lightDirection.value).multiplyScalar(SHADOW_REACH * 2);
    renderer.shadowMap.needsUpdate = true;
  }

  return {
    setView(next) {
      const before = view;
      view = next;
      houseGroup.rotation.y = (180 - next.facing) * RADIANS;
      houseGroup.updateMatrixWorld();
      overlays.compass.rotation.y = -next.ringTurn * RADIANS;
      shared.turn.value = next.ringTurn;
      ring.setMarked(DIRECTIONS.indexOf(next.facingPalace));
      overlays.setView(next, before);
      ownHome.setView(next, before);
      for (const part of courtyard) part.visible = !next.home;
      wear(next);
      cover = coverOf(next);
      body.setBody(next.body, cover);
      if (next.roofLifted !== before?.roofLifted) {
        house.setRoofCasts(!next.roofLifted);
        liftedAt = performance.now();
        if (!before) shared.roofLift.value = next.roofLifted ? 1 : 0;
      }
      setLight();
      invalidate();
    },
    setOrbit(next) {
      orbit = next;
      invalidate();
    },
    setPalette(next) {
      palette = next;
      applyPalette(shared, next);
      setLight();
      for (const part of [ring, dress, body, overlays, ownHome]) part.setPalette(next);
      invalidate();
    },
    resize(width, height, pixelRatio) {
      setSize(
        { width: Math.max(width, 1), height: Math.max(height, 1) },
        Math.min(pixelRatio, MAX_PIXEL_RATIO),
      );
      invalidate();
    },
    palaceAt(left, top) {
      const { x, z } = houseGroup.worldToLocal(eye.toGround(left, top, heightOfPalaces()));
      return view && palaceAtPoint(x, z, view);
    },
    groundAt(left, top) {
      const { x, z } = eye.toGround(left, top);
      return { distance: Math.hypot(x, z), bearing: turned(Math.atan2(x, -z) / RADIANS) };
    },
    locate(x, y) {
      return eye.toStage(houseGroup.localToWorld(new Vector3(x, heightOfPalaces(), y)));
    },
    lens() {
      const [left, top] = eye.toStage(new Vector3());
      return { ...orbit, left, top, scale };
    },
    snapshot(snapped, pixelRatio, take) {
      const before = { size, ratio: shared.pixelRatio.value };
      const show = () => {
        placeEye();
        renderer.render(scene, eye.camera);
      };
      setSize(snapped, pixelRatio);
      show();
      // The canvas keeps its pixels only until the browser has shown them: they are read in the same task.
      take(canvas);
      setSize(before.size, before.ratio);
      show();
    },
    stats: () => ({
      drawCalls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      frames,
    }),
    async compile() {
      await renderer.compileAsync(scene, eye.camera);
      isCompiled = !context.isContextLost();
      invalidate();
    },
    dispose() {
      cancelAnimationFrame(frame);
      scene.traverse(disposeObject);
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function createLight(): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE);
  light.shadow.bias = -0.0015;
  const { camera } = light.shadow;
  camera.left = camera.bottom = -SHADOW_REACH;
  camera.right = camera.top = SHADOW_REACH;
  camera.near = 1;
  camera.far = SHADOW_REACH * 4;
  return light;
}

function disposeObject(object: unknown): void {
  if (!(object instanceof Mesh)) return;
  object.geometry.dispose();
  for (const material of [object.material].flat()) {
    const uniforms: Record<string, { readonly value: unknown }> = material.uniforms ?? {};
    for (const { value } of Object.values(uniforms)) {
      if (isTexture(value)) value.dispose();
    }
    material.dispose();
  }
}

const isTexture = (value: unknown): value is Texture =>
  typeof value === 'object' && value !== null && 'isTexture' in value;
