import { type Millis, millis, seededRandom } from '@app/kernel';
import { Body, Observer, SearchAltitude, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import published from './fixtures/sunrise.json';
import { type Crossing, moonTimes, sunTimes, type TimeSpan } from './horizonEvents';

const DAY = 86_400_000;
const MINUTE = 60_000;

const dayFrom = (iso: string): TimeSpan => ({
  from: millis(Date.parse(iso)),
  to: millis(Date.parse(iso) + DAY),
});
const seconds = (found: Millis | undefined, iso: string | null) =>
  Math.abs((found ?? Number.NaN) - Date.parse(iso ?? '')) / 1000;

describe('sunrise, noon and sunset', () => {
  it.each(published.rows)('$place on $localMeanDate, within a minute', row => {
    const times = sunTimes({ latitude: row.lat, longitude: row.lng }, dayFrom(row.windowStartUtc));
    expect(seconds(times.transit, row.transit)).toBeLessThan(60);
    if (row.rise === null) {
      expect(times.day.kind).toBe(row.transitAlt > 0 ? 'always-above' : 'always-below');
      return;
    }
    if (times.day.kind !== 'crosses') throw new Error(`expected a sunrise, got ${times.day.kind}`);
    expect(seconds(times.day.rise, row.rise)).toBeLessThan(60);
    expect(seconds(times.day.set, row.set)).toBeLessThan(60);
  });
});

describe('rise and set of sun and moon at random places, 1900 to 2100', () => {
  const random = seededRandom(4);
  const cases = Array.from({ length: 200 }, () => ({
    place: { latitude: random.next() * 178 - 89, longitude: random.next() * 360 - 180 },
    from: millis(Math.round(Date.parse('1900-01-01') + random.next() * 200 * 365.25 * DAY)),
  }));

  it.each([
    {
      name: 'sun',
      body: Body.Sun,
      find: (at: (typeof cases)[number], span: TimeSpan) => sunTimes(at.place, span).day,
    },
    {
      name: 'moon',
      body: Body.Moon,
      find: (at: (typeof cases)[number], span: TimeSpan) => moonTimes(at.place, span).up,
    },
  ])('the $name agrees with astronomy-engine: a minute below 60°, five beyond', ({ body, find }) => {
    for (const at of cases) {
      const found = find(at, { from: at.from, to: millis(at.from + DAY) });
      const observer = new Observer(at.place.latitude, at.place.longitude, 0);
      const limit = Math.abs(at.place.latitude) < 60 ? MINUTE : 5 * MINUTE;
      for (const [direction, mine] of [
        [1, riseOf(found)],
        [-1, setOf(found)],
      ] as const) {
        const truth = SearchRiseSet(body, observer, direction, new Date(at.from), 1)?.date.getTime();
        expect(mine === undefined, JSON.stringify(at)).toBe(truth === undefined);
        if (mine !== undefined && truth !== undefined) {
          expect(Math.abs(mine - truth), JSON.stringify(at)).toBeLessThan(limit);
        }
      }
    }
  });
});

describe('the limits of day', () => {
  it('civil twilight is the sun 6° down, within a minute', () => {
    const place = { latitude: 51.5074, longitude: -0.1278 };
    const span = dayFrom('2025-12-21T00:00Z');
    const { civilTwilight } = sunTimes(place, span);
    const observer = new Observer(place.latitude, place.longitude, 0);
    for (const [direction, mine] of [
      [1, riseOf(civilTwilight)],
      [-1, setOf(civilTwilight)],
    ] as const) {
      const truth = SearchAltitude(Body.Sun, observer, direction, new Date(span.from), 1, -6)?.date.getTime();
      expect(Math.abs((mine ?? Number.NaN) - (truth ?? Number.NaN))).toBeLessThan(MINUTE);
    }
  });

  it('Tromsø has no sunset in June, no sunrise in December, but twilight then', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    expect(sunTimes(tromso, dayFrom('2026-06-20T22:00Z')).day).toEqual({ kind: 'always-above' });
    const winter = sunTimes(tromso, dayFrom('2026-12-20T23:00Z'));
    expect(winter.day).toEqual({ kind: 'always-below' });
    expect(winter.civilTwilight.kind).toBe('crosses');
  });

  it('the moon does not rise on two civil days of two lunations (59 days), and that is reported', () => {
    const place = { latitude: 39.9042, longitude: 116.4074 };
    const start = Date.parse('2026-10-31T16:00Z');
    const days = Array.from({ length: 59 }, (_, i) => {
      const from = millis(start + i * DAY);
      return moonTimes(place, { from, to: millis(from + DAY) });
    });
    expect(days.every(times => times.up.kind === 'crosses')).toBe(true);
    expect(days.filter(times => riseOf(times.up) === undefined)).toHaveLength(2);
    expect(days.filter(times => setOf(times.up) === undefined)).toHaveLength(2);
    expect(days.filter(times => times.transit === undefined)).toHaveLength(2);
  });
});

const riseOf = (crossing: Crossing) => (crossing.kind === 'crosses' ? crossing.rise : undefined);
const setOf = (crossing: Crossing) => (crossing.kind === 'crosses' ? crossing.set : undefined);
