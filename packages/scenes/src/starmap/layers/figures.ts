import { eachLine, isProminent } from '@app/sky/map';
import type { SkyTarget } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';

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
      eachLine(asterism, projector, (x1, y1, x2, y2) => graphics.moveTo(x1, y1).lineTo(x2, y2));
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
