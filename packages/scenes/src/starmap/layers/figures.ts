import { isProminent } from '@app/sky/map';
import type { Asterism, SkyTarget } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';

/** Lines longer than this many radii cross the back of the sky and are omitted. */
const LONGEST = 1.2;

/** The lines of the asterisms: the great ones stronger, the picked one in cinnabar. */
export function createFigures() {
  const faint = new Graphics();
  const strong = new Graphics();
  const picked = new Graphics();
  const container = new Container({ children: [faint, strong, picked] });

  function draw(picture: MapPicture): void {
    const { catalogue, projector, palette, zoom } = picture;
    for (const graphics of [faint, strong, picked]) graphics.clear();
    for (const [index, asterism] of catalogue.asterisms.entries()) {
      const graphics = isPicked(picture.picked, index) ? picked : isProminent(asterism) ? strong : faint;
      trace(graphics, asterism, projector.stars, projector.scale * LONGEST);
    }
    const width = Math.min(1.6, 0.7 + zoom * 0.1);
    faint.stroke({ width: width * 0.8, color: palette.colour['figure-faint'] });
    strong.stroke({ width: width * 1.25, color: palette.colour.figure });
    picked.stroke({ width: 2, color: palette.colour.picked });
  }

  return { container, draw };
}

const isPicked = (picked: SkyTarget | undefined, index: number) =>
  picked?.kind === 'asterism' && picked.index === index;

function trace(graphics: Graphics, { lines }: Asterism, points: Float32Array, longest: number): void {
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [from = 0, to = 0] = [line[i], line[i + 1]];
      const [x1, y1] = [points[from * 3] ?? Number.NaN, points[from * 3 + 1] ?? Number.NaN];
      const [x2, y2] = [points[to * 3] ?? Number.NaN, points[to * 3 + 1] ?? Number.NaN];
      // Also false for stars behind the viewer, which have no place.
      if (Math.hypot(x2 - x1, y2 - y1) < longest) graphics.moveTo(x1, y1).lineTo(x2, y2);
    }
  }
}
