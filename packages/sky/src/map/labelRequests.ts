import type { LabelRequest } from '../stars/labels';
import { starAt } from '../stars/properMotion';
import type { SkyTarget } from '../stars/search';
import { fromEquatorial, type Vector } from '../stars/vector';
import { NAKED_EYE, WANDERER_NAMES } from '../stars/wanderers';
import { bodyReach } from './bodySize';
import type { Point } from './camera';
import type { MapView } from './mapView';
import { rankOf } from './prominence';

/** The style of a name; the drawing knows the colours of the tones. */
export interface NameLook {
  /** px */
  readonly size: number;
  readonly tone: 'label' | 'label-region' | 'picked';
  /** Separates the text from what is under it. */
  readonly halo: boolean;
  /** Letter spacing, in ems. */
  readonly spacing?: number;
}

/** A name to place on the map. */
export interface Label {
  readonly words: string;
  readonly request: LabelRequest;
  readonly look: NameLook;
  readonly target: SkyTarget | undefined;
}

/** px of the radius of a small disc. */
const SMALL = 240;
/** A smaller disc has both names for the picked object and what everyone knows only. */
const TINY = 140;
/** The figures that everyone knows, up to this rank, have larger names on a large disc. */
const KNOWN = 5;
const LARGER = 1.28;
/** A picked figure of others has a name larger by this. */
const PICKED = 1.15;
/** Priority if there is not room for all, the lowest first; figures follow `rankOf`: 4, 5, 10 or 20. */
const RANK = {
  light: 1,
  planet: 2,
  palace: 4.5,
  picked: 4.6,
  region: 15,
  mansion: 20,
  star: 30,
  smallFigure: 40,
} as const;

/** The positions of the names of the great regions: right ascension and declination. */
const ENCLOSURES = [
  { id: 'ziwei', zh: '紫微垣', at: fromEquatorial(235, 76), rank: RANK.palace },
  { id: 'taiwei', zh: '太微垣', at: fromEquatorial(183, 6), rank: RANK.region },
  { id: 'tianshi', zh: '天市垣', at: fromEquatorial(258, 13), rank: RANK.region },
] as const;
const MILKY_WAY = fromEquatorial(306, 24);

/** px between two names in a line */
const APART = 8;
/** px between a body's ring and its name */
const BODY_GAP = 3;
const STAR_GAP = 5;
/** A selected star has a ring. */
const STAR_RING_GAP = 12;
const ALL_FIGURES_ZOOM = 1.8;
const STAR_NAMES_ZOOM = 2.6;

interface Wanted {
  readonly words: string | undefined;
  readonly at: Vector;
  readonly rank: number;
  readonly target?: SkyTarget;
  readonly look?: Partial<NameLook>;
  readonly place?: Partial<LabelRequest>;
}

/** Every name the map could show, in the language of the UI. */
export function requestsOf(picture: MapView, measure: Ruler): readonly Label[] {
  const size = Math.max(12, Math.min(15, (12.5 * picture.projector.stage.radius) / 386));
  const toLabels = (wanted: readonly Wanted[]) =>
    wanted.flatMap(each => toLabel(each, picture, size, measure) ?? []);
  const figures = toLabels([...regions(picture, size), ...wanderers(picture), ...asterisms(picture, size)]);
  const named = toLabels(stars(picture, size));
  // Many figures of one star have the star's name: one label is enough, that of a selected star first.
  const isPicked = ({ request }: Label) => request.rank === RANK.picked;
  const namesake = (label: Label, others: readonly Label[]) =>
    others.some(({ words }) => words.split('\n').at(-1) === label.words.split('\n').at(-1));
  return [
    ...figures.filter(label => !namesake(label, named.filter(isPicked))),
    ...named.filter(label => isPicked(label) || !namesake(label, figures)),
  ];
}

/** Undefined if it has no name or is out of the picture. */
function toLabel(
  { words: name, at, rank, target, look, place }: Wanted,
  picture: MapView,
  size: number,
  measure: Ruler,
): Label | undefined {
  const anchor = name && isNamed(picture, at, rank) ? visible(picture, at) : undefined;
  if (!name || !anchor) return undefined;
  const words = picture.words.write?.(name) ?? name;
  const asked: NameLook = { size, tone: 'label', halo: true, ...look };
  // Han of a size between pixels lose strokes.
  const full = { ...asked, size: Math.round(asked.size) };
  const lines = words.split('\n');
  const width =
    Math.max(...lines.map(line => measure(line, full))) +
    (picture.projector.stage.radius < SMALL ? APART / 2 : APART);
  const height = full.size * (1.15 * lines.length + 0.15);
  const request = { anchor, width, height, gap: STAR_GAP, rank, leads: isLed(rank), ...place };
  return { words, look: full, request, target };
}

/** R1065: bodies, the picked object, the pole and the Dipper always have a name, if need be with a leader. */
const isLed = (rank: number): boolean => Math.floor(rank) <= Math.floor(RANK.picked);

/** Under the horizon a small disc names only bodies, the pole and the picked object. */
const isNamed = (view: MapView, at: Vector, rank: number): boolean =>
  view.projector.stage.radius >= SMALL ||
  rank <= RANK.planet ||
  (rank >= RANK.palace && isLed(rank)) ||
  heightOf(view, at) > 0;

