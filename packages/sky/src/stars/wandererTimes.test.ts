import { type Millis, millis, seededRandom } from '@app/kernel';
import { Body, Observer, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { skyFrame } from './frame';
import type { WandererId } from './wanderers';
import { wandererTimes } from './wandererTimes';

const DAY = 86_400_000;
const MINUTE = 60_000;
const BODIES = {
  sun: Body.Sun,
  moon: Body.Moon,
  venus: Body.Venus,
  mars: Body.Mars,
  saturn: Body.Saturn,
} as const;

describe('when sun, moon and planets rise, culminate and set', () => {
  const random = seededRandom(12);
  const cases = Array.from({ length: 60 }, () => ({
    place: { latitude: random.next() * 119 - 59.5, longitude: random.next() * 360 - 180 },
    instant: millis(Math.round(Date.parse('1900-01-01') + random.next() * 200 * 365.25 * DAY)),
  }));

  it.each(Object.entries(BODIES))('the %s agrees with astronomy-engine within a minute', (id, body) => {
    for (const { place, instant } of cases) {
      const observer = new Observer(place.latitude, place.longitude, 0);
      const times = wandererTimes(skyFrame(instant, place), id as WandererId); // a key of BODIES
      if (times.kind !== 'rises') continue;
      const label = JSON.stringify({ place, instant });
      const after = (moment: Millis) => new Date(moment - 20 * MINUTE);
      const transit = SearchHourAngle(body, observer, 0, after(times.transit)).time.date.getTime();
      const rise = SearchRiseSet(body, observer, 1, after(times.rise), 1)?.date.getTime();
      const set = SearchRiseSet(body, observer, -1, after(times.set), 1)?.date.getTime();
      expect(Math.abs(times.transit - transit), label).toBeLessThan(MINUTE);
      expect(Math.abs(times.rise - (rise ?? 0)), label).toBeLessThan(MINUTE);
      expect(Math.abs(times.set - (set ?? 0)), label).toBeLessThan(MINUTE);
      // One rise, one transit, one set of the same passage; the transit is the next one, but for what the body moves.
      expect(times.rise < times.transit && times.transit < times.set, label).toBe(true);
      expect(times.set - times.rise, label).toBeLessThan(1.1 * DAY);
      expect(times.transit - instant, label).toBeGreaterThan(-2 * MINUTE);
      expect(times.transit - instant, label).toBeLessThan(1.1 * DAY);
    }
  });

  it('the sun of Tromsø does not set in June nor rise in December', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const kindOn = (day: string) => wandererTimes(skyFrame(millis(Date.parse(day)), tromso), 'sun').kind;
    expect(kindOn('2026-06-21T12:00Z')).toBe('never-sets');
    expect(kindOn('2026-12-21T12:00Z')).toBe('never-rises');
  });
});
