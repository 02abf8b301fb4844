import {
  groundAt,
  homeOrbit,
  type Lens,
  lensOf,
  type Orbit,
  type StageSize,
  type WorldPoint,
} from '@app/building/orbit';
import type { Palace } from '@app/fengshui';
import { coverOf } from '../coverOf';
import { palaceAtPoint, palaceHeight, toHouse, toWorld } from '../palaceGrid';
import type { Looks, Palette } from '../palette';
import { changesOf, type DrawnFrame, type FromStage, type Lettering, type ToStage } from '../three/wire';
import type { HouseView } from '../view';
import { isHeavyAt, paintNames, paintRing } from './lettering';

/** The house in three dimensions, drawn by a worker. Places are by orbit, size and roofs of its last frame. */
export interface HouseStage {
  setView(view: HouseView): void;
  setOrbit(orbit: Orbit): void;
  setPalette(palette: Palette, looks: Looks): void;
  /** The palace under a point of the canvas, CSS px from its top left corner. */
  palaceAt(x: number, y: number): Palace | undefined;
  /** The ground under a point of the canvas, in the world. */
  groundAt(x: number, y: number): WorldPoint;
  /** How the scene lies on the canvas. */
  lens(): Lens;
  /**
   * A point of the palaces (x to the left-hand side of the house, y towards its gate, metres) in the world, where their
   * labels are.
   */
  overPalaces(x: number, y: number): WorldPoint;
  /** The view at another size: CSS px, px of the picture to each. Undefined if the stage is closed before. */
  snapshot(size: StageSize, pixelRatio: number): Promise<ImageBitmap | undefined>;
  frame(): DrawnFrame;
  /** The view of that frame. */
  drawn(): HouseView | undefined;
  close(): void;
}

export interface StageOptions {
  /** Animates the lifting of the roofs. */
  readonly animate: boolean;
  readonly onFrame: () => void;
  /** There is no WebGL, or no longer: the stage is closed. */
  readonly onLost: () => void;
}

/** Width of a canvas that nothing was drawn on, px. */
const UNSEEN = 300;
/** A drawn canvas may have that very width: then give up, after twenty seconds at least (R919). */
const MOST_LOOKS = 1200;

const NOTHING_DRAWN: DrawnFrame = {
  orbit: homeOrbit(180),
  size: { width: 1, height: 1 },
  roofLift: 0,
  stats: { drawCalls: 0, triangles: 0, frames: 0 },
};

/** Puts a canvas into the element, which determines its size, and has it drawn; undefined if no worker can draw on one. */
export function openStage(
  host: HTMLElement,
  { animate, onFrame, onLost }: StageOptions,
): HouseStage | undefined {
  const canvas = document.createElement('canvas');
  if (!('Worker' in globalThis && 'transferControlToOffscreen' in canvas)) return undefined;
  const worker = new Worker(new URL('../three/stage.worker.ts', import.meta.url), {
    type: 'module',
    name: 'house',
  });
  const tell = (message: ToStage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  tell({ kind: 'open', canvas: offscreen, animate }, [offscreen]);
  host.append(canvas);
  const watcher = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    tell({ kind: 'size', size: { width, height }, pixelRatio: window.devicePixelRatio });
    // A phone that is turned.
    if (palette && isHeavyAt(innerWidth) !== isHeavy) sendRing();
  });
  watcher.observe(host);

  let view: HouseView | undefined;
  let drawn: HouseView | undefined;
  /** On their way to the screen, and how many are there. */
  const coming: HouseView[] = [];
  let come = 0;
  let palette: Palette | undefined;
  let isOpen = true;
  let isHeavy = false;
  let last = NOTHING_DRAWN;
  const asked: ((picture: ImageBitmap | undefined) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<FromStage>) => {
    if (!isOpen) return;
    if (data.kind === 'drawn') {
      last = data.frame;
      for (; come < data.views; come++) drawn = coming.shift();
      whenSeen(onFrame);
    } else if (data.kind === 'snapshot') asked.shift()?.(data.picture);
    else {
      // Reported like a failed import of the bundler's own: after a deployment the page may be reloaded (R210).
      if (data.kind === 'unfetched')
        window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      lose();
    }
  };
  worker.onerror = lose;

  /** The worker's first frame is on its way to the screen for a while; the canvas takes its size when it is there. */
  function whenSeen(then: () => void, looks = 0): void {
    if (!isOpen) return;
    if (canvas.width !== UNSEEN && looks === 0) then();
    // R919: one frame more, in which it is painted over the drawing.
    else if (canvas.width !== UNSEEN || looks > MOST_LOOKS) requestAnimationFrame(then);
    else requestAnimationFrame(() => whenSeen(then, looks + 1));
  }

  /** R919: the drawing is there before the canvas is not. */
  function lose(): void {
    if (!isOpen) return;
    isOpen = false;
    onLost();
    close();
  }

  function close(): void {
    isOpen = false;
    watcher.disconnect();
    worker.terminate();
    canvas.remove();
    for (const answer of asked) answer(undefined);
  }

  /** Painting asks for fonts: what was painted before they came is painted again. */
  function send(paint: () => Lettering | undefined): void {
    const lettering = paint();
    if (lettering) tell({ kind: 'lettering', lettering }, [lettering.picture]);
    if (lettering && document.fonts.status === 'loading')
      void document.fonts.ready.then(() => isOpen && send(paint));
  }
  const sendRing = () => {
    isHeavy = isHeavyAt(innerWidth);
    send(() => palette && paintRing(palette.display, isHeavy));
  };
  const sendNames = () => send(() => palette && view?.home && paintNames(view.home.names, palette));

  const lens = () => lensOf(last.orbit, last.size, drawn && coverOf(drawn));
  const height = () => (drawn ? palaceHeight(drawn, last.roofLift) : 0);

  return {
    setView(next) {
      const before = view;
      view = next;
      coming.push(next);
      tell({ kind: 'view', changes: changesOf(before, next) });
      // They are made once for a model and its words.
      if (next.home?.names !== before?.home?.names) sendNames();
    },
    setOrbit: orbit => tell({ kind: 'orbit', orbit }),
    setPalette(next, looks) {
      palette = next;
      tell({ kind: 'palette', palette, looks });
      sendRing();
      sendNames();
    },
    palaceAt(left, top) {
      if (!drawn) return undefined;
      const [x, , z] = groundAt(lens(), left, top, height());
      return palaceAtPoint(...toHouse(x, z, drawn.facing), drawn);
    },
    groundAt: (left, top) => groundAt(lens(), left, top),
    lens,
    overPalaces: (x, y) => toWorld([x, height(), y], drawn?.facing ?? 180),
    snapshot(size, pixelRatio) {
      if (!isOpen) return Promise.resolve(undefined);
      tell({ kind: 'snapshot', size, pixelRatio });
      return new Promise(done => asked.push(done));
    },
    frame: () => last,
    drawn: () => drawn,
    close,
  };
}
