/** A point on the picture, px: x to the right, y downwards. */
export type ScreenPoint = readonly [x: number, y: number];

export interface CameraOptions {
  /** Degrees the house is turned clockwise on the picture, seen from above. */
  readonly azimuth?: number;
  /** Degrees above the ground: 0 looks along it, 90 straight down. */
  readonly elevation?: number;
  /** Pixels per metre of the house. */
  readonly scale?: number;
  /** Position of the courtyard's centre, px. */
  readonly centre?: ScreenPoint;
}

/**
 * A parallel projection, like a ruled-line painting of a house: no vanishing point, verticals stay upright. The house has
 * its own axes in metres: x to its left-hand (east when it faces south), y towards its gate, z up.
 */
export interface Camera {
  readonly azimuth: number;
  readonly elevation: number;
  readonly scale: number;
  readonly centre: ScreenPoint;
  project(x: number, y: number, z?: number): ScreenPoint;
  /** Grows towards the reader: the sign of a direction's `depth` says whether a wall facing it is visible. */
  depth(x: number, y: number): number;
  /** An SVG transform that lays flat drawings on the ground; `unit` is metres per drawing unit. */
  groundMatrix(unit: number): string;
}

/** The view of every picture of the house; the three.js scene starts from the same angles. */
export const HOME_VIEW = { azimuth: 30, elevation: 36 } as const;

/** The first view into the rooms of a home without a roof. */
export const FIRST_VIEW = { azimuth: HOME_VIEW.azimuth, elevation: 46 } as const;

const RADIANS = Math.PI / 180;

export function createCamera(options: CameraOptions = {}): Camera {
  const {
    azimuth = HOME_VIEW.azimuth,
    elevation = HOME_VIEW.elevation,
    scale = 24,
    centre = [0, 0],
  } = options;
  const cos = Math.cos(azimuth * RADIANS);
  const sin = Math.sin(azimuth * RADIANS);
  const rise = Math.sin(elevation * RADIANS);
  const upright = Math.cos(elevation * RADIANS);
  const [cx, cy] = centre;
  return {
    azimuth,
    elevation,
    scale,
    centre,
    project: (x, y, z = 0) => [
      cx + scale * (x * cos - y * sin),
      cy + scale * ((x * sin + y * cos) * rise - z * upright),
    ],
    depth: (x, y) => x * sin + y * cos,
    groundMatrix: unit => {
      const k = scale * unit;
      const parts = [k * cos, k * sin * rise, -k * sin, k * cos * rise, cx, cy];
      return `matrix(${parts.map(part => part.toFixed(4)).join(' ')})`;
    },
  };
}

/** The camera looking straight down with the gate at the bottom: plans and flat compasses. */
export const createPlanCamera = (scale: number, centre: ScreenPoint = [0, 0]): Camera =>
  createCamera({ azimuth: 0, elevation: 90, scale, centre });
