import { fromAltAz } from '../stars/frame';
import {
  asObstacles,
  distanceTo,
  isOver,
  type LabelBox,
  type LabelRequest,
  type Leader,
  leaderOf,
  type PlacedLabel,
  placeLabels,
  placerOf,
} from '../stars/labels';
import type { SkyTarget } from '../stars/search';
import type { Point } from './camera';
import { horizonUnder, linesUnder } from './figureLines';
import {
  bodyDiscs,
  type Disc,
  inChinese,
  type Label,
  type NameLook,
  type Ruler,
  requestsOf,
} from './labelRequests';
import type { MapView } from './mapView';
import type { Stage } from './projector';
import { isKnown, isLed } from './prominence';

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
/** px of the radius of a disc with room for air about its names */
const ROOMY = 240;
/** px of a name’s box that are kept off the horizon */
const HORIZON_GAP = 12;
/** The horizon under a name is worse than as much of a figure. */
const HORIZON = 20;
/** R1065: a name is nearer to its own body than to another by this share of the way between them, up to this, px; */
const NEARER = { share: 0.7, most: 8 } as const;
/** with a leader, just nearer. */
const NEARER_LED = 0.2;
/** Where no place is nearest to it, its leader alone says whose name it is: at this cost. */
const DOUBTFUL = 300;
/** Orders in which the names of bodies are tried. */
const ROUNDS = 8;
/** px between a leader and the disc of another body */
const CLEAR = 2;
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
  readonly leader?: Leader;
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
    names: [
      ...mountains,
      ...skyNames(
        picture,
        measure,
        plates,
        mountains.map(({ box }) => box),
      ),
    ],
  };
}

/** A name that found no place among others of its kind: it goes before them. */
interface Candidate extends Label {
  readonly isUrgent?: true | undefined;
}

function skyNames(
  picture: MapView,
  measure: Ruler,
  plates: readonly LabelBox[],
  mountains: readonly LabelBox[],
): readonly PlacedName[] {
  const bodies = bodyDiscs(picture);
  const cost = costOf(picture, bodies, mountains);
  const labels = requestsOf(picture, measure);
  const placer = placerOf([...plates, ...mountains], cost);
  const place = (candidates: readonly Candidate[], before: readonly LabelBox[], most: number) =>
    placer(candidates, before, most).flatMap(placed => toName(candidates[placed.index], placed));
  const led = placeLed(
    labels.filter(({ kind }) => isLed(kind)),
    candidates => place(candidates, [], candidates.length),
    measure,
  );
  const others = labels.filter(({ kind }) => !isLed(kind));
  const boxesOf = (names: readonly PlacedName[]) =>
    names.flatMap(({ box, leader }) => asObstacles({ ...box, ...(leader && { leader }) }));
  const named = [...led, ...place(others, boxesOf(led), mostNames(picture, bodies.length) - led.length)];
  // R984: both names of the Milky Way are long for a band between named figures.
  const river = others.find(
    ({ kind, words }) => kind === 'river' && named.every(each => each.words !== words),
  );
  return river ? [...named, ...place([inChinese(river, measure)], boxesOf(named), 1)] : named;
}

function toName(label: Label | undefined, { index: _, leader, ...box }: PlacedLabel): readonly PlacedName[] {
  if (!label) return [];
  const { words, look, target } = label;
  return [{ words, look, box, target, ...(leader && { leader }) }];
}

/**
 * R1065: of those that found no place, one in two languages has its Chinese name alone, and the others go before all:
 * they make way. Only those that need a name, which come before all without one anyway: a few are placed a few times.
 */
function placeLed(
  candidates: readonly Candidate[],
  place: (candidates: readonly Candidate[]) => readonly PlacedName[],
  measure: Ruler,
): readonly PlacedName[] {
  let order = candidates;
  let placed = place(order);
  let best = { order, placed };
  for (let round = 0; round < ROUNDS && placed.length < order.length; round++) {
    const found = new Set(placed.map(({ words }) => words));
    const isLeft = ({ words }: Candidate) => !found.has(words) && !words.includes('\n');
    order = [
      ...order.filter(isLeft).map(each => (each.isUrgent ? each : { ...each, isUrgent: true as const })),
      ...order
        .filter(each => !isLeft(each))
        .map(each => (found.has(each.words) ? each : inChinese(each, measure))),
    ];
    placed = place(order);
    if (placed.length > best.placed.length) best = { order, placed };
  }
  // R1085: the others lie elsewhere now, so both names may have room.
  for (const full of candidates.filter(({ words }) => words.includes('\n'))) {
    const [chinese] = full.words.split('\n');
    if (best.order.some(({ words }) => words === full.words)) continue;
    const tried = best.order.map(each =>
      each.words === chinese ? { ...full, isUrgent: each.isUrgent } : each,
    );
    const again = place(tried);
    const found = new Set(again.map(({ words }) => words));
    // Not at the cost of another name.
    const isKept = best.placed.every(({ words }) => found.has(words === chinese ? full.words : words));
    if (isKept) best = { order: tried, placed: again };
  }
  return best.placed;
}

