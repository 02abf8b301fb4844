import { normalizeDegrees, type TrueBearing, trueBearing } from '@app/fengshui';
import { err, instantAt, type Millis, millis, ok, type Result } from '@app/kernel';
import { civilDateAt, type HorizonPosition, type Place, sunPosition } from '@app/sky';
import { parseClockTime } from '@app/validation';

/** Below this shadows are long and soft, above this short: then a degree is hard to read. */
export const SHADOW_ALTITUDES = Object.freeze({ from: 10, to: 55 } as const);
/** People's accuracy in reading a shadow's angle, to either side, degrees. */
const READING = 2;
/** A hand-held clock is seldom more accurate, minutes. */
const CLOCK = 1;
const MINUTE_MS = 60_000;

export type ShadowError =
  | { readonly code: 'home/sun-too-low'; readonly altitude: number }
  | { readonly code: 'home/sun-too-high'; readonly altitude: number }
  | { readonly code: 'home/no-such-angle' }
  | { readonly code: 'home/no-such-sky' };

export interface ShadowFacing {
  readonly facing: TrueBearing;
  /** The sun's position, from true north. */
  readonly azimuth: number;
  readonly altitude: number;
  /** The uncertainty to either side: the reading, and a minute of the sun's path. */
  readonly within: number;
}

/**
 * R313: the facing from the shadow of an upright stick in the door. `phi` is the angle of the shadow clockwise from
 * straight out, seen from above, any finite degrees. The shadow points away from the sun, so facing = azimuth + 180 −
 * phi.
 */
export function facingOfShadow(place: Place, at: Millis, phi: number): Result<ShadowFacing, ShadowError> {
  if (!Number.isFinite(phi)) return err({ code: 'home/no-such-angle' });
  // An invalid place or instant has no sun.
  const sun: HorizonPosition | undefined = sunPosition(at, place);
  if (!sun) return err({ code: 'home/no-such-sky' });
  const { azimuth, altitude } = sun;
  if (altitude < SHADOW_ALTITUDES.from) return err({ code: 'home/sun-too-low', altitude });
  if (altitude > SHADOW_ALTITUDES.to) return err({ code: 'home/sun-too-high', altitude });
  const later = sunPosition(millis(at + CLOCK * MINUTE_MS), place).azimuth;
  const aMinute = Math.abs(normalizeDegrees(later - azimuth + 180) - 180);
  return ok({
    facing: trueBearing(azimuth + 180 - phi),
    azimuth,
    altitude,
    within: READING + aMinute,
  });
}

/** A period of a day in which the shadow compass works. */
export interface ShadowTime {
  readonly from: Millis;
  readonly to: Millis;
}

const STEP = 5 * MINUTE_MS;
/** The longest civil day: one on which a zone crossed the date line. */
const LONGEST_DAY = 48 * 60 * MINUTE_MS;

/** When on a day, from its first to its last instant, the sun is neither too low nor too high; to five minutes. */
export function shadowTimes(place: Place, day: ShadowTime): readonly ShadowTime[] {
  const times: ShadowTime[] = [];
  if (![day?.from, day?.to].every(Number.isFinite) || day.to - day.from > LONGEST_DAY) return times;
  if (!sunPosition(day.from, place)) return times;
  let from: Millis | undefined;
  for (let at = day.from; at <= day.to; at = millis(at + STEP)) {
    const { altitude } = sunPosition(at, place);
    const works = altitude >= SHADOW_ALTITUDES.from && altitude <= SHADOW_ALTITUDES.to;
    if (works) from ??= at;
    if (!works && from !== undefined) {
      times.push({ from, to: millis(at - STEP) });
      from = undefined;
    }
  }
  return from === undefined ? times : [...times, { from, to: day.to }];
}

/** The instant of a typed clock time of today; undefined if invalid. */
export function momentToday(typed: string, now: Millis, zone: string): Millis | undefined {
  const time = parseClockTime(typed);
  const today = civilDateAt(now, zone);
  const instant = time.ok && time.value && today ? instantAt(today, time.value, zone) : undefined;
  return instant?.ok ? instant.value.instant : undefined;
}
