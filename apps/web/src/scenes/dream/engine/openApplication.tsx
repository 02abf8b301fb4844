// Pixi makes functions from text otherwise, which our content security policy forbids.
import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { getTestContext, type Application as PixiApplication, Ticker } from 'pixi.js';
import { createRoot } from 'react-dom/client';

/** Sharper than this is not seen and costs four times as much. */
const MOST_PIXELS = 2;

/**
 * Begins a Pixi application inside `host`; `onReady` is called unless it has been closed by then. It has a React root of
 * its own because @pixi/react loses an application that is unmounted before it is ready, with its canvas and its
 * context: this root is unmounted only afterwards, however early `host` goes. Returns what closes it.
 */
export function openApplication(host: HTMLElement, onReady: (app: PixiApplication) => void): () => void {
  // Pixi's own clock would ask for frames all the time, also while the water stands still.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const place = host.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let isClosed = false;
  const ready = new Promise<void>(resolve => {
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
        onInit={app => {
          // The context in which Pixi has asked what the GPU can do: it would stay for good.
          getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
          if (!isClosed) onReady(app);
          resolve();
        }}
      />,
    );
  });
  return () => {
    isClosed = true;
    place.remove();
    void ready.then(() => root.unmount());
  };
}
