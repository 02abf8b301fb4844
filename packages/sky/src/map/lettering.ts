import { fromAltAz } from '../stars/frame';
import { type LabelBox, type LabelRequest, type PlacedLabel, placeLabels } from '../stars/labels';
import type { SkyTarget } from '../stars/search';
import { NAKED_EYE } from '../stars/wanderers';
import { bodyReach } from './bodySize';
import type { Point } from './camera';
import { horizonUnder, linesUnder } from './figureLines';
import { type Label, type NameLook, type Ruler, requestsOf, visible } from './labelRequests';
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
/** However small, beside the bodies. */
const FEWEST = 2;
/** A tap this far outside a name still selects it, px. */
const REACH = 3;
/** Names of this rank and more are rather left out than on the horizon. */
const KNOWN_TO_FEW = 10;
/** px of the radius of a disc with room for air about its names */
const ROOMY = 240;
/** px of a name’s box that are kept off the horizon */
const HORIZON_GAP = 12;
/** The horizon under a name is worse than as much of a figure. */
const HORIZON = 20;
/** So is each px of a leader. */
const LEADER = 6;
/** R1065: a name is nearer to its own body than to another by this share of the way between them, up to this, px; */
const NEARER = { share: 0.7, most: 8 } as const;
/** with a leader, just nearer. */
const NEARER_LED = 0.2;
/** More than any rank of a body. */
const FIRST = 10;
/** Where no place is nearest to it, its leader alone says whose name it is: at this cost. */
const DOUBTFUL = 300;
/** px between a leader and its name */
const LEADER_GAP = 1;
/** A name that stands off by less of the gap has no leader. */
const BESIDE = 0.5;
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
  /** From its body to the name that stands off from it. */
  readonly leader?: readonly [Point, Point];
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
  const bodies = bodyDiscs(picture);
  const [figures, horizonOf] = [linesUnder(picture), horizonUnder(picture)];
  // A small disc has no room for it.
  const gap = stage.radius < ROOMY ? 0 : HORIZON_GAP;
  const horizon = (box: LabelBox) => horizonOf({ ...box, width: box.width + gap, height: box.height + gap });
  const most = mostNames(picture, bodies.length);
  const place = (requests: readonly LabelRequest[], before: readonly LabelBox[]) =>
    placeLabels(
      requests,
      [...obstacles, ...before],
      most - before.length,
      (box, request, least) =>
        // Its leader alone costs more than the best place so far: true of most.
        (request.centred || LEADER * leaderOf(box, request) < least) &&
        isInside(box, stage) &&
        !isGround({ x: box.x, y: box.y + box.height / 2 }) &&
        (isDoubtful(box, request) || isItsOwn(box, request, bodies)) &&
        (request.rank < KNOWN_TO_FEW || request.centred || horizonOf(box) === 0),
      // A region is larger than its figures: its name moves for the horizon alone.
      (box, request) =>
        (request.centred ? 0 : figures(box) + LEADER * leaderOf(box, request)) +
        HORIZON * horizon(box) +
        (isDoubtful(box, request) && !isItsOwn(box, request, bodies) ? DOUBTFUL : 0),
    );
  const led = labels.filter(({ request }) => request.leads);
  const others = labels.filter(({ request }) => !request.leads);
  const first = placeLed(
    led.map(({ request }) => request),
    requests => place(requests, []),
  );
  const after = place(
    others.map(({ request }) => request),
    first,
  );
  const nameOf =
    (of: readonly Label[]) =>
    ({ index, ...box }: PlacedLabel): readonly PlacedName[] => {
      const label = of[index];
      if (!label) return [];
      const { words, look, target, request } = label;
      return [
        { words, look, box, target, ...(hasLeader(box, request) && { leader: leaderTo(box, request) }) },
      ];
    };
  return [...first.flatMap(nameOf(led)), ...after.flatMap(nameOf(others))];
}

/**
 * R1065: those that found no place go before all others, and they make way. Only those that need a name, which come
 * before all without one anyway: a few are placed a few times.
 */
function placeLed(
  requests: readonly LabelRequest[],
  place: (requests: readonly LabelRequest[]) => readonly PlacedLabel[],
): readonly PlacedLabel[] {
  const placed = place(requests);
  const found = new Set(placed.map(({ index }) => index));
  const isLeft = ({ rank }: LabelRequest, i: number) => rank >= 0 && !found.has(i);
  if (!requests.some(isLeft)) return placed;
  return placeLed(
    requests.map((each, i) => (isLeft(each, i) ? { ...each, rank: each.rank - FIRST } : each)),
    place,
  );
}

/** The point of a box nearest to another point. */
const nearest = ({ x, y }: Point, box: LabelBox): Point => ({
  x: Math.max(box.x - box.width / 2, Math.min(box.x + box.width / 2, x)),
  y: Math.max(box.y - box.height / 2, Math.min(box.y + box.height / 2, y)),
});

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** px by which a name stands off. */
const leaderOf = (box: LabelBox, { anchor, gap }: LabelRequest): number =>
  between(anchor, nearest(anchor, box)) - gap;

const hasLeader = (box: LabelBox, request: LabelRequest): boolean =>
  request.leads === true && leaderOf(box, request) > request.gap * BESIDE;

/** The last resort of one that goes first: its leader alone says whose name it is. */
const isDoubtful = (box: LabelBox, request: LabelRequest): boolean =>
  request.rank < 0 && hasLeader(box, request);

function leaderTo(box: LabelBox, { anchor, gap }: LabelRequest): readonly [Point, Point] {
  const end = nearest(anchor, box);
  const length = between(anchor, end);
  const at = (share: number): Point => ({
    x: anchor.x + (end.x - anchor.x) * share,
    y: anchor.y + (end.y - anchor.y) * share,
  });
  return [at((gap - LEADER_GAP) / length), at(1 - LEADER_GAP / length)];
}

/** R1065: nobody takes it for the name of another body. */
function isItsOwn(
  box: LabelBox,
  request: LabelRequest,
  bodies: readonly { readonly at: Point; readonly size: number }[],
): boolean {
  const { anchor, leads, centred } = request;
  if (!leads || centred) return true;
  const own = between(anchor, nearest(anchor, box));
  const most = hasLeader(box, request) ? NEARER_LED : NEARER.most;
  return bodies.every(({ at }) => {
    const apart = between(anchor, at);
    const nearer = Math.min(most, NEARER.share * apart);
    return apart < 0.1 || between(at, nearest(at, box)) >= own + nearer;
  });
}

/** A small disc has room for few, beside those of the bodies; zooming in makes room for more. */
function mostNames({ projector: { stage }, zoom, words: { language } }: MapView, bodies: number): number {
  const most =
    MOST *
    Math.min(1.2, stage.radius / 400) ** THINNING *
    (1 + (zoom - 1) * 0.25) *
    (language === 'en' ? ENGLISH_SHARE : 1);
  return Math.round(Math.max(most, bodies + Math.max(FEWEST, most / 2)));
}

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
