import { millis } from '@app/kernel';
import { Body, Elongation } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { besideSun } from './besideSun';
import { skyFrame } from './frame';
import { wandererAt } from './wanderers';

const at = (iso: string) => {
  const frame = skyFrame(millis(Date.parse(iso)), { latitude: 39.9, longitude: 116.4 });
  return besideSun(wandererAt(frame, 'venus'), wandererAt(frame, 'sun'));
};

describe('[R279] the morning and the evening star', () => {
  // Greatest elongations, from published tables of planetary phenomena (Espenak, Planetary Ephemeris): 2025-01-10 47.2° east,
  // 2025-06-01 45.9° west; conjunctions: inferior 2025-03-23, superior 2026-01-06.
  it.each([
    { day: '2025-01-10T05:00Z', side: 'evening', apart: 47.2 },
    { day: '2025-06-01T04:00Z', side: 'morning', apart: 45.9 },
    { day: '2025-03-23T01:00Z', side: 'near-sun', apart: 8.4 },
    { day: '2026-01-06T17:00Z', side: 'near-sun', apart: 0.7 },
  ])('on $day Venus is the $side star, $apart° from the sun', ({ day, side, apart }) => {
    const found = at(day);
    expect(found.side).toBe(side);
    expect(Math.abs(found.apart - apart)).toBeLessThan(0.2);
  });

  it('match astronomy-engine through eight years, in which Venus repeats its course', () => {
    for (let day = 0; day < 2922; day += 3) {
      const date = new Date(Date.UTC(2024, 0, 1 + day));
      const truth = Elongation(Body.Venus, date);
      const found = at(date.toISOString());
      expect(Math.abs(found.apart - truth.elongation), date.toISOString()).toBeLessThan(0.05);
      // Within half a degree of the 10° limit, parallax decides.
      if (truth.elongation > 10.5) expect(found.side, date.toISOString()).toBe(truth.visibility);
      if (truth.elongation < 9.5) expect(found.side, date.toISOString()).toBe('near-sun');
    }
  });
});
