import {
  type Catalogue,
  hitAsterism,
  hitStar,
  planisphereOf,
  type SkyFrame,
  type SkyTarget,
  toAltAz,
  toPlanisphere,
  type Vector,
  type Wanderer,
} from '@app/sky/stars';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  centreDisc,
  drag,
  faceDirection,
  initialCamera,
  type MapCamera,
  type MapMode,
  type Point,
  zoom,
  zoomOf,
} from './engine/camera';
import { attachGestures } from './engine/gestures';
import { readPalette } from './engine/palette';
import type { MapPicture, MapWords } from './engine/picture';
import { createProjection, type Projector, type Stage } from './engine/projector';
import { NAKED_EYE } from './engine/prominence';
import { ringWidth } from './engine/ring';
import type { StarMap } from './engine/starMap';
import type { LoadedSky } from './useCatalogue';

export interface MapContent {
  readonly sky: LoadedSky | undefined;
  readonly frame: SkyFrame;
  readonly wanderers: readonly Wanderer[];
  readonly words: MapWords;
  readonly picked: SkyTarget | undefined;
  /** Only to notice that it has changed: colours are read from the page. */
  readonly theme: string;
  /** Where the door looks, degrees from north. */
  readonly facing: number;
  readonly onPick: (target: SkyTarget | undefined) => void;
}

export interface StarMapControls {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly status: 'starting' | 'drawing' | 'impossible';
  readonly mode: MapMode;
  readonly setMode: (mode: MapMode) => void;
  readonly zoomBy: (factor: number) => void;
  /** px */
  readonly moveBy: (moved: Point) => void;
  readonly reset: () => void;
  readonly lookAt: (vector: Vector) => void;
}

/** A breath beside the ring, px. */
const MARGIN = 6;
/** A finger reaches so far, px. */
const FINGER = 22;

/**
 * The map's life: starts it when the catalogue is there, draws at most once a frame and only when something has changed,
 * follows the size of its box, and ends it. At rest that is one drawing a second, as the time goes on.
 */
export function useStarMap(content: MapContent): StarMapControls {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(content);
  latest.current = content;
  const camera = useRef<MapCamera>(undefined);
  camera.current ??= initialCamera(content.facing);
  const invalidate = useRef(() => {});
  const stage = useRef<Stage>({ width: 0, height: 0, centre: { x: 0, y: 0 }, radius: 1 });
  const [status, setStatus] = useState<StarMapControls['status']>('starting');
  const [mode, showMode] = useState<MapMode>('planisphere');

  const change = useCallback((step: (camera: MapCamera, radius: number) => MapCamera) => {
    if (camera.current) camera.current = step(camera.current, stage.current.radius);
    invalidate.current();
  }, []);

  const catalogue = content.sky?.catalogue;
  useEffect(() => {
    const box = host.current;
    if (!catalogue || !box) return;
    const end = startDrawing(box, catalogue, {
      stage,
      camera: () => camera.current ?? initialCamera(180),
      content: () => latest.current,
      change,
      onStatus: setStatus,
      onInvalidate: ask => {
        invalidate.current = ask;
      },
    });
    return () => {
      invalidate.current = () => {};
      end();
    };
  }, [catalogue, change]);

  // Every render may carry a new time, language, theme or choice.
  useEffect(() => invalidate.current());

  return {
    host,
    status,
    mode,
    setMode: useCallback(
      next => {
        showMode(next);
        change(now => ({ ...now, mode: next }));
      },
      [change],
    ),
    zoomBy: useCallback(
      factor => change((now, radius) => zoom(now, factor, { x: 0, y: 0 }, radius)),
      [change],
    ),
    moveBy: useCallback(moved => change((now, radius) => drag(now, moved, radius)), [change]),
    reset: useCallback(
      () => change(now => ({ ...initialCamera(latest.current.facing), mode: now.mode })),
      [change],
    ),
    lookAt: useCallback(
      vector => {
        const { frame } = latest.current;
        change(now =>
          now.mode === 'door'
            ? faceDirection(now, toAltAz(frame, vector))
            : now.disc.zoom > 1
              ? centreDisc(now, toPlanisphere(planisphereOf(frame), vector))
              : now,
        );
      },
      [change],
    ),
  };
}

