import { type Millis, millis, seededRandom } from '@app/kernel';
import { Body, Observer, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { skyFrame } from './frame';
import { WANDERERS, type WandererId } from './wanderers';
import { wandererTimes } from './wandererTimes';

const DAY = 86_400_000;
const MINUTE = 60_000;
const BODIES: Readonly<Record<WandererId, Body>> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
};

describe('[R280] rise, culmination and set of sun, moon and planets', () => {
  const random = seededRandom(12);
  // Half of them in the polar regions, where a body may stay up, stay down, or come up to stay.
  const cases = Array.from({ length: 40 }, (_, i) => {
    const north = random.next() < 0.5 ? 1 : -1;
    const latitude = i % 2 === 0 ? random.next() * 60 : 60 + random.next() * 29.5;
    return {
      place: { latitude: north * latitude, longitude: random.next() * 360 - 180 },
      instant: millis(Math.round(Date.parse('1900-01-01') + random.next() * 201 * 365.24 * DAY)),
    };
  });

  it.each(WANDERERS)(
    'the %s, from its lowest point to the next, is within three seconds of astronomy-engine',
    id => {
      for (const { place, instant } of cases) {
        const body = BODIES[id];
        const observer = new Observer(place.latitude, place.longitude, 0);
        const times = wandererTimes(skyFrame(instant, place), id);
        const label = JSON.stringify({ place, instant });
        const transit = SearchHourAngle(body, observer, 0, new Date(times.transit - 20 * MINUTE)).time.date;
        expect(Math.abs(times.transit - transit.getTime()), label).toBeLessThan(3000);
        // The next one, but for what the body moves.
        expect(times.transit - instant, label).toBeGreaterThan(-2 * MINUTE);
        expect(times.transit - instant, label).toBeLessThan(1.1 * DAY);

        const lowest = (direction: 1 | -1) =>
          SearchHourAngle(body, observer, 12, new Date(times.transit), direction).time.date.getTime();
        const [from, to] = [lowest(-1), lowest(1)];
        const truth = (direction: 1 | -1) =>
          SearchRiseSet(body, observer, direction, new Date(from), (to - from) / DAY)?.date.getTime();
        const found = times.kind === 'rises' ? times : { rise: undefined, set: undefined };
        for (const [mine, theirs] of [
          [found.rise, truth(1)],
          [found.set, truth(-1)],
        ] as readonly [Millis | undefined, number | undefined][]) {
          expect(mine === undefined, label).toBe(theirs === undefined);
          expect(Math.abs((mine ?? 0) - (theirs ?? 0)), label).toBeLessThan(3000);
        }
        if (times.kind !== 'rises') {
          const isUp =
            SearchRiseSet(body, observer, -1, new Date(from), 40)?.date.getTime() ?? Number.POSITIVE_INFINITY;
          const isDown =
            SearchRiseSet(body, observer, 1, new Date(from), 40)?.date.getTime() ?? Number.POSITIVE_INFINITY;
          // A body that sets before it rises is up now. A planet may do neither within 40 days.
          if (isUp !== isDown) expect(times.kind, label).toBe(isUp < isDown ? 'never-sets' : 'never-rises');
        }
      }
    },
  );

  it('the sun of Tromsø does not set in June or rise in December', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const kindOn = (day: string) => wandererTimes(skyFrame(millis(Date.parse(day)), tromso), 'sun').kind;
    expect(kindOn('2026-06-21T12:00Z')).toBe('never-sets');
    expect(kindOn('2026-12-21T12:00Z')).toBe('never-rises');
  });

  it('the moon near the pole may stay up: it has a rise and no set', () => {
    // By the moon's declination: astronomy-engine finds the rise of 2033-10-07 at 82.66° N, 173.05° W and no set for days.
    const times = wandererTimes(
      skyFrame(millis(Date.parse('2033-10-07T22:41:22Z')), { latitude: 82.66, longitude: -173.05 }),
      'moon',
    );
    expect(times).toMatchObject({ kind: 'rises', set: undefined });
    expect(times.kind === 'rises' && times.rise).toBeGreaterThan(0);
  });
});
