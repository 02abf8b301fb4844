import { chooseLettering, type Lettering, type NameLook, nameAt, type Point } from '@app/sky/map';
import type { SkyTarget } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';
import { createTexts } from './texts';

/** The names on the map and the badges of the directions. */
export function createLabels() {
  const plates = new Graphics();
  const texts = createTexts();
  const container = new Container({ children: [plates, texts.container] });
  const widthOf = createRuler();
  let lettering: Lettering = { badges: [], names: [] };

  function draw(picture: MapPicture): void {
    const { colour, font } = picture.palette;
    lettering = chooseLettering(picture, (words, look) => widthOf(words, look, font));
    texts.begin();
    plates.clear();
    for (const { at, name, size, letter } of lettering.badges) {
      plates.circle(at.x, at.y, size).fill(colour.sky).stroke({ width: 1, color: colour.horizon });
      texts.write(name, { at, size: letter, colour: colour['label-region'], font });
    }
    for (const { words, look, box, leader } of lettering.names) {
      const { size, tone, halo, spacing } = look;
      if (leader) {
        const [from, to] = leader;
        plates.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ width: 0.9, color: colour[tone] });
      }
      texts.write(words, {
        at: { x: box.x, y: box.y },
        size,
        colour: colour[tone],
        font,
        ...(halo ? { halo: colour['label-halo'] } : {}),
        ...(spacing === undefined ? {} : { spacing }),
      });
    }
    texts.end();
  }

  return {
    container,
    draw,
    forget: texts.forget,
    /** The target of the name under a finger. */
    nameAt: (at: Point): SkyTarget | undefined => nameAt(lettering, at),
  };
}

/** Widths of texts, px, measured once each. */
function createRuler() {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (words: string, { size, spacing = 0 }: NameLook, font: string): number => {
    const key = `${words}|${size}|${font}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context) context.font = `${size}px ${font}`;
      width = context?.measureText(words).width ?? words.length * size;
      known.set(key, width);
    }
    return width + spacing * size * words.length;
  };
}
