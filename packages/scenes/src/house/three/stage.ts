import { COURT, homeOrbit, type Orbit, type StageSize } from '@app/building/orbit';
import { DIRECTIONS } from '@app/fengshui';
import { DirectionalLight, Group, LinearSRGBColorSpace, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import { coverOf } from '../coverOf';
import { palaceHeight } from '../palaceGrid';
import type { Looks, Palette } from '../palette';
import { seasonDecorOf } from '../seasonDecorOf';
import { type StageView, skyOver } from '../view';
import { createEye } from './eye';
import { createHouseMeshes } from './house';
import { createOverlays } from './overlays';
import { createOwnHome } from './ownHome';
import { createRingMeshes } from './ring';
import { createSeasonDecor } from './seasonDecor';
import { applyHour, applyPalette, createSharedUniforms } from './shared';
import { createBodyMesh } from './uprights';
import type { DrawnFrame, Lettering } from './wire';

/** The house in three dimensions on one canvas. It draws only after a change. */
export interface StageModel {
  setView(view: StageView): void;
  setOrbit(orbit: Orbit): void;
  setPalette(palette: Palette, looks: Looks): void;
  setLettering(lettering: Lettering): void;
  /** Size in CSS px. */
  resize(size: StageSize, pixelRatio: number): void;
  /** The view at another size (CSS px, px of the picture to each); the canvas stays as it is. */
  snapshot(size: StageSize, pixelRatio: number): Promise<ImageBitmap>;
}

export interface StageOptions {
  readonly canvas: OffscreenCanvas;
  /** Animates the lifting of the roofs. */
  readonly animate: boolean;
  readonly onFrame: (drawn: DrawnFrame) => void;
}

/** px per metre at which strokes have the widths of the mocks. */
const MOCK_SCALE = 19;
const MAX_PIXEL_RATIO = 2;
/** CSS px: on a narrower picture edges at one px to each would be saw teeth. */
const FINE_BELOW = 600;
const SHADOW_SIZE = 1024;
const SHADOW_REACH = 17;
const LIFT_MS = 420;
const RADIANS = Math.PI / 180;

/** The canvas has a context of WebGL 2. */
export function createStageModel({ canvas, animate, onFrame }: StageOptions): StageModel {
  const context = canvas.getContext('webgl2') as WebGL2RenderingContext; // its only kind, asked for before
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
  const dress = createSeasonDecor(shared);
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

  let view: StageView | undefined;
  let palette: Palette | undefined;
  let orbit: Orbit = homeOrbit(180);
  let size: StageSize = { width: 0, height: 0 };
  let scale = 1;
  let frame = 0;
  let frames = 0;
  let liftedAt = 0;
  let cover = COURT;

  function invalidate(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    frame = 0;
    if (!view || !palette || size.width === 0) return;
    liftRoofs(now);
    overlays.raisePalaces(heightOfPalaces());
    placeEye();
    renderer.info.reset();
    renderer.render(scene, eye.camera);
    frames += 1;
    const { calls: drawCalls, triangles } = renderer.info.render;
    onFrame({ orbit, size, roofLift: shared.roofLift.value, stats: { drawCalls, triangles, frames } });
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
    ownHome.look(orbit, scale, size.width);
    const half = size.width / scale / 2;
    overlays.look(orbit, half, scale);
    body.look(orbit, half, scale);
  }

  /** The season is in the axes of its building. */
  function wear(next: StageView): void {
    (next.home ? ownHome.group : houseGroup).add(dress.group);
    dress.setSize(next.home?.scale ?? 1);
    dress.setDress(seasonDecorOf(next));
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
      body.setBody(skyOver(next).body, cover);
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
    setPalette(next, looks) {
      palette = next;
      applyPalette(shared, next);
      setLight();
      dress.setLooks(looks);
      for (const part of [ring, body, overlays, ownHome]) part.setPalette(next);
      invalidate();
    },
    setLettering(lettering) {
      if (lettering.of === 'ring') ring.setLetters(lettering.picture);
      else ownHome.setLetters(lettering.picture, lettering.widths);
      invalidate();
    },
    resize(next, pixelRatio) {
      setSize(
        { width: Math.max(next.width, 1), height: Math.max(next.height, 1) },
        next.width < FINE_BELOW ? MAX_PIXEL_RATIO : Math.min(pixelRatio, MAX_PIXEL_RATIO),
      );
      // A resized canvas is empty: the page must not show it.
      cancelAnimationFrame(frame);
      draw(performance.now());
    },
    snapshot(snapped, pixelRatio) {
      const before = { size, ratio: shared.pixelRatio.value };
      const show = () => {
        placeEye();
        renderer.render(scene, eye.camera);
      };
      setSize(snapped, pixelRatio);
      show();
      // A canvas keeps its pixels only to the end of the task; their copy is begun at once.
      const picture = createImageBitmap(canvas);
      setSize(before.size, before.ratio);
      show();
      return picture;
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
