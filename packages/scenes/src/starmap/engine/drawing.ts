import {
  createProjection,
  drag,
  type MapCamera,
  type MapWords,
  type Point,
  type Projector,
  ringWidth,
  type SkyData,
  type Stage,
  targetAt,
  zoom,
  zoomOf,
} from '@app/sky/map';
import type { Catalogue, SkyFrame, SkyTarget, Wanderer } from '@app/sky/stars';
import { attachGestures } from '@app/ui';
import { readPalette } from './palette';
import type { MapPicture } from './picture';
import type { StarMap } from './starMap';

/** Everything to draw and to tap. */
export interface MapContent {
  readonly sky: SkyData | undefined;
  readonly frame: SkyFrame;
  readonly wanderers: readonly Wanderer[];
  readonly words: MapWords;
  readonly picked: SkyTarget | undefined;
  readonly onPick: (target: SkyTarget | undefined) => void;
}

/** `impossible`: WebGL is missing or lost. */
export type MapStatus = 'starting' | 'drawing' | 'impossible';

/** The inputs and outputs of the drawing while it lives. */
export interface Wiring {
  /** Updated as the box changes. */
  readonly stage: { current: Stage };
  readonly camera: () => MapCamera;
  readonly content: () => MapContent;
  readonly change: (step: (camera: MapCamera, radius: number) => MapCamera) => void;
  readonly onStatus: (status: MapStatus) => void;
  /** Passes on a function that requests a new picture at the next frame. */
  readonly onInvalidate: (ask: () => void) => void;
}

/** A breath beside the ring, px. */
const MARGIN = 6;

/**
 * Draws into its own canvas in `box` and listens to the pointer. Returns a function that ends it, even while it is still
 * starting.
 */
export function startDrawing(box: HTMLElement, catalogue: Catalogue, wiring: Wiring): () => void {
  const project = createProjection(catalogue);
  let map: StarMap | undefined;
  let projector: Projector | undefined;
  let requested = 0;
  let ended = false;

  const paint = () => {
    requested = 0;
    const { sky, frame, wanderers, words, picked } = wiring.content();
    if (!map || !sky) return;
    const camera = wiring.camera();
    // The whole disc cannot be dragged: there a vertical swipe scrolls the page.
    box.style.touchAction = camera.mode === 'planisphere' && zoomOf(camera) === 1 ? 'pan-y' : 'none';
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
    requested ||= requestAnimationFrame(paint);
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
      const { sky, wanderers, onPick } = wiring.content();
      if (sky && projector) onPick(map?.nameAt(at) ?? targetAt(sky, wanderers, projector, at));
    },
  });

  const lost = () => wiring.onStatus('impossible');
  const start = async () => {
    try {
      const { createStarMap } = await import('./starMap');
      if (ended) return;
      const made = await createStarMap(catalogue, box.clientWidth || 1, box.clientHeight || 1);
      if (ended) {
        made.destroy();
        return;
      }
      map = made;
      map.canvas.addEventListener('webglcontextlost', lost, { once: true });
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
      // No WebGL, or its chunk did not arrive: the words beside the map say the same.
      if (!ended) wiring.onStatus('impossible');
    }
  };
  void start();

  return () => {
    ended = true;
    cancelAnimationFrame(requested);
    observer.disconnect();
    detach();
    // Ending releases the context, which is also a loss.
    map?.canvas.removeEventListener('webglcontextlost', lost);
    map?.destroy();
    map = undefined;
  };
}
