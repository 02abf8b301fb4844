import { Container, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';
import type { Projector } from '../engine/projector';
import { RING, ringUnit } from '../engine/ring';
import { createTexts } from './texts';

/** Lodges narrower than this have no room for their name. */
const NARROWEST = 3;

/** The frame of the picture: on the planisphere the 28 lodges and a tick for every degree. */
export function createRim() {
  const strong = new Graphics();
  const fine = new Graphics();
  const texts = createTexts();
  const container = new Container({ children: [strong, fine, texts.container] });

  function draw(picture: MapPicture): void {
    const { projector, palette } = picture;
    const { centre, radius } = projector.stage;
    const unit = ringUnit(Math.min(projector.stage.width, projector.stage.height) / 2);
    strong.clear();
    fine.clear();
    texts.begin();
    strong.circle(centre.x, centre.y, radius).stroke({ width: 1.2, color: palette.colour.ring });
    fine.circle(centre.x, centre.y, radius + RING.inner * unit);
    fine.stroke({ width: 0.8, color: palette.colour.ring, alpha: 0.6 });
    if (projector.mode === 'planisphere') {
      strong
        .circle(centre.x, centre.y, radius + RING.outer * unit)
        .stroke({ width: 1.2, color: palette.colour.ring });
      ticks(fine, projector, unit);
      fine.stroke({ width: 0.7, color: palette.colour.ring, alpha: 0.55 });
      lodges(fine, picture, unit, texts.write);
      fine.stroke({ width: 0.8, color: palette.colour.ring, alpha: 0.7 });
    }
    texts.end();
  }

  return { container, draw };
}

/** The angle on the screen, clockwise from right, at which a right ascension meets the rim. */
const angleAt = ({ foot, pole }: Projector, ascension: number): number =>
  Math.PI / 2 + (pole * (ascension - foot) * Math.PI) / 180;

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
    radial(graphics, projector, angleAt(projector, degree), from, from + length * unit);
  }
}

function lodges(
  graphics: Graphics,
  { lodges: all, projector, palette, picked, catalogue }: MapPicture,
  unit: number,
  write: ReturnType<typeof createTexts>['write'],
): void {
  const { centre, radius } = projector.stage;
  const [inner, outer] = [radius + RING.inner * unit, radius + RING.outer * unit];
  const chosen = picked?.kind === 'asterism' ? catalogue.asterisms[picked.index] : undefined;
  for (const { mansion, from, width } of all) {
    radial(graphics, projector, angleAt(projector, from), inner, outer);
    if (width < NARROWEST) continue;
    const angle = angleAt(projector, from + width / 2);
    const isChosen =
      chosen?.kind === 'mansion' && chosen.region.kind === 'mansion' && chosen.region.index === mansion.index;
    // Characters stand upright on the upper half and on the lower half alike.
    const upright = Math.sin(angle) > 0 ? angle - Math.PI / 2 : angle + Math.PI / 2;
    const reach = (inner + outer) / 2;
    write(mansion.zh, {
      at: { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach },
      size: Math.max(11, 14 * unit),
      colour: isChosen ? palette.colour.picked : palette.colour.label,
      rotation: upright,
      font: palette.font,
    });
  }
}
