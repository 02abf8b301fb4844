import { lodgeNames, type Projector, RING, rimAngles, ringUnitOf } from '@app/sky/map';
import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';
import { createTexts } from './texts';

/** The frame of the picture: on the planisphere the 28 lodges and, around the whole disc, a tick for every degree. */
export function createRim() {
  const strong = new Graphics();
  const fine = new Graphics();
  const texts = createTexts();
  const container = new Container({ children: [strong, fine, texts.container] });

  function draw(picture: MapPicture): void {
    const { projector, palette, zoom } = picture;
    const { centre, radius } = projector.stage;
    const unit = ringUnitOf(projector);
    const color = palette.colour.ring;
    strong.clear();
    fine.clear();
    texts.begin();
    if (projector.mode !== 'planisphere')
      strong.circle(centre.x, centre.y, radius).stroke({ width: 1.2, color });
    fine.circle(centre.x, centre.y, radius + RING.inner * unit);
    fine.stroke({ width: 0.8, color, alpha: 0.6 });
    if (projector.mode === 'planisphere') {
      // On its own ground: hills may be behind the map.
      strong.circle(centre.x, centre.y, radius + RING.outer * unit).fill(palette.colour.sky);
      strong.circle(centre.x, centre.y, radius).cut();
      strong.circle(centre.x, centre.y, radius).stroke({ width: 1.2, color });
      strong.circle(centre.x, centre.y, radius + RING.outer * unit).stroke({ width: 1.2, color });
      // Zoomed in, degrees would crowd at the pole and be far apart elsewhere.
      if (zoom === 1) ticks(fine, projector, unit);
      fine.stroke({ width: 0.7, color, alpha: 0.55 });
      bounds(fine, picture, unit);
      fine.stroke({ width: 0.8, color, alpha: 0.7 });
      names(picture, texts.write);
    }
    texts.end();
  }

  return { container, draw, forget: texts.forget };
}

function radial(
  graphics: Graphics,
  { stage: { centre } }: Projector,
  angle: number,
  from: number,
  to: number,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  graphics.moveTo(centre.x + c * from, centre.y + s * from).lineTo(centre.x + c * to, centre.y + s * to);
}

function ticks(graphics: Graphics, projector: Projector, unit: number): void {
  const from = projector.stage.radius + RING.outer * unit;
  for (let degree = 0; degree < 360; degree++) {
    const length = degree % 5 === 0 ? RING.fifth : RING.tick;
    for (const angle of rimAngles(projector, degree)) {
      radial(graphics, projector, angle, from, from + length * unit);
    }
  }
}

/** Where one lodge ends and the next begins. */
function bounds(graphics: Graphics, { lodges, projector }: MapPicture, unit: number): void {
  const { radius } = projector.stage;
  for (const { from } of lodges) {
    for (const angle of rimAngles(projector, from)) {
      radial(graphics, projector, angle, radius + RING.inner * unit, radius + RING.outer * unit);
    }
  }
}

function names(
  { lodges, projector, palette, picked, catalogue, words }: MapPicture,
  write: ReturnType<typeof createTexts>['write'],
): void {
  const asterism = picked?.kind === 'asterism' ? catalogue.asterisms[picked.index] : undefined;
  const { kind, region } = asterism ?? {};
  const chosen = kind === 'mansion' && region?.kind === 'mansion' ? region.index : undefined;
  for (const { index, zh, at, rotation, size } of lodgeNames(projector, lodges, chosen)) {
    const colour = index === chosen ? palette.colour.picked : palette.colour.label;
    write(words.write?.(zh) ?? zh, { at, size, colour, rotation, font: palette.font });
  }
}
