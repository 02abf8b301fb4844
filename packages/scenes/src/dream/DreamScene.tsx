import type { Random } from '@app/kernel';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { readPalette } from './engine/bubbleTextures';
import { DreamLayers } from './engine/DreamLayers';
import { createDreamEngine } from './engine/dreamEngine';
import { openApplication } from './engine/openApplication';
import type { DreamPicture } from './engine/picture';
import './dream.css';

/** Script time of a frame in milliseconds. */
export interface FrameTime {
  /** The simulation, and the update of all positions. */
  readonly update: number;
  /** The submission of the picture to the GPU. */
  readonly draw: number;
}

export interface DreamSceneProps {
  /** Read at each frame, so that no part of a frame is React state. */
  readonly picture: () => DreamPicture;
  readonly random: Random;
  /** Called after each frame, with the projection up to date. */
  readonly onFrame: (time: FrameTime) => void;
  /** The size of the scene has changed, CSS pixels. */
  readonly onResize: (width: number, height: number) => void;
  /** The GPU lost the context. */
  readonly onLost: () => void;
  /** False stops the clock altogether; `invalidate` then draws single frames. */
  readonly awake: boolean;
  /** Filled with a function that requests one frame. */
  readonly invalidate: RefObject<() => void>;
}

/**
 * The water's surface: fills its parent. One application for the life of the component; its frames are requested here and
 * not by Pixi's ticker, so that a hidden page requests none.
 */
export const DreamScene = memo(function DreamScene(props: DreamSceneProps) {
  const latest = useRef(props);
  latest.current = props;
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const { awake } = props;

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const { invalidate } = latest.current;
    let isClosed = false;
    const application = openApplication(box);
    const palette = readPalette(box);
    const font = getComputedStyle(box).getPropertyValue('--font-display');
    const show = (count: number) =>
      application.show(
        <DreamLayers
          palette={palette}
          font={font}
          count={count}
          onReady={layers => {
            if (!isClosed) stage.current = openStage(layers, box, latest, show);
          }}
        />,
      );
    show(latest.current.picture().field.count);
    invalidate.current = () => stage.current?.paint();
    return () => {
      isClosed = true;
      invalidate.current = () => {};
      stage.current?.close();
      stage.current = undefined;
      application.close();
    };
  }, []);
  useEffect(() => stage.current?.setAwake(awake), [awake]);

  return <div ref={host} className="dream-scene" aria-hidden="true" />;
});

interface Stage {
  paint(): void;
  setAwake(awake: boolean): void;
  close(): void;
}

/** `show` makes room for another number of bubbles. */
function openStage(
  layers: DreamLayers,
  box: HTMLElement,
  latest: RefObject<DreamSceneProps>,
  show: (count: number) => void,
): Stage {
  const { app, words } = layers;
  const engine = createDreamEngine(layers, latest.current.random);
  let { count } = latest.current.picture().field;
  let requested = 0;
  let before = 0;
  let awake = latest.current.awake;
  let closed = false;

  const frame = (now: number) => {
    requested = 0;
    if (closed) return;
    const elapsed = before === 0 ? 0 : now - before;
    before = awake ? now : 0;
    const { picture, onFrame } = latest.current;
    const shown = picture();
    if (shown.field.count !== count) show(shown.field.count);
    count = shown.field.count;
    const started = performance.now();
    engine.update(shown, elapsed);
    const updated = performance.now();
    engine.draw();
    onFrame({ update: updated - started, draw: performance.now() - updated });
    if (awake) ask();
  };
  const ask = () => {
    requested ||= requestAnimationFrame(frame);
  };

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = box;
    if (width === 0 || height === 0) return;
    app.renderer.resize(width, height);
    latest.current.onResize(width, height);
    ask();
  });
  observer.observe(box);
  const lose = (event: Event) => {
    event.preventDefault();
    if (!closed) latest.current.onLost();
  };
  app.canvas.addEventListener('webglcontextlost', lose);
  // Painted words keep the font they were painted with.
  void document.fonts?.ready.then(() => {
    if (closed) return;
    words.repaint();
    ask();
  });
  ask();

  return {
    paint: ask,
    setAwake(next) {
      awake = next;
      if (!awake) before = 0;
      ask();
    },
    close() {
      closed = true;
      cancelAnimationFrame(requested);
      observer.disconnect();
      app.canvas.removeEventListener('webglcontextlost', lose);
    },
  };
}
