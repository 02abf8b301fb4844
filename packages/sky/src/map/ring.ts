import { frozen } from '@app/kernel';
import { type Lodge, lodgeAt } from '../stars/mansions';
import { fromEquatorial } from '../stars/vector';
import type { Point } from './camera';
import type { Projector } from './projector';

/** Widths of the double ring with the names of the mansions, px on a disc of 386. */
export const RING = frozen({ inner: 3, outer: 26, tick: 4, fifth: 6 } as const);
const DISC = 386;
/** px on a disc of 386 */
const NAME = 15;
/** Smaller text is illegible. */
const LEAST_NAME = 12;
/** The chosen name is larger by this. */
const CHOSEN = 1.3;
/** Radians. */
const UPRIGHT = 0.12;
/** A lodge narrower than this share of its name gets no label. */
const SQUEEZED = 0.8;

/** The ring's scale for a picture of this half width: on a phone it stays large enough for its characters. */
const ringUnit = (half: number): number => Math.max(0.84, half / (DISC + RING.outer + RING.fifth));

/** The width of the ring outside the disc, px. */
export const ringWidth = (half: number): number => (RING.outer + RING.fifth) * ringUnit(half);

export const ringUnitOf = ({ stage: { width, height } }: Projector): number =>
  ringUnit(Math.min(width, height) / 2);

/**
 * The points where an hour circle meets the rim: angles on the screen, clockwise from right. One while the pole is in
 * the picture; when zoomed in on a part, none, or two: where it enters and where it leaves.
 */
export function rimAngles({ foot, pole, origin, stage }: Projector, ascension: number): readonly number[] {
  const { centre, radius } = stage;
  const angle = Math.PI / 2 + (pole * (ascension - foot) * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [origin.x - centre.x, origin.y - centre.y];
  const along = x * c + y * s;
  const under = along * along - x * x - y * y + radius * radius;
  if (under < 0) return [];
  return [-along - Math.sqrt(under), -along + Math.sqrt(under)]
    .filter(reach => reach > 0)
    .map(reach => Math.atan2(y + reach * s, x + reach * c));
}

/** A mansion's name on the ring. */
export interface LodgeName {
  readonly index: number;
  readonly zh: string;
  readonly at: Point;
  /** Clockwise, radians: characters are upright on the upper and the lower half. */
  readonly rotation: number;
  /** px */
  readonly size: number;
}

/**
 * The names with enough room on the ring, the widest lodges first; none touches another. The chosen one is larger, and
 * there in the narrowest lodge (R1065).
 */
export function lodgeNames(
  projector: Projector,
  lodges: readonly Lodge[],
  chosen?: number,
): readonly LodgeName[] {
  const unit = ringUnitOf(projector);
  const { centre, radius } = projector.stage;
  const reach = radius + ((RING.inner + RING.outer) / 2) * unit;
  const plain = Math.max(LEAST_NAME, NAME * unit);
  const placed: LodgeName[] = [];
  const order = ({ mansion, width }: Lodge) => (mansion.index === chosen ? 360 : width);
  for (const { mansion, from, width } of [...lodges].sort((a, b) => order(b) - order(a))) {
    const isChosen = mansion.index === chosen;
    const size = isChosen ? plain * CHOSEN : plain;
    const [begins, ends] = [rimAngles(projector, from), rimAngles(projector, from + width)];
    for (const [i, angle] of rimAngles(projector, from + width / 2).entries()) {
      const at = { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
      const [begin = angle, end = angle] = [begins[i], ends[i]];
      const room = 2 * reach * Math.min(half(begin, angle), half(end, angle));
      const isFree = placed.every(
        other => Math.hypot(other.at.x - at.x, other.at.y - at.y) > Math.max(size, other.size) * 1.1,
      );
      if ((room < size * SQUEEZED && !isChosen) || !isFree) continue;
      const turn = Math.sin(angle) > 0 ? angle - Math.PI / 2 : angle + Math.PI / 2;
      // Turned letters blur, so nearly upright ones are upright.
      const rotation = Math.abs(turn) < UPRIGHT ? 0 : turn;
      placed.push({ index: mansion.index, zh: mansion.zh, at, rotation, size });
    }
  }
  return placed;
}

/** The smaller way around between two angles, radians. */
const half = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** The mansion at a point of the ring; undefined off the ring. */
export function mansionOnRing(projector: Projector, lodges: readonly Lodge[], at: Point): number | undefined {
  const { stage, mode, origin, foot, pole } = projector;
  const out = Math.hypot(at.x - stage.centre.x, at.y - stage.centre.y) - stage.radius;
  if (mode !== 'planisphere' || out < 0 || out > (RING.outer + RING.fifth) * ringUnitOf(projector)) {
    return undefined;
  }
  // From the rim towards the point: the hour circle that meets it there.
  const share = stage.radius / (stage.radius + out);
  const x = stage.centre.x + (at.x - stage.centre.x) * share - origin.x;
  const y = stage.centre.y + (at.y - stage.centre.y) * share - origin.y;
  const angle = ((Math.atan2(y, x) - Math.PI / 2) * 180) / Math.PI;
  return lodgeAt(lodges, fromEquatorial(foot + pole * angle, 0)).mansion.index;
}
