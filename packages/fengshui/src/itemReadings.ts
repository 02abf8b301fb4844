import { frozen, NOTHING } from '@app/kernel';
import { type MagneticBearing, magneticBearing, normalizeDegrees } from './bearing';
import { isGoodMansionStar, type MansionStar } from './eightMansions';
import type { Star } from './flyingStars';
import { mountainAt } from './mountains';
import { DIRECTIONS, type Direction, FLIGHT, type Palace } from './palaces';
import type { Timeliness } from './periods';
import { timelinessOf } from './periods';
import { type HomeReading, isReading, type PalaceReading } from './reading';
import { isRestless, type PairReading, readPair } from './starPairs';
import { isWithin, type YearMark } from './yearPlaces';

export const ITEM_ROLES = frozen(['door', 'bed', 'stove', 'desk', 'toilet'] as const);
export type ItemRole = (typeof ITEM_ROLES)[number];

/** An item of a floor plan that tradition reads, with its measured position. */
export interface PlanItem {
  readonly id: string;
  readonly role: ItemRole;
  /** Its square among the nine of the house's body. */
  readonly square: Palace;
  /** Its bearing from the centre, which determines its sector and its mountain. */
  readonly at: MagneticBearing;
  /** The direction the door, the sleeper's crown, the stove by either convention, or the sitter at a desk faces. */
  readonly front?: MagneticBearing;
}

interface Placed extends PlanItem {
  readonly sector: Direction;
}

export const ITEM_READING_CODES = frozen([
  'house-place',
  'resident-front',
  'house-front',
  'toilet-northwest',
  'star-pair',
  'role-star',
  'period-pair',
  'year-pair',
  'year-mark',
  'year-ahead',
  'year-behind',
] as const);
export type ItemReadingCode = (typeof ITEM_READING_CODES)[number];

/** One line on one item, by one school. It carries its sources; nothing is added up. */
export interface ItemFinding {
  readonly code: ItemReadingCode;
  readonly itemId: string;
  readonly role: ItemRole;
  readonly school: 'eight-mansions' | 'flying-stars' | 'year';
  readonly tone: 'good' | 'notice';
  /** `clear` if the sources agree and the place itself decides, `light` for directions, the year and divided sources. */
  readonly strength: 'clear' | 'light';
  /** The palace used, and by which division; missing for a direction. */
  readonly palace?: Palace;
  readonly by?: 'squares' | 'sectors';
  readonly residentId?: string;
  readonly star?: MansionStar;
  readonly flying?: Star;
  readonly timeliness?: Timeliness;
  readonly pair?: PairReading;
  readonly mark?: YearMark;
}

/** Two ways of reading that disagree on an item; both are kept. */
export interface ItemDifference {
  readonly kind: 'division' | 'house-and-resident' | 'residents' | 'place-and-front';
  readonly itemId: string;
  readonly one: string;
  readonly other: string;
}

export interface ItemsReading {
  /** Warnings first, by strength, then good findings, in the same order. */
  readonly findings: readonly ItemFinding[];
  readonly differs: readonly ItemDifference[];
}

/** 坐凶向吉: a stove suppresses bad places and faces good ones; a toilet belongs on a bad place (d1xz.net, fengshui88). */
const WANTS_GOOD_PLACE: Readonly<Record<ItemRole, boolean>> = {
  door: true,
  bed: true,
  desk: true,
  stove: false,
  toilet: false,
};

/** Bedrooms and desks follow the mountain star, doors the water star (山管人丁水管财). */
const ROLE_STAR: Readonly<Partial<Record<ItemRole, 'mountain' | 'water'>>> = {
  bed: 'mountain',
  desk: 'mountain',
  door: 'water',
};

/**
 * The readings of `readHome` for the items on that home's plan. Squares for flying stars, the needle's sectors for
 * mansions. Anything but an item is left out.
 */