interface Wiring {
  readonly stage: RefObject<Stage>;
  readonly camera: () => MapCamera;
  readonly content: () => MapContent;
  readonly change: (step: (camera: MapCamera, radius: number) => MapCamera) => void;
  readonly onStatus: (status: StarMapControls['status']) => void;
  readonly onInvalidate: (ask: () => void) => void;
}

/** Returns what ends it, also while it is still starting. */
function startDrawing(box: HTMLElement, catalogue: Catalogue, wiring: Wiring): () => void {
  const project = createProjection(catalogue);
  let map: StarMap | undefined;
  let projector: Projector | undefined;
  let asked = 0;
  let ended = false;

  const paint = () => {
    asked = 0;
    const { sky, frame, wanderers, words, picked } = wiring.content();
    if (!map || !sky) return;
    const camera = wiring.camera();
    projector = project(frame, camera, wiring.stage.current);
    const palette = readPalette(box);
    const picture: MapPicture = {
      ...sky,
      frame,
      wanderers,
      projector,
      palette,
      words,
      picked,
      zoom: zoomOf(camera),
    };
    map.draw(picture);
  };
  const ask = () => {
    asked ||= requestAnimationFrame(paint);
  };

  const measure = () => {
    const { clientWidth: width, clientHeight: height } = box;
    const half = Math.min(width, height) / 2 - MARGIN;
    const radius = Math.max(40, half - ringWidth(half));
    wiring.stage.current = { width, height, centre: { x: width / 2, y: height / 2 }, radius };
    map?.resize(width, height);
    ask();
  };
  const observer = new ResizeObserver(measure);

  const fromCentre = ({ x, y }: Point): Point => ({
    x: x - wiring.stage.current.centre.x,
    y: y - wiring.stage.current.centre.y,
  });
  const detach = attachGestures(box, {
    onDrag: moved => wiring.change((now, radius) => drag(now, moved, radius)),
    onZoom: (factor, at) => wiring.change((now, radius) => zoom(now, factor, fromCentre(at), radius)),
    onTap: at => {
      if (projector) wiring.content().onPick(targetAt(catalogue, wiring.content(), projector, at));
    },
  });

  const start = async () => {
    try {
      const { createStarMap } = await import('./engine/starMap');
      const made = await createStarMap(catalogue, box.clientWidth || 1, box.clientHeight || 1);
      if (ended) {
        made.destroy();
        return;
      }
      map = made;
      map.canvas.addEventListener('webglcontextlost', () => wiring.onStatus('impossible'), { once: true });
      map.canvas.setAttribute('aria-hidden', 'true');
      box.append(map.canvas);
      observer.observe(box);
      wiring.onStatus('drawing');
      wiring.onInvalidate(ask);
      // Painted names keep the font they were painted with.
      void document.fonts.ready.then(() => {
        map?.repaintTexts();
        ask();
      });
    } catch {
      // No WebGL, or its chunk did not come: the words beside the map say the same.
      if (!ended) wiring.onStatus('impossible');
    }
  };
  void start();

  return () => {
    ended = true;
    cancelAnimationFrame(asked);
    observer.disconnect();
    detach();
    map?.destroy();
    map = undefined;
  };
}

/** Sun, moon and planets first, then stars, then the lines of the figures. */
function targetAt(
  catalogue: Catalogue,
  { wanderers }: MapContent,
  { place, stars, stage, scale }: Projector,
  at: Point,
): SkyTarget | undefined {
  if (Math.hypot(at.x - stage.centre.x, at.y - stage.centre.y) > stage.radius) return undefined;
  const near = wanderers.find(({ vector, magnitude }) => {
    const point = place(vector);
    return point && magnitude < NAKED_EYE && Math.hypot(point.x - at.x, point.y - at.y) < FINGER * 0.8;
  });
  if (near) return { kind: 'wanderer', id: near.id };
  const zoomed = scale / stage.radius;
  const star = hitStar(catalogue, stars, at, FINGER * 0.6, zoomed < 2 ? 3.6 : 5.3);
  if (star !== undefined) return { kind: 'star', index: star };
  const asterism = hitAsterism(catalogue, stars, at, FINGER);
  return asterism === undefined ? undefined : { kind: 'asterism', index: asterism };
}
