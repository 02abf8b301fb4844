import type { ScreenPoint } from './camera';

/** Rounds to a tenth of a pixel: finer is invisible and doubles the length of the markup. */
export const px = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const at = ([x, y]: ScreenPoint): string => `${px(x)} ${px(y)}`;

export const openPath = (points: readonly ScreenPoint[]): string => `M${points.map(at).join('L')}`;
export const closedPath = (points: readonly ScreenPoint[]): string => `${openPath(points)}Z`;

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${px(rx)} ${px(ry)} 0 1 0 `;
  return `M${px(cx - rx)} ${px(cy)}${half}${px(2 * rx)} 0${half}${px(-2 * rx)} 0Z`;
}

export const circlePath = (cx: number, cy: number, radius: number): string =>
  ellipsePath(cx, cy, radius, radius);

/** A point at a compass bearing: degrees, 0 = up, clockwise. */
export function polar(radius: number, bearing: number): ScreenPoint {
  const angle = ((bearing - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** A stroke along the radius. */
export const radialLine = (from: number, to: number, bearing: number): string =>
  openPath([polar(from, bearing), polar(to, bearing)]);