export function readItems(reading: HomeReading, placed: readonly PlanItem[]): ItemsReading {
  if (!isReading(reading) || !Array.isArray(placed)) return NOTHING;
  const items = placed
    .map(item => ({ ...item }))
    .filter(isItem)
    .map((item): Placed => ({ ...item, sector: directionOf(item.at) }));
  const findings = items.flatMap(item => [
    ...mansionLines(reading, item),
    ...northwestLines(item),
    ...starLines(reading, item),
    ...yearLines(reading, item),
    ...yearSeatLines(reading, item),
  ]);
  return { findings: ranked(findings), differs: items.flatMap(item => differencesOf(reading, item)) };
}

const isItem = (item: PlanItem): boolean =>
  typeof item?.id === 'string' &&
  ITEM_ROLES.includes(item.role) &&
  FLIGHT.includes(item.square) &&
  Number.isFinite(item.at) &&
  (item.front === undefined || Number.isFinite(item.front));

function mansionLines({ house, residents }: HomeReading, item: Placed): readonly ItemFinding[] {
  const base = { itemId: item.id, role: item.role, school: 'eight-mansions' } as const;
  const lines: ItemFinding[] = [];
  const star = placeOf(house, item);
  if (star) {
    const suits = isGoodMansionStar(star) === WANTS_GOOD_PLACE[item.role];
    lines.push({
      ...base,
      code: 'house-place',
      tone: suits ? 'good' : 'notice',
      // A kitchen on a good place is accepted by some (d02), so this counts as light.
      strength: item.role === 'stove' ? 'light' : 'clear',
      palace: item.sector,
      by: 'sectors',
      star,
    });
  }
  if (item.front === undefined || item.role === 'toilet') return lines;
  const looks = directionOf(item.front);
  if (item.role === 'door') {
    if (house) lines.push({ ...base, code: 'house-front', ...toneOf(house.stars[looks]), palace: looks });
    return lines;
  }
  // Each of two sleepers has a line; a mean of both would fit neither.
  for (const resident of residents) {
    lines.push({
      ...base,
      code: 'resident-front',
      ...toneOf(resident.stars[looks]),
      palace: looks,
      residentId: resident.residentId,
    });
  }
  return lines;
}

const toneOf = (star: MansionStar) =>
  ({ star, tone: isGoodMansionStar(star) ? 'good' : 'notice', strength: 'light' }) as const;

const directionOf = (bearing: MagneticBearing): Direction =>
  DIRECTIONS[Math.floor(normalizeDegrees(bearing + 22.5) / 45)]!;

/** The house's star of an item's place. A door that is itself the seat of the house has none: it is 伏位 by definition. */
const placeOf = (house: HomeReading['house'], { role, sector }: Placed): MansionStar | undefined =>
  house && !(house.by === 'door' && role === 'door') ? house.stars[sector] : undefined;

/** A toilet is kept out of the north-west (fstips). A stove there, 火烧天门, is a form of the plan itself. */
const northwestLines = ({ id, role, sector }: Placed): readonly ItemFinding[] =>
  sector === 'NW' && role === 'toilet'
    ? [
        {
          code: 'toilet-northwest',
          itemId: id,
          role,
          school: 'eight-mansions',
          tone: 'notice',
          strength: 'light',
          palace: 'NW',
          by: 'sectors',
        },
      ]
    : [];

function starLines(reading: HomeReading, item: Placed): readonly ItemFinding[] {
  const palace = palaceOf(reading, item.square);
  const { natal, pair, annual } = palace.flyingStars;
  const base = {
    itemId: item.id,
    role: item.role,
    school: 'flying-stars',
    palace: item.square,
    by: 'squares',
  } as const;
  const lines: ItemFinding[] = [];
  if (pair && pair.tone !== 'none') {
    const strength = pair.agreement === 'agreed' ? 'clear' : 'light';
    lines.push({ ...base, code: 'star-pair', tone: toneOfPair(pair), strength, pair });
  }
  const role = ROLE_STAR[item.role];
  if (role && natal) {
    const flying = natal[role];
    const timeliness = timelinessOf(flying, reading.period);
    const restless = isRestless(flying, reading.period);
    if (restless || timeliness === 'reigning' || timeliness === 'coming') {
      lines.push({
        ...base,
        code: 'role-star',
        tone: restless ? 'notice' : 'good',
        strength: 'light',
        flying,
        timeliness,
      });
    }
    // After the pair of mountain and water comes that with the star of the period, then the year's on top.
    for (const [code, other] of [
      ['period-pair', natal.period],
      ['year-pair', annual],
    ] as const) {
      const met = readPair(flying, other, reading.period);
      if (!met || met.tone === 'none') continue;
      lines.push({ ...base, code, tone: toneOfPair(met), strength: 'light', flying, pair: met });
    }
  }
  return lines;
}

