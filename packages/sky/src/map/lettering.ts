import { fromAltAz } from '../stars/frame';
import { type LabelBox, type LabelRequest, placeLabels } from '../stars/labels';
import type { SkyTarget } from '../stars/search';
import { NAKED_EYE } from '../stars/wanderers';
import { bodyReach } from './bodySize';
import type { Point } from './camera';
import { horizonUnder, linesUnder } from './figureLines';
import { type NameLook, type Ruler, requestsOf, visible } from './labelRequests';
import type { MapView } from './mapView';
import type { Stage } from './projector';

/** Radius of a direction's badge, px on a disc of 386. */
const BADGE = 11;
/** A badge with two letters is wider than one with one. */
const WIDER = 1.12;
/** From the door, the mountains are named this far below the horizon, degrees, */
const MOUNTAIN_DEPTH = 7;
/** but at least this far from the badges, px. */
const MOUNTAIN_GAP = 22;
/** A smaller disc, px, has room only for those of the eight directions. */
const ALL_MOUNTAINS = 160;
/** The largest number of names on a disc of 400 px. */
const MOST = 62;
/** Names keep their size on a smaller disc, so their number falls faster than its radius. */
const THINNING = 1.8;
/** However small. */
const FEWEST = 5;
/** A tap this far outside a name still selects it, px. */
const REACH = 3;
/** The horizon under a name is worse than as much of a figure. */
const HORIZON = 20;
/** English names are longer than Chinese ones. */
const ENGLISH_SHARE = 0.85;

/** A direction on the horizon, on a small round plate. */
export interface Badge {
  readonly at: Point;
  readonly name: string;
  /** Radius, px. */
  readonly size: number;
  /** Letter size, px. */
  readonly letter: number;
}

/** A name with its position. */
export interface PlacedName {
  readonly words: string;
  readonly look: NameLook;
  readonly box: LabelBox;
  /** Its target; undefined for regions and mountains. */
  readonly target: SkyTarget | undefined;
}

/** All labels inside the disc. */
export interface Lettering {
  readonly badges: readonly Badge[];
  readonly names: readonly PlacedName[];
}

/**
 * Chooses the names so that none overlaps another, a badge, the sun, the moon or a planet; each at the side of its star
 * with the least of a figure's lines, and none of the horizon, under it (R793, R984).
 */
export function chooseLettering(picture: MapView, measure: Ruler): Lettering {
  const badges = directionBadges(picture);
  const plates = [...badges, ...bodyDiscs(picture)].map(squareAround);
  const mountains = picture.projector.mode === 'door' ? mountainNames(picture, measure, plates) : [];
  return {
    badges,
    names: [...mountains, ...skyNames(picture, measure, [...plates, ...mountains.map(({ box }) => box)])],
  };
}

function skyNames(picture: MapView, measure: Ruler, obstacles: readonly LabelBox[]): readonly PlacedName[] {
  const { stage, isGround } = picture.projector;
  const labels = requestsOf(picture, measure);
  const [figures, horizon] = [linesUnder(picture), horizonUnder(picture)];
  return placeLabels(
    labels.map(({ request }) => request),
    obstacles,
    mostNames(picture),
    box => isInside(box, stage) && !isGround({ x: box.x, y: box.y + box.height / 2 }),
    // A region is larger than its figures: its name moves for the horizon alone.
    (box, { centred }) => (centred ? 0 : figures(box)) + HORIZON * horizon(box),
  ).flatMap(({ index, ...box }) => {
    const label = labels[index];
    return label ? [{ words: label.words, look: label.look, box, target: label.target }] : [];
  });
}

/** A small disc has room for few; zooming in makes room for more. */
const mostNames = ({ projector: { stage }, zoom, words: { language } }: MapView): number =>
  Math.max(
    FEWEST,
    Math.round(
      MOST *
        Math.min(1.2, stage.radius / 400) ** THINNING *
        (1 + (zoom - 1) * 0.25) *
        (language === 'en' ? ENGLISH_SHARE : 1),
    ),
  );

