import type { ScreenPoint } from './camera';
import { circlePath, closedPath, openPath } from './path';

/** Sky positions packed as tenths of a degree: right ascension, declination, … */
export type PackedLine = readonly number[];

/** The southernmost declination the chart reaches, degrees. */
const EDGE = -40;
const OBLIQUITY = (23.44 * Math.PI) / 180;

/**
 * The northern sky around the celestial pole, equal distances for equal declinations, as on a star planisphere: seen from
 * below, so that right ascension grows anticlockwise from the bottom.
 */
export function chartProjection(radius: number) {
  const at = (ra: number, dec: number): ScreenPoint => {
    const reach = chartRadius(radius, dec);
    const angle = ((ra + 90) * Math.PI) / 180;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  };
  const unpack = (line: PackedLine): ScreenPoint[] =>
    line.flatMap((ra, index) => (index % 2 === 0 ? [at(ra / 10, (line[index + 1] ?? 0) / 10)] : []));
  return {
    at,
    line: (line: PackedLine) => openPath(unpack(line)),
    outline: (line: PackedLine) => closedPath(unpack(line)),
  };
}

/** Distance of a declination from the pole, px. */
export const chartRadius = (radius: number, dec: number): number => ((90 - dec) / (90 - EDGE)) * radius;

/** Stars in three sizes of ink, from `[ra, dec, magnitude, …]` in tenths. */
export function starDots(stars: readonly number[], radius: number, size: number) {
  const { at } = chartProjection(radius);
  const dots = { bright: '', middling: '', faint: '' };
  for (let index = 0; index < stars.length; index += 3) {
    const [ra = 0, dec = 0, magnitude = 0] = stars.slice(index, index + 3).map(value => value / 10);
    const [x, y] = at(ra, dec);
    const dot = Math.max(0.45, size * (2.75 - 0.42 * magnitude));
    const rank = dot > 1.9 ? 'bright' : dot > 1.1 ? 'middling' : 'faint';
    dots[rank] += circlePath(x, y, dot);
  }
  return dots;
}

/** The sun's yearly path. */
export function eclipticPath(radius: number): string {
  const { at } = chartProjection(radius);
  const points = Array.from({ length: 120 }, (_, index) => {
    const longitude = (index * 3 * Math.PI) / 180;
    const ra = Math.atan2(Math.sin(longitude) * Math.cos(OBLIQUITY), Math.cos(longitude));
    const dec = Math.asin(Math.sin(OBLIQUITY) * Math.sin(longitude));
    return at((ra * 180) / Math.PI, (dec * 180) / Math.PI);
  });
  return closedPath(points);
}

/** Hour lines from the circle of circumpolar stars to the edge. */
export function hourSpokes(radius: number): string {
  const { at } = chartProjection(radius);
  return Array.from({ length: 24 }, (_, hour) => openPath([at(hour * 15, 55), at(hour * 15, EDGE)])).join('');
}
