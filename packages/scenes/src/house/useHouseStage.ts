import type { Orbit } from '@app/building/orbit';
import { gpuAtRest } from '@app/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPalette } from './palette';
import type { HouseStage } from './three/stage';
import { useEngineTurn } from './useEngineTurn';
import type { HouseView } from './view';

/** How the house is shown: loading, in three dimensions, or as a drawing because the device cannot. */
export type StageState = 'loading' | 'ready' | 'drawing';

export interface StageHook {
  /** The element around the canvas; it determines the canvas's size and theme. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Present while the state is `ready`. */
  readonly stage: RefObject<HouseStage | undefined>;
  readonly state: StageState;
}

export interface StageInput {
  readonly view: HouseView;
  readonly orbit: Orbit;
  /** Changes whenever the colours do. */
  readonly theme: string;
  readonly animate: boolean;
  /** While the drawing is painted stroke by stroke nothing else is visible. */
  readonly isPainting: boolean;
  readonly onFrame: (stage: HouseStage) => void;
}

/**
 * The only bridge between React and three.js: fetches the engine, keeps one stage for the life of the component, passes
 * changes to it, and falls back to the drawing when WebGL is missing or lost.
 */
export function useHouseStage({ view, orbit, theme, animate, isPainting, onFrame }: StageInput): StageHook {
  const host = useRef<HTMLDivElement>(null);
  const turn = useEngineTurn(host, isPainting);
  const stage = useRef<HouseStage>(undefined);
  const [state, setState] = useState<StageState>('loading');
  const frameDrawn = useEffectEvent(onFrame);
  const prepare = useEffectEvent((made: HouseStage, element: Element) => {
    made.setPalette(readPalette(element));
    made.setOrbit(orbit);
    made.setView(view);
  });

  useEffect(() => {
    const element = host.current;
    if (!element || turn !== 'has come') return;
    let gone = false;
    let dispose: (() => void) | undefined;
    const wanted = () => !gone;
    void startStage(element, animate, wanted, made => frameDrawn(made)).then(async started => {
      if (gone) return started?.dispose();
      if (!started) return setState('drawing');
      dispose = started.dispose;
      stage.current = started.stage;
      started.onLost(() => {
        stage.current = undefined;
        setState('drawing');
      });
      prepare(started.stage, element);
      const isReady = await started.stage.compile().then(
        () => true,
        () => false,
      );
      if (stage.current !== started.stage) return;
      if (isReady) return setState('ready');
      stage.current = undefined;
      started.dispose();
      setState('drawing');
    });
    return () => {
      gone = true;
      stage.current = undefined;
      dispose?.();
    };
  }, [animate, turn]);

  useEffect(() => stage.current?.setView(view), [view]);
  useEffect(() => stage.current?.setOrbit(orbit), [orbit]);
  useEffect(() => {
    const element = host.current;
    // Requesting the fonts makes the browser lay out the page.
    if (!element || state !== 'ready') return;
    let gone = false;
    const paint = () => !gone && stage.current?.setPalette(readPalette(element));
    paint();
    // Characters drawn before the display face is loaded would stay in the fallback face.
    void document.fonts.ready.then(paint);
    return () => {
      gone = true;
    };
  }, [theme, state]);

  return { host, stage, state };
}

interface StartedStage {
  readonly stage: HouseStage;
  onLost(listener: () => void): void;
  dispose(): void;
}

/** Fetches the engine and puts a stage into the element; undefined if there is no engine, or it arrived too late. */
async function startStage(
  element: HTMLElement,
  animate: boolean,
  wanted: () => boolean,
  onFrame: (stage: HouseStage) => void,
): Promise<StartedStage | undefined> {
  const canvas = document.createElement('canvas');
  try {
    await gpuAtRest();
    // Tested first: without WebGL the engine is not fetched.
    if (!wanted() || !canvas.getContext('webgl2', { antialias: true, alpha: true })) return undefined;
    const { createHouseStage } = await import('./three/stage');
    if (!wanted()) return undefined;
    const stage: HouseStage = createHouseStage({ canvas, animate, onFrame: () => onFrame(stage) });
    element.append(canvas);
    const fit = () => stage.resize(element.clientWidth, element.clientHeight, window.devicePixelRatio);
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    fit();
    let lost: (() => void) | undefined;
    const dispose = () => {
      canvas.removeEventListener('webglcontextlost', onContextLost);
      watcher.disconnect();
      stage.dispose();
      canvas.remove();
    };
    const onContextLost = () => {
      dispose();
      lost?.();
    };
    canvas.addEventListener('webglcontextlost', onContextLost);
    return { stage, dispose, onLost: listener => (lost = listener) };
  } catch {
    // No WebGL, or the engine could not be fetched: the drawing shows the same.
    canvas.remove();
    return undefined;
  }
}
