// Otherwise Pixi creates functions from text, which our content security policy forbids.
import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { getTestContext, Ticker } from 'pixi.js';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A higher resolution is not visible and costs four times as much. */
const MOST_PIXELS = 2;

export interface OpenApplication {
  /** Draws these layers from now on, with elements of @pixi/react. */
  show(layers: ReactNode): void;
  close(): void;
}

/**
 * Starts a Pixi application inside `host`. It has its own React root because @pixi/react loses an application that is
 * unmounted before it is ready, with its canvas and its context: this root is unmounted only afterwards, however early
 * `host` is removed.
 */
export function openApplication(host: HTMLElement): OpenApplication {
  // Pixi's own clock would request frames all the time, even while the water is still.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const place = host.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let setReady = () => {};
  const ready = new Promise<void>(resolve => {
    setReady = resolve;
  });
  const onInit = () => {
    // The context in which Pixi has queried the GPU's capabilities: it would never be freed.
    getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
    setReady();
  };
  return {
    show(layers) {
      root.render(
        <Application
          preference="webgl"
          backgroundAlpha={0}
          antialias
          autoDensity
          resolution={Math.min(MOST_PIXELS, window.devicePixelRatio || 1)}
          autoStart={false}
          sharedTicker={false}
          eventMode="none"
          onInit={onInit}
        >
          {layers}
        </Application>,
      );
    },
    close() {
      place.remove();
      void ready.then(() => root.unmount());
    },
  };
}
