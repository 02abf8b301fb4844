import { millis } from '@app/kernel';
import { sunState, sunTimes, wallClock } from '@app/sky';
import { describe, expect, it } from 'vitest';
import { homePlaceOf } from './place';
import { isNightOver } from './skyOver';

const NOON_UTC = millis(Date.UTC(2026, 5, 21, 12));

describe('the place of the sky shown', () => {
  it('[R217] is the home’s, as soon as its place is known', () => {
    expect(homePlaceOf({ location: { lat: 30.25, lng: 120.125 } }, 'Europe/London')).toEqual({
      latitude: 30.25,
      longitude: 120.125,
      isKnown: true,
    });
  });

  it.each(['Europe/London', 'America/Los_Angeles', 'Australia/Sydney', 'Asia/Shanghai', 'Pacific/Auckland'])(
    '[R217] follows the device clock for light and dark without a place: %s',
    zone => {
      const place = homePlaceOf(undefined, zone);
      expect(place.isKnown).toBe(false);
      for (let hour = 0; hour < 24; hour += 1) {
        const at = millis(NOON_UTC + hour * 3_600_000);
        const { hour: shown } = wallClock(at, zone);
        // No inhabited place between 40° south and 55° north is dark at noon or light at midnight.
        if (shown >= 10 && shown < 14) expect(isNightOver(place, at), `${shown}:00`).toBe(false);
        if (shown >= 23 || shown < 2) expect(isNightOver(place, at), `${shown}:00`).toBe(true);
        if (shown === 12) expect(sunState(wallClock(at, zone)).isDaytime).toBe(true);
      }
    },
  );

  it('[R217] has London’s rise and set under the clock of London', () => {
    const from = millis(Date.UTC(2026, 5, 20, 23));
    const { day } = sunTimes(homePlaceOf(undefined, 'Europe/London'), {
      from,
      to: millis(from + 86_400_000),
    });
    const clockOf = (at: number | undefined) => {
      const { hour, minute } = wallClock(millis(at ?? Number.NaN), 'Europe/London');
      return hour * 60 + minute;
    };
    if (day.kind !== 'crosses') throw new Error('London has a rise and a set');
    // 04:43 and 21:21 on 21 June, as HM Nautical Almanac Office gives for London; within two minutes for the city's centre.
    expect(Math.abs(clockOf(day.rise) - (4 * 60 + 43))).toBeLessThanOrEqual(2);
    expect(Math.abs(clockOf(day.set) - (21 * 60 + 21))).toBeLessThanOrEqual(2);
  });
});
