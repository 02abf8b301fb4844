import { eclipticCurve, parallelCurve, RIM_DECLINATION, spokeCurve } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';
import { curve, dashes } from './strokes';

/** The inner circle of the planisphere: the circumpolar sky of central China. Degrees. */
const INNER_DECLINATION = 55;
const ECLIPTIC = eclipticCurve(1.2);
const EQUATOR = parallelCurve(0);

/** The sheet under the stars: circles of declination, the spokes of the mansions, the ecliptic. */
export function createChart() {
  const paper = new Graphics();
  const hairlines = new Graphics();
  const ecliptic = new Graphics();
  const container = new Container({ children: [paper, hairlines, ecliptic] });

  function draw({ projector, palette, lodges }: MapPicture): void {
    const { stage, mode, pole } = projector;
    paper.clear().circle(stage.centre.x, stage.centre.y, stage.radius).fill(palette.colour.sky);
    if (mode === 'planisphere')
      paper.circle(projector.origin.x, projector.origin.y, projector.scale).fill(palette.colour.sky);

    hairlines.clear();
    for (const { from } of lodges) {
      curve(hairlines, projector, spokeCurve(from, pole * INNER_DECLINATION, pole * RIM_DECLINATION));
    }
    hairlines.stroke({ width: 0.8, color: palette.colour.hair, alpha: palette.hair });
    curve(hairlines, projector, parallelCurve(pole * INNER_DECLINATION));
    curve(hairlines, projector, EQUATOR);
    hairlines.stroke({ width: 0.9, color: palette.colour.hair, alpha: Math.min(1, palette.hair * 2) });

    ecliptic.clear();
    dashes(ecliptic, projector, ECLIPTIC);
    ecliptic.stroke({ width: 1, color: palette.colour.ecliptic, alpha: 0.9 });
  }

  return { container, draw };
}