const toneOfPair = ({ tone, timely }: PairReading): ItemFinding['tone'] =>
  tone === 'welcome' || timely ? 'good' : 'notice';

/** The year's influence on the place: quiet is advised, nothing more. */
const yearLines = (reading: HomeReading, item: Placed): readonly ItemFinding[] =>
  palaceOf(reading, item.sector)
    .yearMarks.filter(({ mountains }) => mountains.length === 0 || mountains.includes(mountainAt(item.at)))
    .map(mark => ({
      code: 'year-mark',
      itemId: item.id,
      role: item.role,
      school: 'year',
      tone: 'notice',
      strength: 'light',
      palace: item.sector,
      by: 'sectors',
      mark,
    }));

/** 三煞可向不可坐，太岁可坐不可向: a sitter may face the Three Killings and have the Grand Duke behind, not the reverse. */
function yearSeatLines({ yearPlaces }: HomeReading, { id, role, front }: Placed): readonly ItemFinding[] {
  if (role !== 'desk' || front === undefined) return [];
  const { taiSui, threeKillings } = yearPlaces;
  const behind = magneticBearing(front + 180);
  const line = (code: 'year-ahead' | 'year-behind', palace: Direction, mark: YearMark): ItemFinding => ({
    code,
    itemId: id,
    role,
    school: 'year',
    tone: 'notice',
    strength: 'light',
    palace,
    mark,
  });
  return [
    ...(mountainAt(front) === taiSui
      ? [line('year-ahead', taiSui.direction, { place: 'tai-sui', mountains: [taiSui], onlyWide: false })]
      : []),
    ...(isWithin(behind, threeKillings.wide)
      ? [
          line('year-behind', threeKillings.direction, {
            place: 'three-killings',
            mountains: [],
            onlyWide: !isWithin(behind, threeKillings.narrow),
          }),
        ]
      : []),
  ];
}

const palaceOf = (reading: HomeReading, palace: Palace): PalaceReading =>
  reading.palaces.find(each => each.palace === palace)!;

function differencesOf(reading: HomeReading, item: Placed): readonly ItemDifference[] {
  const found: ItemDifference[] = [];
  const add = (kind: ItemDifference['kind'], one: string, other: string) =>
    found.push({ kind, itemId: item.id, one, other });
  if (item.square !== 'C' && item.square !== item.sector) add('division', item.square, item.sector);
  const place = placeOf(reading.house, item);
  if (place === undefined || item.front === undefined || item.role === 'toilet') return found;
  const looks = directionOf(item.front);
  const fronts =
    item.role === 'door'
      ? []
      : reading.residents.map(resident => ({ resident, star: resident.stars[looks] }));
  const suits = isGoodMansionStar(place) === WANTS_GOOD_PLACE[item.role];
  for (const { resident, star } of fronts) {
    if (isGoodMansionStar(star) !== suits) add('house-and-resident', place, `${resident.residentId} ${star}`);
  }
  const [first] = fronts;
  const against =
    first && fronts.find(({ star }) => isGoodMansionStar(star) !== isGoodMansionStar(first.star));
  if (first && against)
    add(
      'residents',
      `${first.resident.residentId} ${first.star}`,
      `${against.resident.residentId} ${against.star}`,
    );
  const front = reading.house?.stars[looks];
  if (item.role === 'door' && front && isGoodMansionStar(front) !== suits)
    add('place-and-front', place, front);
  return found;
}

function ranked(findings: readonly ItemFinding[]): readonly ItemFinding[] {
  const rank = ({ tone, strength }: ItemFinding) =>
    (tone === 'good' ? 2 : 0) + (strength === 'light' ? 1 : 0);
  return [...findings].sort((a, b) => rank(a) - rank(b));
}
