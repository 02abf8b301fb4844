import { millis } from '@app/kernel';
import { getTimes } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import { skyFrame } from '../stars/frame';
import { lodgesOf } from '../stars/mansions';
import type { SkyTarget } from '../stars/search';
import { readStarNames } from '../stars/starNames';
import { factsOf } from './facts';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const named = readStarNames(namesJson, catalogue.count);
if (!named.ok) throw new Error(named.error.code);
const sky = { catalogue, lodges: lodgesOf(catalogue), names: named.value };
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const at = (iso: string) => skyFrame(millis(Date.parse(iso)), HANGZHOU);
const mansion = (zh: string): SkyTarget => ({
  kind: 'asterism',
  index: catalogue.asterisms.findIndex(each => each.zh === zh),
});
const TARGETS: readonly SkyTarget[] = [
  { kind: 'wanderer', id: 'sun' },
  { kind: 'wanderer', id: 'moon' },
  { kind: 'wanderer', id: 'saturn' },
  mansion('井宿'),
  mansion('氐宿'),
  mansion('翼宿'),
];
/** Times include refraction, heights do not: near the horizon the two may differ. */
const NEAR_HORIZON = 1;

describe('[R563] rise and set of a target', () => {
  it.each(Array.from({ length: 48 }, (_, i) => i))('are given for the current pass, hour %i', hour => {
    const frame = skyFrame(millis(Date.parse('2026-06-21T00:00:00Z') + hour * 3_600_000), HANGZHOU);
    for (const target of TARGETS) {
      const { altitude, times } = factsOf(sky, frame, target);
      if (times.kind !== 'rises' || times.rise === undefined || times.set === undefined)
        throw new Error(times.kind);
      if (Math.abs(altitude) < NEAR_HORIZON) continue;
      expect(times.set).toBeGreaterThan(frame.instant);
      expect(times.rise < frame.instant).toBe(altitude > 0);
      expect([times.rise < times.transit, times.transit < times.set]).toEqual([true, true]);
      // The next one, not the one after.
      expect(times.set - frame.instant).toBeLessThan(37 * 3_600_000);
    }
  });

  it('after noon the sun sets on the same day, at the time a second library gives', () => {
    const { times } = factsOf(sky, at('2026-06-21T05:07:24Z'), { kind: 'wanderer', id: 'sun' });
    const { sunset } = getTimes(new Date('2026-06-21T04:00:00Z'), HANGZHOU.latitude, HANGZHOU.longitude);
    if (times.kind !== 'rises') throw new Error(times.kind);
    // suncalc is accurate to a minute or two.
    expect(Math.abs((times.set ?? 0) - (sunset?.getTime() ?? 0))).toBeLessThan(3 * 60_000);
  });

  it('a mansion high in the evening sets in the current night, not in the next', () => {
    const { times } = factsOf(sky, at('2026-06-21T13:46:08Z'), mansion('氐宿'));
    if (times.kind !== 'rises') throw new Error(times.kind);
    expect(new Date((times.set ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10)).toBe('2026-06-22');
    expect(times.transit).toBeLessThan(Date.parse('2026-06-21T13:46:08Z'));
  });
});
