import type { LabelRequest } from '../stars/labels';
import { starAt } from '../stars/properMotion';
import type { SkyTarget } from '../stars/search';
import { fromEquatorial, separation, towards, type Vector } from '../stars/vector';
import { NAKED_EYE, WANDERER_NAMES } from '../stars/wanderers';
import { bodyReach } from './bodySize';
import type { Point } from './camera';
import type { MapView } from './mapView';
import { isKnown, isLed, type NameKind, nameKindOf, placeInOrder } from './prominence';

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
export interface Label extends LabelRequest {
  readonly kind: NameKind;
  readonly words: string;
  readonly look: NameLook;
  readonly target: SkyTarget | undefined;
}

/** px of the radius of a small disc. */
const SMALL = 240;
/** The figures that everyone knows have larger names on a large disc. */
const LARGER = 1.28;
/** A picked figure of others has a name larger by this. */
const PICKED = 1.15;
/** px of the letters on a disc of 386, on the smallest and on the largest */
const LETTERS = { disc: 386, size: 12.5, least: 12, most: 18 } as const;

/** The positions of the names of the great regions: right ascension and declination. */
const ENCLOSURES = [
  { id: 'ziwei', zh: '紫微垣', at: fromEquatorial(235, 76), kind: 'pole' },
  { id: 'taiwei', zh: '太微垣', at: fromEquatorial(183, 6), kind: 'region' },
  { id: 'tianshi', zh: '天市垣', at: fromEquatorial(258, 13), kind: 'region' },
] as const;
/**
 * R984: points of the middle of the Milky Way, right ascension and declination, the widest and brightest parts first:
 * from below the Swan, whose own name lies on it, to the Archer, then the arms of the Charioteer and of the Ship.
 */
const MILKY_WAY = [
  [
    [297, 27],
    [292, 20],
    [288, 12],
    [285, 5],
    [281, -4],
    [278, -13],
    [272, -22],
  ],
  [
    [320, 49],
    [330, 54],
    [342, 59],
    [0, 62],
    [20, 62],
    [40, 60],
  ],
  [
    [70, 46],
    [79, 38],
    [86, 29],
    [92, 20],
    [97, 11],
    [101, 2],
    [106, -8],
    [111, -18],
    [117, -28],
  ],
].flatMap(arm =>
  arm
    .map(([ascension, declination]) => fromEquatorial(ascension!, declination!))
    // One in four would miss a free place of a name's length between them.
    .flatMap((at, i, all) =>
      all[i + 1]
        ? [0, 0.25, 0.5, 0.75].map(share => towards(at, all[i + 1]!, share * separation(at, all[i + 1]!)))
        : [at],
    ),
);

/** px beside a text that belong to it */
const PAD = 2;
/** px between a body's ring and its name */
const BODY_GAP = 3;
const STAR_GAP = 5;
/** A selected star has a ring. */
const STAR_RING_GAP = 12;
const ALL_FIGURES_ZOOM = 1.8;
const STAR_NAMES_ZOOM = 2.6;

interface Wanted {
  readonly kind: NameKind;
  readonly words: string | undefined;
  readonly at: Vector;
  readonly target?: SkyTarget;
  readonly look?: Partial<NameLook>;
  readonly place?: Partial<LabelRequest>;
}

/** Every name the map could show, in the language of the UI: in the order in which they choose their places. */
export function requestsOf(picture: MapView, measure: Ruler): readonly Label[] {
  const { disc, size: usual, least, most } = LETTERS;
  const size = Math.max(least, Math.min(most, (usual * picture.projector.stage.radius) / disc));
  const toLabels = (wanted: readonly Wanted[]) =>
    wanted.flatMap(each => toLabel(each, picture, size, measure) ?? []);
  const figures = toLabels([...regions(picture, size), ...wanderers(picture), ...asterisms(picture, size)]);
  const named = toLabels(stars(picture, size));
  // Many figures of one star have the star's name: one label is enough, that of a selected star first.
  const isPicked = ({ kind }: Label) => kind === 'picked';
  const namesake = (label: Label, others: readonly Label[]) =>
    others.some(({ words }) => words.split('\n').at(-1) === label.words.split('\n').at(-1));
  return [
    ...figures.filter(label => !namesake(label, named.filter(isPicked))),
    ...named.filter(label => isPicked(label) || !namesake(label, figures)),
    // Equals stay in the catalogue's order, so that names do not jump from frame to frame.
  ].sort((a, b) => placeInOrder(a.kind) - placeInOrder(b.kind));
}

/** Undefined if it has no name or is out of the picture. */
function toLabel(
  { kind, words: name, at, target, look, place }: Wanted,
  picture: MapView,
  size: number,
  measure: Ruler,
): Label | undefined {
  const anchor = name && isNamed(picture, at, kind) ? visible(picture, at) : undefined;
  if (!name || !anchor) return undefined;
  const words = picture.words.write?.(name) ?? name;
  const asked: NameLook = { size, tone: 'label', halo: true, ...look };
  // Han of a size between pixels lose strokes.
  const full = { ...asked, size: Math.round(asked.size) };
  const request = { anchor, ...sizeOf(words, full, measure), gap: STAR_GAP, leads: isLed(kind), ...place };
  return {
    ...request,
    ...(kind === 'picked' && { gap: Math.max(request.gap, gapAround(picture, anchor)) }),
    kind,
    words,
    look: full,
    target,
  };
}

function sizeOf(words: string, look: NameLook, measure: Ruler): Pick<Label, 'width' | 'height'> {
  const lines = words.split('\n');
  return {
    width: Math.max(...lines.map(line => measure(line, look))) + 2 * PAD,
    height: look.size * (1.15 * lines.length + 0.15),
  };
}

