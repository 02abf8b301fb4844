import { bodyReach, visible } from '@app/sky/map';
import { type SkyTarget, starAt, type Vector } from '@app/sky/stars';
import { Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';

/** px between the picked object and its ring */
const BREATH = 5;
/** A star's ring is at least this wide, px. */
const LEAST = 8;

/** A ring around the star, sun, moon or planet that is picked; figures have lines to show it. */
export function createMark() {
  const container = new Graphics();

  function draw(picture: MapPicture): void {
    container.clear();
    if (!picture.picked) return;
    for (const { vector, radius } of ringsOf(picture, picture.picked)) {
      // To the rim itself, where no name has room: Canopus.
      const at = visible(picture, vector, 1);
      if (at)
        container.circle(at.x, at.y, radius).stroke({ width: 1.6, color: picture.palette.colour.picked });
    }
  }

  return { container, draw };
}

interface Ring {
  readonly vector: Vector;
  /** px */
  readonly radius: number;
}

function ringsOf(
  { catalogue, frame, wanderers, projector: { stage } }: MapPicture,
  target: SkyTarget,
): readonly Ring[] {
  const aroundStar = (star: number): Ring => ({
    vector: starAt(catalogue, star, frame.instant),
    radius: Math.max(LEAST, (LEAST * stage.radius) / 400),
  });
  if (target.kind === 'star') return [aroundStar(target.index)];
  if (target.kind === 'wanderer') {
    const wanderer = wanderers.find(({ id }) => id === target.id);
    return wanderer ? [{ vector: wanderer.vector, radius: bodyReach(wanderer, stage.radius) + BREATH }] : [];
  }
  const lines = catalogue.asterisms[target.index]?.lines ?? [];
  return lines.flatMap(([star, ...others]) =>
    star !== undefined && others.length === 0 ? [aroundStar(star)] : [],
  );
}
