import { millis, seededRandom } from '@app/kernel';
import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { moonPosition, sunPosition } from './bodies';

describe('the sun and the moon in the local sky', () => {
  const random = seededRandom(69);
  const cases = Array.from({ length: 500 }, () => ({
    at: Date.parse('1900-01-01') + random.next() * 200 * 365.25 * 86_400_000,
    latitude: random.next() * 178 - 89,
    longitude: random.next() * 360 - 180,
  }));

  it.each([
    { name: 'sun', body: Body.Sun, find: sunPosition, within: 0.015 },
    { name: 'moon', body: Body.Moon, find: moonPosition, within: 0.03 },
  ])('the $name matches astronomy-engine within $within°', ({ body, find, within }) => {
    for (const place of cases) {
      const date = new Date(place.at);
      const observer = new Observer(place.latitude, place.longitude, 0);
      const { ra, dec } = Equator(body, date, observer, true, true);
      const truth = Horizon(date, observer, ra, dec);
      const found = find(millis(place.at), place);
      const across = ((found.azimuth - truth.azimuth + 540) % 360) - 180;
      expect(Math.abs(found.altitude - truth.altitude)).toBeLessThan(within);
      expect(Math.abs(across) * Math.cos((truth.altitude * Math.PI) / 180)).toBeLessThan(within);
    }
  });
});