/** The Chinese name of a label in both languages, alone. */
export function inChinese<Of extends Label>(label: Of, measure: Ruler): Of {
  const [words = ''] = label.words.split('\n');
  return { ...label, words, ...sizeOf(words, label.look, measure) };
}

/** R1082: px to clear the bodies over a picked figure, so that its leader begins outside their discs. */
const gapAround = (picture: MapView, anchor: Point): number =>
  Math.max(
    ...bodyDiscs(picture).map(({ at, size }) => {
      const apart = Math.hypot(at.x - anchor.x, at.y - anchor.y);
      return apart < size + STAR_GAP ? apart + size + BODY_GAP : 0;
    }),
  );

/** Under the horizon a small disc names only bodies, the pole and the picked object. */
const isNamed = (view: MapView, at: Vector, kind: NameKind): boolean =>
  view.projector.stage.radius >= SMALL || (isLed(kind) && kind !== 'dipper') || heightOf(view, at) > 0;

/** R562: an English name alone says little about a Chinese figure. */
const inBoth = ({ words: { language } }: MapView, zh: string, own: string): string =>
  language === 'en' ? `${zh}\n${own}` : own;

function regions(view: MapView, size: number): readonly Wanted[] {
  const { words } = view;
  const spacing = words.language === 'zh' ? 0.4 : 0;
  const look = { tone: 'label-region' as const, spacing };
  const place = { centred: true, loose: true };
  const isSmall = view.projector.stage.radius < SMALL;
  return [
    ...ENCLOSURES.map(({ kind, id, zh, at }) => ({
      kind,
      words: inBoth(view, zh, words.enclosures[id][isSmall ? 'short' : 'long']),
      at,
      look: { ...look, size: isSmall ? size : size * 1.1 },
      place,
    })),
    ...milkyWay(view, look),
  ];
}

/** R984: its name lies on the middle of the band: of the part above the horizon, if there is one. */
function milkyWay(view: MapView, look: Partial<NameLook>): readonly Wanted[] {
  const all = MILKY_WAY.filter(at => visible(view, at));
  const above = all.filter(at => heightOf(view, at) > 0);
  const [at, ...others] = above.length > 0 ? above : all;
  if (!at) return [];
  const sites = [at, ...others].flatMap(each => visible(view, each) ?? []);
  const words = inBoth(view, '天汉', view.words.milkyWay);
  return [{ kind: 'river', words, at, look, place: { centred: true, sites } }];
}

const wanderers = ({ wanderers: all, words, picked, projector: { stage } }: MapView): readonly Wanted[] =>
  all
    .filter(({ magnitude }) => magnitude < NAKED_EYE)
    .map(wanderer => {
      const { id, vector } = wanderer;
      const isPicked = picked?.kind === 'wanderer' && picked.id === id;
      return {
        kind: isPicked || id === 'sun' || id === 'moon' ? 'light' : 'planet',
        words: WANDERER_NAMES[id][words.language],
        at: vector,
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
    const usual = nameKindOf(asterism) ?? (isNear ? 'smallFigure' : undefined);
    const kind = isPicked ? 'picked' : usual;
    if (!kind) return [];
    const isLarge = isKnown(nameKindOf(asterism) ?? kind) && projector.stage.radius >= SMALL;
    const share = Math.max(isLarge ? LARGER : 1, isPicked ? PICKED : 1);
    // As on the ring: there names of mansions stand close.
    const isMansionBelow = kind === 'mansion' && heightOf(view, asterism.label) < 0;
    return [
      {
        kind,
        words: isMansionBelow ? asterism.zh : inBoth(view, asterism.zh, asterism[words.language]),
        at: asterism.label,
        target: { kind: 'asterism', index },
        look: { size: size * share, ...(isPicked && { tone: 'picked' as const }) },
      },
    ];
  });
}

/** The brightest first. */
function stars({ catalogue, frame, names, words, zoom, picked }: MapView, size: number): readonly Wanted[] {
  const own = picked?.kind === 'star' ? picked.index : -1;
  const magnitudeOf = (star: number) => catalogue.magnitudes[star] ?? 9;
  const near = zoom < STAR_NAMES_ZOOM ? [] : [...names.keys()].filter(star => magnitudeOf(star) <= zoom);
  return [own, ...near.filter(star => star !== own)]
    .sort((a, b) => magnitudeOf(a) - magnitudeOf(b))
    .flatMap(star => {
      const name = names[star];
      if (!name) return [];
      const isPicked = star === own;
      return [
        {
          kind: isPicked ? 'picked' : 'star',
          words: words.language === 'zh' ? name.zh : (name.western ?? name.en),
          at: starAt(catalogue, star, frame.instant),
          target: { kind: 'star', index: star },
          place: { gap: isPicked ? STAR_RING_GAP : STAR_GAP },
          look: isPicked ? { tone: 'picked' } : { size: size * 0.92 },
        } satisfies Wanted,
      ];
    });
}

/** A body's disc with its ring, px. */
export interface Disc {
  readonly at: Point;
  readonly size: number;
}

/** The sun, the moon and the planets that the eye can see. */
export const bodyDiscs = (picture: MapView): readonly Disc[] =>
  picture.wanderers.flatMap(wanderer => {
    const at = wanderer.magnitude < NAKED_EYE ? visible(picture, wanderer.vector) : undefined;
    return at ? [{ at, size: bodyReach(wanderer, picture.projector.stage.radius) }] : [];
  });

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
