import { frozen, NOTHING } from '@app/kernel';
import { CLICK_RADIUS, DRAW_RADIUS, PERSPECTIVE_DEPTH, SPACE, TOUCH_RADIUS } from './constants';

/**
 * A36: scale at depth z (stage pixels, away from the eye): 200 / (200 + z). 1 on the plane z = 0.
 *
 * @example
 * perspectiveScale(0); // 1
 */
export const perspectiveScale = (z: number): number =>
  Number.isFinite(z) && z > -PERSPECTIVE_DEPTH ? PERSPECTIVE_DEPTH / (PERSPECTIVE_DEPTH + z) : NOTHING;

/** How the stage is seen on a screen. All lengths in screen pixels. */
export interface Camera {
  /** Screen position of the space's centre. */
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
  /** Screen pixels kept free on each side, for controls over the space. */
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

/** The default for an invalid number or length of a screen. */
const numberOr = (value: number | undefined, usual: number): number =>
  typeof value === 'number' && Math.abs(value) < 1e7 ? value : usual;
/** Bubbles stay legible on the smallest screens and modest on the largest. */
const SIZE = { least: 0.55, most: 1.6 } as const;

/**
 * The camera that fits the space into a view: the area scales to its container (A36), each axis separately.
 *
 * @example
 * fitCamera({ width: 1400, height: 700 }).size.toFixed(2); // '1.28'
 */
export function fitCamera(view: View): Camera {
  const { width, height, padding, pan, ...given } = view ?? {};
  const left = numberOr(padding?.left, 0);
  const top = numberOr(padding?.top, 0);
  const zoom = numberOr(given.zoom, 1);
  const inner = {
    width: Math.max(1, numberOr(width, 1) - left - numberOr(padding?.right, 0)),
    height: Math.max(1, numberOr(height, 1) - top - numberOr(padding?.bottom, 0)),
  };
  const upright = inner.height > inner.width;
  // The nearest plane spreads widest, so the edge of the space is the edge of its near plane.
  const spread = perspectiveScale(-SPACE.depth / 2);
  const across = (upright ? SPACE.height : SPACE.width) * spread;
  const down = (upright ? SPACE.width : SPACE.height) * spread;
  const margin = 2 * DRAW_RADIUS * spread;
  const size = Math.min(inner.width / (across + margin), inner.height / (down + margin));
  const clamped = Math.min(SIZE.most, Math.max(SIZE.least, size));
  const edge = margin * clamped;
  return {
    x: left + inner.width / 2 + numberOr(pan?.x, 0),
    y: top + inner.height / 2 + numberOr(pan?.y, 0),
    zoomX: (Math.max(1, inner.width - edge) / across) * zoom,
    zoomY: (Math.max(1, inner.height - edge) / down) * zoom,
    size: clamped * zoom,
    upright,
  };
}

export const POINTER_KINDS = /* @__PURE__ */ frozen(['mouse', 'touch'] as const);
/** `touch` stands for finger and pen. */
export type PointerKind = (typeof POINTER_KINDS)[number];

/**
 * R137: radius of the drawn circle in screen pixels.
 *
 * @example
 * drawRadius(1, 2); // 60
 */
export const drawRadius = (scale: number, size: number): number =>
  numberOr(scale, 0) * numberOr(size, 0) * DRAW_RADIUS;

/**
 * R137, A19: how far from the centre a pointer still hits the bubble, in screen pixels.
 *
 * @example
 * hitRadius(1, 0.5, 'touch'); // 22
 */
export const hitRadius = (scale: number, size: number, pointer: PointerKind): number =>
  pointer === 'mouse'
    ? numberOr(scale, 0) * numberOr(size, 0) * CLICK_RADIUS
    : Math.max(drawRadius(scale, size), TOUCH_RADIUS);
