import type { SkyTarget } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../engine/camera';
import type { MapPicture } from '../engine/picture';
import { chooseLettering, type Lettering, nameAt } from './lettering';
import { createTexts } from './texts';
import { createRuler } from './wishes';

/** The names on the map and the badges of the directions. */
export function createLabels() {
  const plates = new Graphics();
  const texts = createTexts();
  const container = new Container({ children: [plates, texts.container] });
  const measure = createRuler();
  let lettering: Lettering = { badges: [], names: [] };

  function draw(picture: MapPicture): void {
    const { colour, font } = picture.palette;
    lettering = chooseLettering(picture, measure);
    texts.begin();
    plates.clear();
    for (const { at, name, size, letter } of lettering.badges) {
      plates.circle(at.x, at.y, size).fill(colour.sky).stroke({ width: 1, color: colour.horizon });
      texts.write(name, { at, size: letter, colour: colour['label-region'], font });
    }
    for (const { words, look } of lettering.names) texts.write(words, look);
    texts.end();
  }

  return {
    container,
    draw,
    forget: texts.forget,
    /** What the name under a finger stands for. */
    nameAt: (at: Point): SkyTarget | undefined => nameAt(lettering, at),
  };
}
