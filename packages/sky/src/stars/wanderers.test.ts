import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import published from '../fixtures/planets.json';
import { skyFrame } from './frame';
import { fromEquatorial, separation } from './vector';
import { WANDERERS, wandererAt } from './wanderers';

/**
 * Degrees. The moon's tolerance is that of ΔT: by 2100, two forecasts of the Earth's rotation differ by over a minute.
 */
const WITHIN = { sun: 0.003, moon: 0.025, planet: 0.01 } as const;

describe('[R280] sun, moon and planets against a second ephemeris', () => {
  it.each(WANDERERS.map((id, place) => [id, place] as const))(
    'the %s at 120 places and times from 1900 to 2100',
    (id, place) => {
      const within = id === 'sun' || id === 'moon' ? WITHIN[id] : WITHIN.planet;
      expect(published.rows).toHaveLength(120);
      for (const { utc, latitude, longitude, bodies } of published.rows) {
        const [ra = Number.NaN, dec = Number.NaN] = bodies[place] ?? [];
        const frame = skyFrame(millis(Date.parse(utc)), { latitude, longitude });
        expect(separation(wandererAt(frame, id).vector, fromEquatorial(ra, dec)), utc).toBeLessThan(within);
      }
    },
  );
});
