import type { Point } from '@app/sky/map';
import { fromAltAz, horizonCurve } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';
import { curve } from './strokes';

/** From the door the ground is drawn this far to both sides, degrees. */
const AROUND = 150;
/** Radii beyond the picture where the ground closes below. */
const DEEP = 6;

/** The home's horizon: on the planisphere an oval with the unseen sky veiled, from the door the ground itself. */
export function createHorizon() {
  const veil = new Graphics();
  const line = new Graphics();
  const container = new Container({ children: [veil, line] });

  function draw(picture: MapPicture): void {
    veil.clear();
    line.clear();
    if (picture.projector.mode === 'planisphere') drawVeil(veil, picture);
    else drawGround(veil, picture);
    curve(line, picture.projector, horizonCurve(picture.frame, 1.5));
    line.stroke({ width: 1.5, color: picture.palette.colour.horizon });
  }

  return { container, draw };
}

function drawVeil(veil: Graphics, { frame, projector: { place, origin, scale }, palette }: MapPicture): void {
  const oval = horizonCurve(frame, 1.5)
    .slice(1)
    .map(place)
    .filter(point => point !== undefined)
    .map(point => inside(point, origin, scale * 0.9995));
  veil.circle(origin.x, origin.y, scale).fill({ color: palette.colour.veil, alpha: palette.veil });
  veil.poly(oval).cut();
}

/** A hole must not extend over the edge of its shape. */
function inside(point: Point, origin: Point, radius: number): Point {
  const [x, y] = [point.x - origin.x, point.y - origin.y];
  const distance = Math.hypot(x, y);
  const keep = distance > radius ? radius / distance : 1;
  return { x: origin.x + x * keep, y: origin.y + y * keep };
}

function drawGround(
  veil: Graphics,
  { frame, projector: { place, origin, scale, facing }, palette }: MapPicture,
): void {
  const edge: Point[] = [];
  for (let turn = -AROUND; turn <= AROUND; turn += 3) {
    const point = place(fromAltAz(frame, { altitude: 0, azimuth: facing + turn }));
    if (point) edge.push(point);
  }
  const below = origin.y + DEEP * scale;
  veil
    .poly([...edge, { x: origin.x + DEEP * scale, y: below }, { x: origin.x - DEEP * scale, y: below }])
    .fill(palette.colour.ground);
}
