import { millis } from '@app/kernel';
import { getMoonTimes, getTimes } from 'suncalc';
import { expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import { skyFrame } from '../stars/frame';
import { lodgesOf } from '../stars/mansions';
import type { SkyTarget } from '../stars/search';
import { readStarNames } from '../stars/starNames';
import { tonightOf } from './tonight';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const named = readStarNames(namesJson, catalogue.count);
if (!named.ok) throw new Error(named.error.code);
const sky = { catalogue, lodges: lodgesOf(catalogue), names: named.value };
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const at = (iso: string) => skyFrame(millis(Date.parse(iso)), HANGZHOU);
const figure = (zh: string): SkyTarget => ({
  kind: 'asterism',
  index: catalogue.asterisms.findIndex(each => each.zh === zh),
});
/** The two libraries differ by a minute or two. */
const NEAR = 4 * 60_000;
const near = (one: number | undefined, other: Date | null | undefined) =>
  Math.abs((one ?? 0) - (other?.getTime() ?? 0)) < NEAR;
const sunOn = (iso: string) => getTimes(new Date(iso), HANGZHOU.latitude, HANGZHOU.longitude);

it('[R995] what never sets is seen from the dusk of this evening to the next dawn', () => {
  const tonight = tonightOf(sky, at('2026-06-21T05:07:24Z'), figure('北极'));
  expect(tonight?.isNow).toBe(false);
  expect(near(tonight?.from, sunOn('2026-06-21T04:00:00Z').dusk)).toBe(true);
  expect(near(tonight?.until, sunOn('2026-06-22T04:00:00Z').dawn)).toBe(true);
});

it('[R995] in the night it is seen now, until the horizon or the dawn hides it', () => {
  const frame = at('2026-06-21T15:00:00Z');
  const antares = tonightOf(sky, frame, figure('心宿'));
  expect(antares).toMatchObject({ isNow: true, from: frame.instant });
  // The Heart culminates about midnight at the solstice, and is low in the southwest before dawn.
  const hours = (antares!.until - frame.instant) / 3_600_000;
  expect(hours).toBeGreaterThan(4);
  expect(hours).toBeLessThan(6);
});

it('[R995] the moon is seen until it sets, the sun never, nor a mansion beside the sun', () => {
  const frame = at('2026-11-18T11:46:00Z');
  const moon = tonightOf(sky, frame, { kind: 'wanderer', id: 'moon' });
  const { set } = getMoonTimes(new Date('2026-11-18T16:00:00Z'), HANGZHOU.latitude, HANGZHOU.longitude);
  expect(moon?.isNow).toBe(true);
  expect(near(moon?.until, set)).toBe(true);
  expect(tonightOf(sky, frame, { kind: 'wanderer', id: 'sun' })).toBeUndefined();
  // In late June the sun is in 觜 and 参 (Gemini and Orion).
  expect(tonightOf(sky, at('2026-06-21T05:07:24Z'), figure('觜宿'))).toBeUndefined();
});
