import { directionAt, frozen, NOTHING } from '@app/kernel';
import { type MagneticBearing, magneticBearing } from './bearing';
import { eightMansions, isGoodMansionStar, type MansionStar } from './eightMansions';
import type { Star } from './flyingStars';
import type { Kua } from './kua';
import { mountainAt } from './mountains';
import { type Direction, FLIGHT, type Palace, trigramOfNumber } from './palaces';
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

/** Those who teach each school's readings of items. */
export const ITEM_SOURCES = frozen({
  // Sectors by the house, directions by the person; 坐凶向吉 for stoves and toilets.
  'eight-mansions': ['八宅明镜', 'fengshui88', 'fengshuistudio', 'd1xz.net', '8whitestar', 'fstips'],
  // 山管人丁水管财; the pairs of stars.
  'flying-stars': ['紫白诀', 'absolutelyfengshui', 'fengshui-luopan'],
  year: ['协纪辨方书', 'newton.com.tw', 'windandwater'],
} as const);
export type ItemSchool = keyof typeof ITEM_SOURCES;

/** One line on one item, by one school. Nothing is added up. */
export interface ItemFinding {
  readonly code: ItemReadingCode;
  readonly itemId: string;
  readonly role: ItemRole;
  readonly school: ItemSchool;
  readonly tone: 'good' | 'notice';
  /** `clear` if the sources agree and the place itself decides, `light` for directions, the year and divided sources. */
  readonly strength: 'clear' | 'light';
  /** The palace used, and by which division; missing for a direction. */
  readonly palace?: Palace;
  readonly by?: 'squares' | 'sectors';
  /** Of the place by sectors, or of the direction; missing for a reading by squares. */
  readonly bearing?: MagneticBearing;
  readonly residentId?: string;
  readonly star?: MansionStar;
  readonly flying?: Star;
  readonly timeliness?: Timeliness;
  readonly pair?: PairReading;
  readonly mark?: YearMark;
}

/** One of two ways of reading an item. */
export interface ItemSide {
  readonly palace?: Palace;
  readonly residentId?: string;
  readonly kua?: Kua;
  readonly star?: MansionStar;
}

/** Two ways of reading that disagree on an item; both are kept. `kua`: the two possible kua numbers of one resident. */
export interface ItemDifference {
  readonly kind: 'division' | 'house-and-resident' | 'residents' | 'place-and-front' | 'kua';
  readonly itemId: string;
  readonly role: ItemRole;
  readonly one: ItemSide;
  readonly other: ItemSide;
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
    .map((item): Placed => ({ ...item, sector: directionAt(item.at) }));
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
      bearing: item.at,
      star,
    });
  }
  if (item.front === undefined || item.role === 'toilet') return lines;
  const looks = directionAt(item.front);
  const towards = { ...base, palace: looks, bearing: item.front };
  if (item.role === 'door' && house)
    lines.push({ ...towards, code: 'house-front', ...toneOf(house.stars[looks]) });
  // Each of two sleepers has a line; a mean of both would fit neither.
  for (const { residentId, star } of frontsOf(residents, looks).filter(isSure)) {
    lines.push({ ...towards, code: 'resident-front', ...toneOf(star), residentId });
  }
  return lines;
}

/** A direction for one resident, and for the other possible kua numbers. */
const frontsOf = (residents: HomeReading['residents'], looks: Direction) =>
  residents.map(({ residentId, kua, stars, otherKuas }) => ({
    ...{ residentId, kua, star: stars[looks] },
    others: otherKuas.map(other => ({ kua: other, star: eightMansions(trigramOfNumber(other))[looks] })),
  }));
type Front = ReturnType<typeof frontsOf>[number];

/** Another possible kua number by which a good direction is a bad one, or the reverse. */
const opposedIn = ({ star, others }: Front) =>
  others.find(other => isGoodMansionStar(other.star) !== isGoodMansionStar(star));
const isSure = (front: Front): boolean => opposedIn(front) === undefined;

const toneOf = (star: MansionStar) =>
  ({ star, tone: isGoodMansionStar(star) ? 'good' : 'notice', strength: 'light' }) as const;

/** The house's star of an item's place. A door that is itself the seat of the house has none: it is 伏位 by definition. */
const placeOf = (house: HomeReading['house'], { role, sector }: Placed): MansionStar | undefined =>
  house && !(house.by === 'door' && role === 'door') ? house.stars[sector] : undefined;

/** A toilet is kept out of the northwest (fstips). A stove there, 火烧天门, is a form of the plan itself. */
const northwestLines = ({ id, role, sector, at }: Placed): readonly ItemFinding[] =>
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
          bearing: at,
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

/** The year's influence on the place: quiet is advised, nothing more. The centre has no sector, only its square. */
const yearLines = (reading: HomeReading, item: Placed): readonly ItemFinding[] => [
  ...palaceOf(reading, item.sector)
    .yearMarks.filter(({ mountains }) => mountains.length === 0 || mountains.includes(mountainAt(item.at)))
    .map(mark => yearMarkOf(item, mark, { palace: item.sector, by: 'sectors', bearing: item.at })),
  ...(item.square === 'C' ? palaceOf(reading, 'C').yearMarks : []).map(mark =>
    yearMarkOf(item, mark, { palace: 'C', by: 'squares' }),
  ),
];

const yearMarkOf = (
  { id, role }: Placed,
  mark: YearMark,
  where: Pick<ItemFinding, 'palace' | 'by' | 'bearing'>,
): ItemFinding => ({
  ...{ code: 'year-mark', itemId: id, role, school: 'year', tone: 'notice', strength: 'light' },
  ...where,
  mark,
});

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
    bearing: front,
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
  const add = (kind: ItemDifference['kind'], one: ItemSide, other: ItemSide) =>
    found.push({ kind, itemId: item.id, role: item.role, one, other });
  if (item.square !== 'C' && item.square !== item.sector)
    add('division', { palace: item.square }, { palace: item.sector });
  if (item.front === undefined || item.role === 'toilet') return found;
  const looks = directionAt(item.front);
  const all = frontsOf(reading.residents, looks);
  for (const front of all) {
    const { residentId, kua, star } = front;
    const other = opposedIn(front);
    if (other) add('kua', { residentId, kua, star }, { residentId, ...other });
  }
  const fronts = all.filter(isSure).map(({ residentId, star }) => ({ residentId, star }));
  const place = placeOf(reading.house, item);
  const suits = place && isGoodMansionStar(place) === WANTS_GOOD_PLACE[item.role];
  for (const front of place ? fronts : [])
    if (isGoodMansionStar(front.star) !== suits) add('house-and-resident', { star: place! }, front);
  const [first] = fronts;
  const against =
    first && fronts.find(({ star }) => isGoodMansionStar(star) !== isGoodMansionStar(first.star));
  if (first && against) add('residents', first, against);
  const front = reading.house?.stars[looks];
  if (item.role === 'door' && place && front && isGoodMansionStar(front) !== suits)
    add('place-and-front', { star: place }, { star: front });
  return found;
}

function ranked(findings: readonly ItemFinding[]): readonly ItemFinding[] {
  const rank = ({ tone, strength }: ItemFinding) =>
    (tone === 'good' ? 2 : 0) + (strength === 'light' ? 1 : 0);
  return [...findings].sort((a, b) => rank(a) - rank(b));
}
