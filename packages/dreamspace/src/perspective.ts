import { CLICK_RADIUS, DRAW_RADIUS, PERSPECTIVE_DEPTH, SPACE, TOUCH_RADIUS } from './constants';

/**
 * A36: size of things at depth z (stage pixels, away from the eye): 200 / (200 + z). 1 on the plane z = 0.
 *
 * @example
 * perspectiveScale(0); // 1
 */
export const perspectiveScale = (z: number): number => PERSPECTIVE_DEPTH / (PERSPECTIVE_DEPTH + z);

/** How the stage is seen on a screen. All lengths in screen pixels. */
export interface Camera {
  /** Where the centre of the space appears. */
  readonly x: number;
  readonly y: number;
  /** Screen pixels for one stage pixel, along the screen's axes. */
  readonly zoomX: number;
  readonly zoomY: number;
  /** Screen pixels for one stage pixel of a radius. */
  readonly size: number;
  /** True when the long side of the space runs down the screen, as on a phone held upright. */
  readonly upright: boolean;
}

export interface View {
  readonly width: number;
  readonly height: number;
  /** Screen pixels kept free on each side, for what lies over the space. */
  readonly padding?: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** 1 shows the whole space. */
  readonly zoom?: number;
  /** Screen pixels the picture was dragged by. */
  readonly pan?: { readonly x: number; readonly y: number };
}

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 } as const;
/** Bubbles stay legible on the smallest screens and modest on the largest. */
const SIZE = { least: 0.55, most: 1.6 } as const;

/**
 * The camera that fits the space into a view: the area scales to its container (A36), each axis for itself.
 *
 * @example
 * fitCamera({ width: 1400, height: 700 }).size.toFixed(2); // '1.28'
 */
export function fitCamera(view: View): Camera {
  const { width, height, padding = NO_PADDING, zoom = 1, pan = { x: 0, y: 0 } } = view;
  const inner = {
    width: Math.max(1, width - padding.left - padding.right),
    height: Math.max(1, height - padding.top - padding.bottom),
  };
  const upright = inner.height > inner.width;
  // What is nearest the eye spreads widest, so the edge of the space is the edge of its near plane.
  const spread = perspectiveScale(-SPACE.depth / 2);
  const across = (upright ? SPACE.height : SPACE.width) * spread;
  const down = (upright ? SPACE.width : SPACE.height) * spread;
  const margin = 2 * DRAW_RADIUS * spread;
  const size = Math.min(inner.width / (across + margin), inner.height / (down + margin));
  const clamped = Math.min(SIZE.most, Math.max(SIZE.least, size));
  const edge = margin * clamped;
  return {
    x: padding.left + inner.width / 2 + pan.x,
    y: padding.top + inner.height / 2 + pan.y,
    zoomX: (Math.max(1, inner.width - edge) / across) * zoom,
    zoomY: (Math.max(1, inner.height - edge) / down) * zoom,
    size: clamped * zoom,
    upright,
  };
}

export const POINTER_KINDS = ['mouse', 'touch'] as const;
/** `touch` stands for finger and pen. */
export type PointerKind = (typeof POINTER_KINDS)[number];

/**
 * R137: radius of the drawn circle in screen pixels.
 *
 * @example
 * drawRadius(1, 2); // 60
 */
export const drawRadius = (scale: number, size: number): number => DRAW_RADIUS * scale * size;

/**
 * R137, A19: how far from the centre a pointer still meets the bubble, in screen pixels.
 *
 * @example
 * hitRadius(1, 0.5, 'touch'); // 22
 */
export const hitRadius = (scale: number, size: number, pointer: PointerKind): number =>
  pointer === 'mouse' ? CLICK_RADIUS * scale * size : Math.max(DRAW_RADIUS * scale * size, TOUCH_RADIUS);
