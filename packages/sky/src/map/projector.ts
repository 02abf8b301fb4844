import type { Catalogue } from '../stars/catalogue';
import { type SkyFrame, toAltAz } from '../stars/frame';
import {
  flattenPlanisphere,
  fromStereographic,
  planisphereOf,
  projectPlanisphere,
  projectStereographic,
  toPlanisphere,
  toStereographic,
  viewMatrix,
} from '../stars/projection';
import { starsIn, yearOf } from '../stars/properMotion';
import type { Vector } from '../stars/vector';
import type { MapCamera, Point } from './camera';

/** The picture's position on the screen, px. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** Radius of the disc at zoom 1, without its ring. */
  readonly radius: number;
}

/** Projects directions in the sky to px on the screen, for one frame. */
export interface Projector {
  readonly stage: Stage;
  readonly mode: MapCamera['mode'];
  /** px per unit of the projection: the disc's radius times the zoom. */
  readonly scale: number;
  /** The middle of the projection, px. */
  readonly origin: Point;
  /** Right ascension at the foot of the planisphere, degrees; 1 or -1 for the pole. */
  readonly foot: number;
  readonly pole: 1 | -1;
  /** The azimuth of the view from the door, degrees from north. */
  readonly facing: number;
  /** Undefined behind the viewer. */
  readonly place: (vector: Vector) => Point | undefined;
  /** Whether a point is on the ground, from the door; anything below it is out of view. */
  readonly isGround: (at: Point) => boolean;
  /** Every star: x, y in px and the sine of its altitude. Reused for each frame. */
  readonly stars: Float32Array;
}

/** Makes projectors; caches values that stay the same between frames. */
export function createProjection(catalogue: Catalogue) {
  const stars = new Float32Array(catalogue.vectors.length);
  const inYear = (year: number) => {
    const vectors = starsIn(catalogue, year);
    return { year, vectors, '1': flattenPlanisphere(vectors, 1), '-1': flattenPlanisphere(vectors, -1) };
  };
  let sky = inYear(0);

  return (frame: SkyFrame, camera: MapCamera, stage: Stage): Projector => {
    const year = yearOf(frame.instant);
    if (year !== sky.year) sky = inYear(year);
    const { vectors } = sky;
    const map = planisphereOf(frame);
    const isDisc = camera.mode === 'planisphere';
    const scale = stage.radius * (isDisc ? camera.disc.zoom : camera.door.zoom);
    const { x, y } = isDisc ? camera.disc : { x: 0, y: 0 };
    const origin = { x: stage.centre.x - x * scale, y: stage.centre.y - y * scale };
    const view = viewMatrix(frame, camera.door);
    if (isDisc) projectPlanisphere(vectors, sky[`${map.pole}`], map, frame, stars);
    else projectStereographic(vectors, view, frame, stars);
    for (let at = 0; at < stars.length; at += 3) {
      stars[at] = origin.x + (stars[at] ?? 0) * scale;
      stars[at + 1] = origin.y + (stars[at + 1] ?? 0) * scale;
    }
    const place = (vector: Vector) => {
      const point = isDisc ? toPlanisphere(map, vector) : toStereographic(view, vector);
      return point && { x: origin.x + point.x * scale, y: origin.y + point.y * scale };
    };
    const isGround = ({ x, y }: Point) =>
      !isDisc &&
      toAltAz(frame, fromStereographic(view, { x: (x - origin.x) / scale, y: (y - origin.y) / scale }))
        .altitude < 0;
    const facing = camera.door.azimuth;
    return { stage, mode: camera.mode, scale, origin, ...map, facing, place, isGround, stars };
  };
}
