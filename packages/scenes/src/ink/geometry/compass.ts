import { polar, px, radialLine, ringSector, type ScreenPoint } from '@app/building';

export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

/** The 24 mountains clockwise from due north, 15° each: 子 spans 352.5°–7.5°. */
const MOUNTAINS = [...'子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥壬'] as const;

/** The eight outer palaces clockwise from north. `lines` are those of the trigram from the bottom up, 1 = whole. */
export const TRIGRAMS = [
  { palace: 'kan', name: '坎', element: 'water', lines: [0, 1, 0] },
  { palace: 'gen', name: '艮', element: 'earth', lines: [0, 0, 1] },
  { palace: 'zhen', name: '震', element: 'wood', lines: [1, 0, 0] },
  { palace: 'xun', name: '巽', element: 'wood', lines: [0, 1, 1] },
  { palace: 'li', name: '离', element: 'fire', lines: [1, 0, 1] },
  { palace: 'kun', name: '坤', element: 'earth', lines: [0, 0, 0] },
  { palace: 'dui', name: '兑', element: 'metal', lines: [1, 1, 0] },
  { palace: 'qian', name: '乾', element: 'metal', lines: [1, 1, 1] },
] as const satisfies readonly {
  palace: string;
  name: string;
  element: Element;
  lines: readonly [0 | 1, 0 | 1, 0 | 1];
}[];

/** Degrees the compass card is turned so that the facing bearing lies towards the gate (180° of the drawing). */
export const cardTurn = (facing: number): number => normalise(180 - facing);

/** Index in TRIGRAMS of the palace a bearing falls in; each takes 45° around its middle, lower edge included. */
export const palaceAt = (bearing: number): number => Math.floor(normalise(bearing + 22.5) / 45);

const normalise = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * Extra half turn that keeps a character readable: on the half of the card near the reader
 * it stands with its foot outwards. `turn` is what the card and the camera add to the bearing.
 */
export function uprightTurn(bearing: number, turn: number): 0 | 180 {
  const seen = normalise(bearing + turn);
  return seen > 90 && seen < 270 ? 180 : 0;
}

/** Drawing units of the ring per metre: text below some 10 units would be rounded away by browsers. */
export const RING_UNITS = 50;

/** Radii of the ring, drawing units, from the palace floor outwards. */
export const RING = {
  floor: 500,
  trigramsFrom: 730,
  trigramsTo: 815,
  mountainsFrom: 827.5,
  mountainsTo: 942.5,
  ticksFrom: 955,
  outer: 990,
} as const;

export interface RingText {
  readonly text: string;
  readonly bearing: number;
  readonly at: ScreenPoint;
  readonly rotate: number;
  readonly cardinal: boolean;
}

/** Where the 24 mountains are written. */
export function mountainTexts(radius: number, turn: number): readonly RingText[] {
  return MOUNTAINS.map((text, index) => {
    const bearing = index * 15;
    return {
      text,
      bearing,
      at: polar(radius, bearing),
      rotate: bearing + uprightTurn(bearing, turn),
      cardinal: index % 6 === 0,
    };
  });
}

/** Degree strokes from `radius` outwards: all but the fives, and the fives. `skip` leaves room for text. */
export function degreeTicks(
  radius: number,
  short: number,
  long: number,
  skip: (degree: number) => boolean = () => false,
): { readonly ones: string; readonly fives: string } {
  const degrees = Array.from({ length: 360 }, (_, degree) => degree).filter(degree => !skip(degree));
  const draw = (length: number, which: (degree: number) => boolean) =>
    degrees
      .filter(which)
      .map(degree => radialLine(radius, radius + length, degree))
      .join('');
  return { ones: draw(short, degree => degree % 5 !== 0), fives: draw(long, degree => degree % 5 === 0) };
}

/** Lines between the mountains, and between the trigrams. */
export const mountainDividers = (): string =>
  MOUNTAINS.map((_, i) => radialLine(RING.mountainsFrom, RING.mountainsTo, i * 15 + 7.5)).join('');
export const trigramDividers = (): string =>
  TRIGRAMS.map((_, i) => radialLine(RING.trigramsFrom, RING.trigramsTo, i * 45 + 22.5)).join('');

/** Floor and rim of palace `index`; `whole` is both, for a ring without trigrams. */
export const palaceSectors = (
  index: number,
): { readonly floor: string; readonly rim: string; readonly whole: string } => {
  const [from, to] = [index * 45 - 22.5, index * 45 + 22.5];
  return {
    floor: ringSector(RING.floor, RING.trigramsFrom - 7.5, from, to),
    rim: ringSector(RING.trigramsFrom, RING.trigramsTo, from, to),
    whole: ringSector(RING.floor, RING.mountainsFrom, from, to),
  };
};

/** The three lines of a trigram, 68 × 44 units around the origin, the bottom line lowest. */
export const trigramPath = (lines: readonly (0 | 1)[]): string =>
  lines
    .map((line, index) => {
      const y = px(22 - index * 22);
      return line === 1 ? `M-34 ${y}H34` : `M-34 ${y}H-8M8 ${y}H34`;
    })
    .join('');

/** A small wedge outside the ring pointing at a bearing. */
export const needlePath = (bearing: number): string => {
  const points = [polar(998, bearing), polar(1066, bearing - 1.1), polar(1066, bearing + 1.1)];
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;
};
