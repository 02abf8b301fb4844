import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { facingOfShadow, SHADOW_ALTITUDES, shadowTimes } from './shadowCompass';

const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const at = (iso: string) => millis(Date.parse(iso));

describe('[R313] the shadow compass', () => {
  // 2026-11-22 09:46 in Hangzhou: sun at azimuth 146.5°, altitude 32.0° (astronomy-engine 2.1.19).
  it('computes the facing from a shadow: azimuth + 180 − phi', () => {
    const found = facingOfShadow(HANGZHOU, at('2026-11-22T01:46:00Z'), 154.3);
    expect(found.ok && found.value.facing).toBeCloseTo(172.2, 0);
    expect(found.ok && found.value.azimuth).toBeCloseTo(146.5, 0);
    expect(found.ok && found.value.altitude).toBeCloseTo(32, 0);
  });

  it('reads a shadow falling straight out as a door with the sun behind the house', () => {
    const found = facingOfShadow(HANGZHOU, at('2026-11-22T01:46:00Z'), 0);
    expect(found.ok && found.value.facing).toBeCloseTo(326.5, 0);
  });

  it('changes the answer by no more than it states for a minute on the clock', () => {
    const one = facingOfShadow(HANGZHOU, at('2026-11-22T01:46:00Z'), 154.3);
    const other = facingOfShadow(HANGZHOU, at('2026-11-22T01:47:00Z'), 154.3);
    if (!one.ok || !other.ok) throw new Error('the sun works');
    expect(Math.abs(other.value.facing - one.value.facing)).toBeLessThan(one.value.within);
    expect(one.value.within).toBeLessThan(3);
  });

  it.each([
    { when: 'before the sun is high enough', iso: '2026-11-21T23:10:00Z', code: 'home/sun-too-low' },
    { when: 'at night', iso: '2026-11-22T14:00:00Z', code: 'home/sun-too-low' },
    { when: 'at noon in June', iso: '2026-06-21T04:00:00Z', code: 'home/sun-too-high' },
  ])('reports $when', ({ iso, code }) => {
    expect(facingOfShadow(HANGZHOU, at(iso), 90)).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses an invalid angle', () => {
    expect(facingOfShadow(HANGZHOU, at('2026-11-22T01:46:00Z'), Number.NaN)).toMatchObject({
      ok: false,
      error: { code: 'home/no-such-angle' },
    });
  });
});

describe('[R313] hours for the shadow compass', () => {
  const day = (date: string) => ({ from: at(`${date}T00:00:00+08:00`), to: at(`${date}T23:59:59+08:00`) });

  it('are one stretch in winter and two around a summer noon', () => {
    expect(shadowTimes(HANGZHOU, day('2026-12-21'))).toHaveLength(1);
    expect(shadowTimes(HANGZHOU, day('2026-06-21'))).toHaveLength(2);
  });

  it('are missing on a day without sun', () => {
    expect(shadowTimes({ latitude: 78, longitude: 16 }, day('2026-12-21'))).toEqual([]);
  });

  it('are valid at their ends, to five minutes', () => {
    for (const { from, to } of shadowTimes(HANGZHOU, day('2026-06-21'))) {
      expect(facingOfShadow(HANGZHOU, from, 0).ok && facingOfShadow(HANGZHOU, to, 0).ok).toBe(true);
      expect(facingOfShadow(HANGZHOU, millis(from - 300_000), 0).ok).toBe(false);
    }
    expect(SHADOW_ALTITUDES).toEqual({ from: 10, to: 55 });
  });
});
