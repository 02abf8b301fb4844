import type { Orbit } from '@app/building/orbit';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readLooks, readPalette } from './palette';
import type { HouseStage, openStage as OpenStage, StageOptions } from './stage/openStage';
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
 * The only bridge between React and the worker that draws the house: keeps one stage for the life of the component, passes
 * changes to it, and falls back to the drawing when WebGL is missing or lost.
 */
export function useHouseStage({ view, orbit, theme, animate, isPainting, onFrame }: StageInput): StageHook {
  const host = useRef<HTMLDivElement>(null);
  const turn = useEngineTurn(host, isPainting);
  const opened = useRef<HouseStage>(undefined);
  const stage = useRef<HouseStage>(undefined);
  const [state, setState] = useState<StageState>('loading');
  const frameDrawn = useEffectEvent(onFrame);
  const open = useEffectEvent((openStage: typeof OpenStage, element: HTMLElement, options: StageOptions) => {
    // Before the worker: reading colours asks the graphics process, which then makes the worker's context for a while.
    const colours = [readPalette(element), readLooks(element)] as const;
    const made = openStage(element, options);
    made?.setPalette(...colours);
    made?.setOrbit(orbit);
    made?.setView(view);
    return made;
  });

  useEffect(() => {
    const element = host.current;
    if (!element || turn !== 'has come') return;
    let gone = false;
    const end = () => {
      opened.current = stage.current = undefined;
      flushSync(() => setState('drawing'));
    };
    const start = async () => {
      // If its code cannot be fetched, the drawing shows the same.
      const code = await import('./stage/openStage').catch(() => undefined);
      if (gone) return;
      const onFrame = () => {
        if (!opened.current) return;
        stage.current = opened.current;
        setState('ready');
        frameDrawn(opened.current);
      };
      opened.current = code && open(code.openStage, element, { animate, onFrame, onLost: end });
      if (!opened.current) end();
    };
    void start();
    return () => {
      gone = true;
      opened.current?.close();
      opened.current = stage.current = undefined;
      setState('loading');
    };
  }, [animate, turn]);

  useEffect(() => opened.current?.setView(view), [view]);
  useEffect(() => opened.current?.setOrbit(orbit), [orbit]);
  useEffect(() => {
    if (host.current) opened.current?.setPalette(readPalette(host.current), readLooks(host.current));
  }, [theme]);

  return { host, stage, state };
}
