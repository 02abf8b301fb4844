import type { Point } from '@app/sky/map';
// Otherwise Pixi creates functions from text, which our content security policy forbids.
import 'pixi.js/unsafe-eval';
import type { Catalogue, SkyTarget } from '@app/sky/stars';
import { Application, Container, Graphics, isWebGLSupported } from 'pixi.js';
import { createBodies } from '../layers/bodies';
import { createChart } from '../layers/chart';
import { createFigures } from '../layers/figures';
import { createHorizon } from '../layers/horizon';
import { createLabels } from '../layers/labels';
import { createMark } from '../layers/mark';
import { createMilkyWay } from '../layers/milkyWay';
import { createRim } from '../layers/rim';
import { createStars } from '../layers/stars';
import type { MapPicture } from './picture';

/** A higher resolution is not visible and costs four times as much. */
const MOST_PIXELS = 2;

export interface StarMap {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number): void;
  /** Draws one frame, now. Nothing moves between calls. */
  draw(picture: MapPicture): void;
  /** The target of the name under a finger, as last drawn. */
  nameAt(at: Point): SkyTarget | undefined;
  /** Discards painted texts, for example after a font has loaded. */
  repaintTexts(): void;
  destroy(): void;
}

/** Draws the map with WebGL into its own canvas. Rejects without WebGL. */
export async function createStarMap(catalogue: Catalogue, width: number, height: number): Promise<StarMap> {
  // Pixi would fall back to a 2d canvas, which draws neither the stars nor the Milky Way.
  if (!isWebGLSupported()) throw new Error('no WebGL');
  const app = new Application();
  await app.init({
    width,
    height,
    preference: 'webgl',
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: Math.min(MOST_PIXELS, window.devicePixelRatio || 1),
    // Drawn after changes, not sixty times a second.
    autoStart: false,
    sharedTicker: false,
  });

  const chart = createChart();
  const milkyWay = createMilkyWay(catalogue);
  const figures = createFigures();
  const stars = createStars(catalogue);
  const horizon = createHorizon();
  const bodies = createBodies();
  const mark = createMark();
  const rim = createRim();
  const labels = createLabels();
  const inSky = [chart, milkyWay, figures, stars, horizon, bodies, mark];
  const layers = [...inSky, rim, labels];

  const porthole = new Graphics();
  const sky = new Container({
    children: inSky.map(layer => layer.container),
    mask: porthole,
  });
  app.stage.addChild(porthole, sky, rim.container, labels.container);
  app.stage.eventMode = 'none';

  return {
    canvas: app.canvas,
    resize: (nextWidth, nextHeight) => app.renderer.resize(nextWidth, nextHeight),
    draw(picture) {
      const { centre, radius } = picture.projector.stage;
      porthole.clear().circle(centre.x, centre.y, radius).fill('white');
      for (const layer of layers) layer.draw(picture);
      app.render();
    },
    nameAt: labels.nameAt,
    repaintTexts() {
      labels.forget();
      rim.forget();
    },
    destroy() {
      app.destroy({ removeView: true }, { children: true });
      // Only now are none of our textures bound.
      milkyWay.dispose();
      stars.dispose();
    },
  };
}
