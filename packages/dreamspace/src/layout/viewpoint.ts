import { within } from '../field/motion';
import { type Camera, fitCamera } from '../perspective';
import type { Frame } from './spreadOut';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person's view of the water. */
export interface Viewpoint {
  readonly camera: () => Camera;
  /** The area for bubbles: clear of controls at the edges. */
  readonly frame: () => Frame;
  readonly zoom: () => number;
  /** Of the screen, px. */
  readonly width: () => number;
  readonly resize: (width: number, height: number) => void;
  readonly pan: (moved: Point) => void;
  /** Keeps `at` (px of the screen) in place; the middle by default. */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly reset: () => void;
}

const MOST_ZOOM = 4;
/** Below this width the title above the water has two lines, px. */
const NARROW = 640;
/** Space of the controls at the edges, px. */
const PADDING = {
  narrow: { top: 128, right: 10, bottom: 84, left: 10 },
  wide: { top: 84, right: 28, bottom: 84, left: 28 },
} as const;
/** The legend's part of that space's top left corner, px. */
const LEGEND = { width: 230, height: 104 } as const;
/** The name below a bubble, px. */
const NAME = 26;

/**
 * A person's view: zoom and pan with the area for bubbles.
 *
 * @example
 * const viewpoint = createViewpoint();
 * viewpoint.resize(1280, 720);
 * viewpoint.zoomBy(2);
 * viewpoint.zoom(); // 2
 */
export function createViewpoint(): Viewpoint {
  let size = { width: 1, height: 1 };
  let zoom = 1;
  let pan: Point = { x: 0, y: 0 };
  let camera: Camera;
  let frame: Frame;

  const look = () => {
    // At rest there is nothing to pan to; zoomed in one may go as far as the edge of the water.
    const reach = { x: (size.width * (zoom - 1)) / 2, y: (size.height * (zoom - 1)) / 2 };
    pan = { x: within(pan.x, reach.x), y: within(pan.y, reach.y) };
    const isNarrow = size.width < NARROW;
    const padding = isNarrow ? PADDING.narrow : PADDING.wide;
    camera = fitCamera({ ...size, padding, zoom, pan });
    // The frame grows with everything else.
    const zoomed = (at: number, middle: number) => middle + (at - middle) * zoom;
    const middle = { x: camera.x - pan.x, y: camera.y - pan.y };
    frame = {
      left: zoomed(padding.left, middle.x) + pan.x,
      top: zoomed(padding.top, middle.y) + pan.y,
      right: zoomed(size.width - padding.right, middle.x) + pan.x,
      bottom: zoomed(size.height - padding.bottom - NAME, middle.y) + pan.y,
      ...(!isNarrow && { corner: { width: LEGEND.width * zoom, height: LEGEND.height * zoom } }),
    };
  };
  look();

  return {
    camera: () => camera,
    frame: () => frame,
    zoom: () => zoom,
    width: () => size.width,
    resize(width, height) {
      if (!(isNumber(width) && isNumber(height))) return;
      size = { width, height };
      look();
    },
    pan(moved) {
      const { x, y } = moved ?? {};
      if (!(isNumber(x) && isNumber(y))) return;
      pan = { x: pan.x + x, y: pan.y + y };
      look();
    },
    zoomBy(factor, at) {
      const [x, y] = [at?.x, at?.y];
      if (!isNumber(factor) || (at && !(isNumber(x) && isNumber(y)))) return;
      const next = Math.min(MOST_ZOOM, Math.max(1, zoom * factor));
      const grown = next / zoom;
      pan = {
        x: pan.x + ((x ?? size.width / 2) - camera.x) * (1 - grown),
        y: pan.y + ((y ?? size.height / 2) - camera.y) * (1 - grown),
      };
      zoom = next;
      look();
    },
    reset() {
      zoom = 1;
      pan = { x: 0, y: 0 };
      look();
    },
  };
}

/** An invalid gesture changes nothing: NaN would never go away. */
const isNumber = (value: number | undefined): value is number =>
  typeof value === 'number' && Math.abs(value) < 1e7;