function directionBadges({ frame, projector, words }: MapView): readonly Badge[] {
  const { stage, mode, place } = projector;
  const plain = BADGE * Math.max(0.85, Math.min(1.15, stage.radius / 386));
  return words.directions.flatMap((name, i) => {
    if (mode === 'planisphere' && i % 2 === 1) return [];
    const [size, letter] = name.length > 1 ? [plain * WIDER, plain * 0.96] : [plain, plain * 1.15];
    const point = place(fromAltAz(frame, { altitude: 0, azimuth: i * 45 }));
    const at = point && ontoRim(point, stage.centre, stage.radius - size, mode === 'planisphere');
    return at ? [{ at, name, size, letter }] : [];
  });
}

/** From the door: the 24 mountains on the ground, each below its part of the horizon; the main directions first. */
function mountainNames(
  { frame, projector: { place, stage, scale }, words }: MapView,
  measure: Ruler,
  obstacles: readonly LabelBox[],
): readonly PlacedName[] {
  const size = Math.max(11, (13 * stage.radius) / 386);
  const look: NameLook = { size, tone: 'label-region', halo: false };
  // In the middle of a stereographic picture one unit equals two radians.
  const depth = Math.max(MOUNTAIN_DEPTH, ((MOUNTAIN_GAP / scale) * 360) / Math.PI);
  const requests = words.mountains.flatMap(
    (name, i): readonly (LabelRequest & { readonly name: string })[] => {
      const anchor = place(fromAltAz(frame, { altitude: -depth, azimuth: i * 15 }));
      const rank = i % 6 === 0 ? 0 : i % 3 === 0 ? 1 : 2;
      if (!anchor || (rank === 2 && stage.radius < ALL_MOUNTAINS)) return [];
      return [
        { name, anchor, width: measure(name, look) + 4, height: size * 1.3, gap: 0, rank, centred: true },
      ];
    },
  );
  return placeLabels(requests, obstacles, requests.length, box => isInside(box, stage)).flatMap(
    ({ index, ...box }) => {
      const words = requests[index]?.name;
      return words ? [{ words, look, box, target: undefined }] : [];
    },
  );
}

/** The area covered by the sun, the moon and the planets. */
const bodyDiscs = (picture: MapView) =>
  picture.wanderers.flatMap(wanderer => {
    const at = wanderer.magnitude < NAKED_EYE ? visible(picture, wanderer.vector) : undefined;
    return at ? [{ at, size: bodyReach(wanderer, picture.projector.stage.radius) }] : [];
  });

const squareAround = ({ at, size }: { readonly at: Point; readonly size: number }): LabelBox => ({
  ...at,
  width: size * 2 + 4,
  height: size * 2 + 4,
});

/** On the planisphere a direction beyond the rim is marked at the rim; from the door it is out of view. */
function ontoRim(point: Point, centre: Point, radius: number, keep: boolean): Point | undefined {
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  const distance = Math.hypot(x, y);
  if (distance <= radius) return point;
  return keep && distance < radius * 2
    ? { x: centre.x + (x / distance) * radius, y: centre.y + (y / distance) * radius }
    : undefined;
}

/** Clear of the ring: all four corners are in the disc. */
const isInside = ({ x, y, width, height }: LabelBox, { centre, radius }: Stage): boolean =>
  Math.hypot(Math.abs(x - centre.x) + width / 2, Math.abs(y - centre.y) + height / 2) < radius;

/** The name under a finger. */
export function nameAt({ names }: Lettering, { x, y }: Point): SkyTarget | undefined {
  const within = (reach: number) =>
    names.find(
      ({ box, target }) =>
        target && Math.abs(box.x - x) < box.width / 2 + reach && Math.abs(box.y - y) < box.height / 2 + reach,
    )?.target;
  // The tap areas of neighbouring names overlap: the name under the finger wins.
  return within(0) ?? within(REACH);
}
