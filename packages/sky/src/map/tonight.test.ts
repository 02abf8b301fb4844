import { millis } from '@app/kernel';
import { getMoonTimes, getTimes } from 'suncalc';
import { expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import { skyFrame } from '../stars/frame';
import { lodgesOf } from '../stars/mansions';
import type { SkyTarget } from '../stars/search';
import { readStarNames } from '../stars/starNames';
import type { WandererId } from '../stars/wanderers';
import { factsOf } from './facts';
import { type SeenTonight, type Tonight, tonightOf } from './tonight';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const named = readStarNames(namesJson, catalogue.count);
if (!named.ok) throw new Error(named.error.code);
const sky = { catalogue, lodges: lodgesOf(catalogue), names: named.value };
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const at = (iso: string, place = HANGZHOU) => skyFrame(millis(Date.parse(iso)), place);
const figure = (zh: string): SkyTarget => ({
  kind: 'asterism',
  index: catalogue.asterisms.findIndex(each => each.zh === zh),
});
const wanderer = (id: WandererId): SkyTarget => ({ kind: 'wanderer', id });
const star = (hip: number): SkyTarget => ({
  kind: 'star',
  index: named.value.findIndex(each => each.hip === hip),
});
const seen = (tonight: Tonight | undefined): SeenTonight | undefined =>
  tonight && 'from' in tonight ? tonight : undefined;
/** The two libraries differ by a minute or two. */
const NEAR = 4 * 60_000;
const near = (one: number | undefined, other: Date | null | undefined) =>
  Math.abs((one ?? 0) - (other?.getTime() ?? 0)) < NEAR;
const sunOn = (iso: string) => getTimes(new Date(iso), HANGZHOU.latitude, HANGZHOU.longitude);

it('[R995] what never sets is seen from the dusk of this evening to the next dawn', () => {
  const tonight = seen(tonightOf(sky, at('2026-06-21T05:07:24Z'), figure('北极')));
  expect(tonight?.isNow).toBe(false);
  expect(near(tonight?.from, sunOn('2026-06-21T04:00:00Z').dusk)).toBe(true);
  expect(near(tonight?.until, sunOn('2026-06-22T04:00:00Z').dawn)).toBe(true);
});

it('[R995] in the night it is seen now, until the horizon or the dawn hides it', () => {
  const frame = at('2026-06-21T15:00:00Z');
  const antares = seen(tonightOf(sky, frame, figure('心宿')));
  expect(antares).toMatchObject({ isNow: true, from: frame.instant });
  // The Heart culminates about midnight at the solstice, and is low in the southwest before dawn.
  const hours = (antares!.until - frame.instant) / 3_600_000;
  expect(hours).toBeGreaterThan(4);
  expect(hours).toBeLessThan(6);
});

it('[R995] the moon is seen until it sets, the sun never, nor a mansion beside the sun', () => {
  const frame = at('2026-11-18T11:46:00Z');
  const moon = seen(tonightOf(sky, frame, wanderer('moon')));
  const { set } = getMoonTimes(new Date('2026-11-18T16:00:00Z'), HANGZHOU.latitude, HANGZHOU.longitude);
  expect(moon?.isNow).toBe(true);
  expect(near(moon?.until, set)).toBe(true);
  expect(tonightOf(sky, frame, wanderer('sun'))).toBeUndefined();
  // In late June the sun is in 觜 and 参 (Gemini and Orion).
  expect(tonightOf(sky, at('2026-06-21T05:07:24Z'), figure('觜宿'))).toEqual({ unseen: 'near-sun' });
});

it('[R995] what no eye finds is too faint, however high: Neptune, Uranus and a star of the sixth magnitude', () => {
  const frame = at('2026-11-18T13:00:00Z');
  // Neptune has 7.8 and Uranus 5.6 (Astronomical Almanac); both are up in the evening of November 2026.
  expect(tonightOf(sky, frame, wanderer('neptune'))).toEqual({ unseen: 'faint' });
  expect(tonightOf(sky, frame, wanderer('uranus'))).toEqual({ unseen: 'faint' });
  expect(seen(tonightOf(sky, frame, wanderer('saturn')))?.isNow).toBe(true);
  const faint = catalogue.magnitudes.findIndex(magnitude => magnitude > 6);
  expect(tonightOf(sky, frame, { kind: 'star', index: faint })).toEqual({ unseen: 'faint' });
});

it('[R995] the new moon is too near the sun, and a crescent of the next evening is seen from sunset', () => {
  // New moon on 19 March 2026, 01:23 UTC (Hong Kong Observatory): at that day's sunset it is above the horizon, 5° from the sun.
  expect(tonightOf(sky, at('2026-03-19T04:00:00Z'), wanderer('moon'))).toEqual({ unseen: 'near-sun' });
  const evening = seen(tonightOf(sky, at('2026-03-20T08:00:00Z'), wanderer('moon')));
  expect(near(evening?.from, sunOn('2026-03-20T04:00:00Z').sunset)).toBe(true);
});

it('[R995] at 65° north in June the sky stays bright: Vega overhead is neither below the horizon nor near the sun', () => {
  const north = { latitude: 65, longitude: 25.5 };
  const frame = at('2026-06-21T12:00:00Z', north);
  const vega = star(91262);
  expect(tonightOf(sky, frame, vega)).toEqual({ unseen: 'no-dark' });
  expect(tonightOf(sky, frame, star(30438))).toEqual({ unseen: 'below' });
  // In December it is seen in the long night.
  expect(seen(tonightOf(sky, at('2026-12-21T12:00:00Z', north), vega))).toBeDefined();
});

it('[R995] what is up by day only, far from the sun, is not said to be near it', () => {
  // At 58° north at the solstice the sun is 6° down for little more than an hour round midnight. A star of the deep south
  // that culminates in the afternoon has set by then.
  const frame = at('2026-06-21T12:00:00Z', { latitude: 58, longitude: 12 });
  expect(tonightOf(sky, frame, figure('参宿'))).toEqual({ unseen: 'near-sun' });
  // Alphard: right ascension 9 h 28, declination -9°, 56° from the sun.
  expect(tonightOf(sky, frame, star(46390))).toEqual({ unseen: 'by-day' });
});

it('[R1055] ends with the set of the next evening, where the moon of this one is not seen', () => {
  // Twilight after the new moon of 19 March 2026 (see above): it sets unseen, and is seen on the 20th until it sets.
  const frame = at('2026-03-19T10:20:00Z');
  const tonight = seen(tonightOf(sky, frame, wanderer('moon')));
  expect(tonight).toMatchObject({ isNow: false, isRise: false, isSet: true });
  const { set } = getMoonTimes(new Date('2026-03-20T08:00:00Z'), HANGZHOU.latitude, HANGZHOU.longitude);
  expect(near(tonight?.until, set)).toBe(true);
  const { times } = factsOf(sky, frame, wanderer('moon'));
  expect(times.kind === 'rises' && times.set! < tonight!.from).toBe(true);
});

it('[R1055] begins and ends with the instants of rise and set in the facts of the same target', () => {
  let ends = 0;
  for (const day of [1, 6, 11, 16, 21, 26])
    for (const hour of ['03', '12', '18']) {
      const frame = at(`2026-11-${String(day).padStart(2, '0')}T${hour}:00:00Z`);
      for (const target of [
        figure('角宿'),
        figure('室宿'),
        wanderer('moon'),
        wanderer('saturn'),
        star(91262),
      ]) {
        const tonight = seen(tonightOf(sky, frame, target));
        const { times } = factsOf(sky, frame, target);
        if (!tonight || times.kind !== 'rises') continue;
        for (const [one, other] of [
          [tonight.from, times.rise],
          [tonight.until, times.set],
        ] as const) {
          if (other === undefined || Math.abs(one - other) > 600_000) continue;
          ends++;
          expect([one, day, hour]).toEqual([other, day, hour]);
        }
      }
    }
  expect(ends).toBeGreaterThan(20);
});
