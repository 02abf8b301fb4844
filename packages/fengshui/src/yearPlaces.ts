import { err, frozen, ok, type Result } from '@app/kernel';
import { type MagneticBearing, normalizeDegrees } from './bearing';
import { annualStar, fly, type Star } from './flyingStars';
import { MOUNTAIN_WIDTH, MOUNTAINS, type Mountain, oppositeMountain } from './mountains';
import { bearingOfDirection, type Direction, FLIGHT, type Palace } from './palaces';

/** Places where tradition would not dig, build or make noise in a year. */
export const YEAR_PLACES = frozen([
  'tai-sui',
  'sui-po',
  'three-killings',
  'five-yellow',
  'two-black',
] as const);
export type YearPlace = (typeof YEAR_PLACES)[number];

/** Degrees by the compass, clockwise from `from` up to but not including `to`. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export interface YearPlaces {
  /** The year, from the start of spring. */
  readonly year: number;
  /** 太岁: the mountain of the year's branch. */
  readonly taiSui: Mountain;
  /** 岁破: the opposite mountain. */
  readonly suiPo: Mountain;
  /** 三煞: opposite the three-harmony frame of the branch. */
  readonly threeKillings: {
    readonly direction: Direction;
    /** Robbery, calamity and year killing (劫煞, 灾煞, 岁煞), clockwise. */
    readonly branches: readonly [Mountain, Mountain, Mountain];
    /** The palace of 45 degrees: later practice, without a source in the book. */
    readonly narrow: Extent;
    /** The 75 degrees from the first branch to the third, five mountains: 伏兵大祸夹处于三煞之间 (协纪辨方书, 卷三, 47b). */
    readonly wide: Extent;
  };
  /** 五黄: where star 5 of the year is. */
  readonly fiveYellow: Palace;
  /** 二黑: where star 2 of the year is. */
  readonly twoBlack: Palace;
}

export interface YearError {
  readonly code: 'fengshui/no-such-year';
  readonly year: number;
}

/** 寅午戌 north, 亥卯未 west, 申子辰 south, 巳酉丑 east: by the branch's number modulo 4, 子 first (协纪辨方书, 卷三, 43b to 46a). */
const KILLINGS: readonly Direction[] = ['S', 'E', 'N', 'W'];

/** The places of a year, which turns at the start of spring. A year is a whole number; 2026 is 丙午. */
export function yearPlaces(year: number): Result<YearPlaces, YearError> {
  const centre = annualStar(year);
  if (centre === undefined) return err({ code: 'fengshui/no-such-year', year });
  const branch = (((year - 4) % 12) + 12) % 12;
  // Every second mountain from 子 is a branch.
  const taiSui = MOUNTAINS[branch * 2]!;
  const direction = KILLINGS[branch % 4]!;
  const middle = bearingOfDirection(direction);
  const across = Math.round(middle / MOUNTAIN_WIDTH);
  const at = (steps: number): Mountain => MOUNTAINS[(across + steps + 24) % 24]!;
  const stars = fly(centre, 'forward');
  const palaceOf = (star: Star): Palace => FLIGHT.find(palace => stars[palace] === star)!;
  return ok({
    year,
    taiSui,
    suiPo: oppositeMountain(taiSui),
    threeKillings: {
      direction,
      branches: [at(-2), at(0), at(2)],
      narrow: around(middle, 22.5),
      wide: around(middle, 37.5),
    },
    fiveYellow: palaceOf(5),
    twoBlack: palaceOf(2),
  });
}

const around = (middle: number, half: number): Extent => ({
  from: normalizeDegrees(middle - half),
  to: normalizeDegrees(middle + half),
});

/** Whether a bearing lies within an extent. */
export const isWithin = (bearing: MagneticBearing, { from, to }: Extent): boolean =>
  [bearing, from, to].every(Number.isFinite) &&
  normalizeDegrees(bearing - from) < normalizeDegrees(to - from);

/** A place of the year in a palace. */
export interface YearMark {
  readonly place: YearPlace;
  /** The mountains of the palace it covers; empty if it covers the whole palace. */
  readonly mountains: readonly Mountain[];
  /** True if only the wider teaching extends into this palace. */
  readonly onlyWide: boolean;
}

/** The year's places in a palace, in the order of `YEAR_PLACES`. */
export function yearMarksOf(places: YearPlaces, palace: Palace): readonly YearMark[] {
  if (!places?.threeKillings?.wide) return [];
  const { threeKillings } = places;
  const reached = MOUNTAINS.filter(
    each => each.direction === palace && isWithin(each.centre as MagneticBearing, threeKillings.wide),
  );
  const mark = (place: YearPlace, mountains: readonly Mountain[] = [], onlyWide = false): YearMark => ({
    place,
    mountains,
    onlyWide,
  });
  return [
    ...(places.taiSui?.direction === palace ? [mark('tai-sui', [places.taiSui])] : []),
    ...(places.suiPo?.direction === palace ? [mark('sui-po', [places.suiPo])] : []),
    ...(threeKillings.direction === palace
      ? [mark('three-killings')]
      : reached.length > 0
        ? [mark('three-killings', reached, true)]
        : []),
    ...(places.fiveYellow === palace ? [mark('five-yellow')] : []),
    ...(places.twoBlack === palace ? [mark('two-black')] : []),
  ];
}