/** What is under a name, in px of a figure's lines; infinite where the name cannot be. */
function costOf(picture: MapView, bodies: readonly Disc[], mountains: readonly LabelBox[]) {
  const { stage, isGround } = picture.projector;
  const [figures, horizonOf] = [linesUnder(picture), horizonUnder(picture)];
  const discs = [...bodies, ...directionBadges(picture)];
  // A small disc has no room for it.
  const gap = stage.radius < ROOMY ? 0 : HORIZON_GAP;
  return (box: LabelBox, label: Candidate): number => {
    if (!isInside(box, stage) || isGround({ x: box.x, y: box.y + box.height / 2 })) return Infinity;
    const leader = leaderOf(box, label);
    if (leader && discs.some(disc => isCrossed(leader, disc, label))) return Infinity;
    if (leader && mountains.some(mountain => isOver(leader, mountain))) return Infinity;
    const isDoubtful = !isItsOwn(box, label, leader, bodies);
    // The last resort of one that goes first: its leader alone says whose name it is.
    if (isDoubtful && !(leader && label.isUrgent)) return Infinity;
    if (!isKnown(label.kind) && label.kind !== 'river' && horizonOf(box) > 0) return Infinity;
    return (
      // An enclosure is larger than its figures: its name moves for the horizon alone.
      (label.centred && !label.sites ? 0 : figures(box)) +
      HORIZON * horizonOf({ ...box, width: box.width + gap, height: box.height + gap }) +
      (isDoubtful ? DOUBTFUL : 0)
    );
  };
}

const between = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const isAt = (anchor: Point, at: Point): boolean => between(anchor, at) < 0.1;

/** R1082: a leader that touches another body would seem to be that one's. */
function isCrossed([from, to]: Leader, { at, size }: Disc, { anchor }: LabelRequest): boolean {
  if (isAt(anchor, at)) return false;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y || 1);
  const share = Math.max(0, Math.min(1, along));
  return between(at, { x: from.x + x * share, y: from.y + y * share }) < size + CLEAR;
}

/** R1065: nobody takes it for the name of another body. The picked object's has a colour of its own. */
function isItsOwn(box: LabelBox, label: Label, leader: Leader | undefined, bodies: readonly Disc[]): boolean {
  const { anchor, kind, centred } = label;
  if (!isLed(kind) || kind === 'picked' || centred) return true;
  const own = distanceTo(box, anchor);
  const most = leader ? NEARER_LED : NEARER.most;
  return bodies.every(({ at }) => {
    if (isAt(anchor, at)) return true;
    const nearer = Math.min(most, NEARER.share * between(anchor, at));
    return distanceTo(box, at) >= own + nearer;
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
  const plain = BADGE * Math.max(0.85, Math.min(1.4, stage.radius / 386));
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
    (name, i): readonly (LabelRequest & { readonly name: string; readonly i: number })[] => {
      const anchor = place(fromAltAz(frame, { altitude: -depth, azimuth: i * 15 }));
      if (!anchor || (i % 3 > 0 && stage.radius < ALL_MOUNTAINS)) return [];
      return [{ i, name, anchor, width: measure(name, look) + 4, height: size * 1.3, gap: 0, centred: true }];
    },
  );
  const order = ({ i }: { readonly i: number }) => (i % 6 === 0 ? 0 : i % 3 === 0 ? 1 : 2);
  requests.sort((a, b) => order(a) - order(b));
  return placeLabels(requests, obstacles, requests.length, box =>
    isInside(box, stage) ? 0 : Infinity,
  ).flatMap(({ index, ...box }) => {
    const words = requests[index]?.name;
    return words ? [{ words, look, box, target: undefined }] : [];
  });
}

const squareAround = ({ at, size }: Disc): LabelBox => ({
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
  (Math.abs(x - centre.x) + width / 2) ** 2 + (Math.abs(y - centre.y) + height / 2) ** 2 < radius ** 2;

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
