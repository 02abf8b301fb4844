/** The seas that form the face: middle and half axes in radii of the disc, before the disc is tilted. */
export const MARIA = [
  { x: -0.28, y: -0.3, rx: 0.3, ry: 0.22 },
  { x: 0.12, y: -0.38, rx: 0.24, ry: 0.17 },
  { x: 0.34, y: -0.06, rx: 0.2, ry: 0.24 },
  { x: -0.42, y: 0.12, rx: 0.24, ry: 0.3 },
  { x: 0.02, y: 0.08, rx: 0.14, ry: 0.12 },
  { x: -0.1, y: 0.48, rx: 0.2, ry: 0.1 },
] as const;