/** R562: an English name alone says little about a Chinese figure. */
const hasBoth = ({ words, projector: { stage } }: MapView, rank: number): boolean =>
  words.language === 'en' && (stage.radius >= TINY || rank <= KNOWN);

function regions(view: MapView, size: number): readonly Wanted[] {
  const { words } = view;
  const spacing = words.language === 'zh' ? 0.4 : 0;
  const look = { tone: 'label-region' as const, spacing };
  const place = { centred: true, loose: true };
  return [
    ...ENCLOSURES.map(({ id, zh, at, rank }) => ({
      words: hasBoth(view, rank) ? `${zh}\n${words.enclosures[id]}` : words.enclosures[id],
      at,
      rank,
      look: { ...look, size: view.projector.stage.radius < SMALL ? size : size * 1.1 },
      place,
    })),
    { words: words.milkyWay, at: MILKY_WAY, rank: RANK.region, look, place },
  ];
}

const wanderers = ({ wanderers: all, words, picked, projector: { stage } }: MapView): readonly Wanted[] =>
  all
    .filter(({ magnitude }) => magnitude < NAKED_EYE)
    .map(wanderer => {
      const { id, vector } = wanderer;
      const isPicked = picked?.kind === 'wanderer' && picked.id === id;
      return {
        words: WANDERER_NAMES[id][words.language],
        at: vector,
        rank: isPicked || id === 'sun' || id === 'moon' ? RANK.light : RANK.planet,
        target: { kind: 'wanderer', id },
        look: { tone: isPicked ? 'picked' : 'label-region' },
        place: { gap: bodyReach(wanderer, stage.radius) + (isPicked ? BODY_GAP * 2 : BODY_GAP) },
      };
    });

function asterisms(view: MapView, size: number): readonly Wanted[] {
  const { catalogue, words, zoom, picked, projector } = view;
  return catalogue.asterisms.flatMap((asterism, index) => {
    const isPicked = picked?.kind === 'asterism' && picked.index === index;
    const isNear = zoom > ALL_FIGURES_ZOOM && asterism.kind === 'figure';
    const rank = isPicked ? RANK.picked : (rankOf(asterism) ?? (isNear ? RANK.smallFigure : undefined));
    if (rank === undefined) return [];
    const isLarge = (rankOf(asterism) ?? rank) <= KNOWN && projector.stage.radius >= SMALL;
    const share = Math.max(isLarge ? LARGER : 1, isPicked ? PICKED : 1);
    // As on the ring: there names of mansions stand close.
    const isMansionBelow = Math.floor(rank) === RANK.mansion && heightOf(view, asterism.label) < 0;
    const look = { size: size * share, ...(isPicked && { tone: 'picked' as const }) };
    // Ties follow the catalogue's order, so that names do not jump from frame to frame.
    return [
      {
        words: isMansionBelow
          ? asterism.zh
          : hasBoth(view, rank)
            ? `${asterism.zh}\n${asterism.en}`
            : asterism[words.language],
        at: asterism.label,
        rank: rank + index / 1000,
        target: { kind: 'asterism', index },
        look,
      },
    ];
  });
}

function stars({ catalogue, frame, names, words, zoom, picked }: MapView, size: number): readonly Wanted[] {
  return names.flatMap((name, star) => {
    const magnitude = catalogue.magnitudes[star] ?? 9;
    const isPicked = picked?.kind === 'star' && picked.index === star;
    if (!isPicked && (zoom < STAR_NAMES_ZOOM || magnitude > zoom)) return [];
    const own = words.language === 'zh' ? name.zh : (name.western ?? name.en);
    return [
      {
        words: own,
        at: starAt(catalogue, star, frame.instant),
        rank: isPicked ? RANK.picked : RANK.star + magnitude,
        target: { kind: 'star', index: star },
        place: { gap: isPicked ? STAR_RING_GAP : STAR_GAP },
        look: isPicked ? { tone: 'picked' as const } : { size: size * 0.92 },
      },
    ];
  });
}

/** Names stay within this share of the radius, clear of the rim. */
const NAMED_WITHIN = 0.96;

/**
 * In the disc and, from the door, above the ground: `within` is a share of the radius, by default the limit for names.
 */
export function visible(
  { projector: { place, stage, mode }, frame }: MapView,
  vector: Vector,
  within = NAMED_WITHIN,
): Point | undefined {
  const point = place(vector);
  if (!point || Math.hypot(point.x - stage.centre.x, point.y - stage.centre.y) > stage.radius * within)
    return undefined;
  return mode === 'planisphere' || heightOf({ frame }, vector) > 0 ? point : undefined;
}

/** Sine of the altitude. */
function heightOf({ frame }: Pick<MapView, 'frame'>, vector: Vector): number {
  const [, , , , , , x = 0, y = 0, z = 0] = frame.matrix;
  return x * vector[0] + y * vector[1] + z * vector[2];
}

/** Width of a text, px. */
export type Ruler = (words: string, look: NameLook) => number;
