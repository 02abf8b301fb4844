import { turned } from '@app/kernel';
import { heightOf, type Opening, type Plan } from '@app/plan';
import { inTheSun, outlookAt, type SunTarget, type ViewSlice, visibleOpenings } from '@app/plan/light';
import type { Place } from '@app/sky';
import { type DayOfSun, nearestDay, SUN_STEP_MINUTES, sunOn } from './yearOfLight';

export interface ViewRequest {
  readonly plan: Plan;
  readonly level: number;
  /** The viewpoint: one of `sunTargets`, a bed, a desk, a sofa. */
  readonly target: SunTarget;
  readonly place: Place;
  /** IANA zone of the home's clock. */
  readonly zone: string;
  /** The days of a `YearOfLight`. */
  readonly days: readonly DayOfSun[];
  /** Index of the chosen one. */
  readonly term: number;
}

/** Degrees, from true north and above the eyes; azimuths of one line continue beyond 0 and 360. */
export interface ViewedSun {
  readonly minute: number;
  readonly azimuth: number;
  readonly altitude: number;
  /** Whether it is on the pillow, desk or seat then. */
  readonly isOn: boolean;
}

/** A day's sun over the view, while it is up. */
export interface SunPath {
  /** Index of its day. */
  readonly term: number;
  readonly sun: readonly ViewedSun[];
  /** When it is on the pillow: minutes of the home's clock, the first and the last sample without a break. */
  readonly spans: readonly (readonly [from: number, to: number])[];
}

export interface ViewedOpening {
  readonly id: string;
  readonly kind: Opening['kind'];
  /** Whether it lets the sun in. */
  readonly isSky: boolean;
  /** Empty if a corner of the room hides it. */
  readonly outlines: readonly (readonly ViewSlice[])[];
}

/** The sky and the room's openings as seen from a pillow, a desk or a sofa. */
export interface ViewOfSky {
  /** The view's extent, degrees. */
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  /** Openings that let the sun in first. */
  readonly openings: readonly ViewedOpening[];
  /** What is opposite, as entered. */
  readonly skyline: readonly { readonly from: number; readonly to: number; readonly altitude: number }[];
  /** The chosen day first, then the highest sun of the year, one midway, and the lowest, each once. */
  readonly paths: readonly SunPath[];
}

/** Minimum degrees to either side of noon; margin around what must be visible; maximum downward view. */
const HALF = 75;
const AIR = 5;
const LOWEST = -40;

/**
 * R383: the room's openings in their true outlines and the sun of four days, as seen from a pillow. Furniture hides
 * nothing; the sun counts as on the pillow exactly when the hours of the year count it.
 */
export function viewOfSky({ plan, level, target, place, zone, days, term }: ViewRequest): ViewOfSky {
  const { item, at, room } = target;
  const outlook = outlookAt(plan, level);
  const height = heightOf(item);
  // Noon is south of it north of the tropics, and north of it in the south.
  const noon = place.latitude < 0 ? 0 : 180;
  const openings = visibleOpenings(plan, level, room.id, at, height)
    .map(({ opening, isSky, outlines }): ViewedOpening => {
      const shift = turnTowards(noon, outlines.flat());
      const moved = outlines.map(slices => slices.map(s => ({ ...s, azimuth: s.azimuth + shift })));
      return { id: opening.id, kind: opening.kind, isSky, outlines: moved };
    })
    .sort((a, b) => Number(b.isSky) - Number(a.isSky));
  const pathOf = (index: number): SunPath => {
    const sun: ViewedSun[] = [];
    for (const { minute, azimuth, altitude } of sunOn(days[index]!.date, place, zone)) {
      if (altitude <= 0) continue;
      const last = sun.at(-1)?.azimuth ?? noon;
      const isOn = inTheSun(plan, level, room.id, at, height, { azimuth, altitude });
      sun.push({ minute, azimuth: last + turned(azimuth - last + 180) - 180, altitude, isOn });
    }
    return { term: index, sun, spans: spansOf(sun) };
  };
  const paths = [...new Set([term, ...turnsOf(days)])]
    .filter(index => days[index])
    .map(index => pathOf(index));
  const windows = openings.filter(({ isSky }) => isSky).flatMap(({ outlines }) => outlines.flat());
  const across = [
    ...windows.map(({ azimuth }) => azimuth),
    ...(paths[0]?.sun.map(({ azimuth }) => azimuth) ?? []),
  ];
  const heights = [
    ...windows.map(({ high }) => high),
    ...paths.flatMap(({ sun }) => sun.map(({ altitude }) => altitude)),
  ];
  return {
    from: Math.min(noon - HALF, ...across.map(azimuth => azimuth - AIR)),
    to: Math.max(noon + HALF, ...across.map(azimuth => azimuth + AIR)),
    bottom: Math.max(LOWEST, Math.min(0, ...windows.map(({ low }) => Math.floor(low / 10) * 10))),
    top: Math.min(90, Math.ceil((Math.max(40, ...heights) + AIR) / 10) * 10),
    openings,
    skyline: (outlook.horizons ?? []).map(horizon => ({
      from: horizon.from,
      to: horizon.from + turned(horizon.to - horizon.from),
      altitude:
        (Math.atan2(horizon.height - (outlook.above ?? 0) - height, horizon.distance) * 180) / Math.PI,
    })),
    paths,
  };
}

/** Whole turns that bring the target nearest to noon. */
function turnTowards(noon: number, slices: readonly ViewSlice[]): number {
  const [first, last] = [slices[0], slices.at(-1)];
  if (!first || !last) return 0;
  const middle = (first.azimuth + last.azimuth) / 2;
  return noon + (turned(middle - noon + 180) - 180) - middle;
}

/** Both solstices with an equinox between them: between the tropics too, where the sun is highest on neither. */
function turnsOf(days: readonly DayOfSun[]): readonly number[] {
  return [nearestDay(days, 6, 21), nearestDay(days, 3, 20), nearestDay(days, 12, 21)].flatMap(
    day => day ?? [],
  );
}

/** From the first sample on to the end of the last one; a gap between two samples is a break. */
function spansOf(sun: readonly ViewedSun[]): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  sun.forEach(({ minute, isOn }, i) => {
    if (!isOn) return;
    if (sun[i - 1]?.isOn) spans.at(-1)![1] = minute + SUN_STEP_MINUTES;
    else spans.push([minute, minute + SUN_STEP_MINUTES]);
  });
  return spans;
}
