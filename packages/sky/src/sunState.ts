import { frozen, NOTHING, type WallClock } from '@app/kernel';
import { isNumber } from './input';

/** R69: the app's day, in seconds since midnight, independent of the season. Night begins at exactly 18:00:00. */
export const DAYTIME = frozen({ from: 6 * 3600, to: 18 * 3600 } as const);

/** R70 */
export interface SunState {
  readonly isDaytime: boolean;
  /** The share of the daytime that has passed, in percent: 0 until 06:00, 50 at noon, 100 from 18:00. Not rounded. */
  readonly position: number;
  /** One emoji, for plain text. */
  readonly icon: string;
}

/** R66: the position as displayed throughout the app, in whole percents passed: 99 until 18:00. */
export const sunPercent = (state: Pick<SunState, 'position'>): number => wholeOf(state?.position);

const wholeOf = (value: number): number => (isNumber(value) ? Math.floor(value) : NOTHING);

/** R66, R67, R69: the state of the indicator at the top right at this time of day. */
export function sunState(clock: WallClock): SunState {
  const { hour, minute, second } = clock ?? {};
  if (![hour, minute, second].every(isNumber)) return NOTHING;
  const now = hour * 3600 + minute * 60 + second;
  const isDaytime = now >= DAYTIME.from && now < DAYTIME.to;
  const passed = (now - DAYTIME.from) / (DAYTIME.to - DAYTIME.from);
  return { isDaytime, position: 100 * Math.min(1, Math.max(0, passed)), icon: isDaytime ? '☀️' : '🌙' };
}
