import { millis, seededRandom } from '@app/kernel';
import { Body, Illumination, MoonPhase as trueElongation } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import labels from './fixtures/moonLabels.json';
import {
  MOON_PHASES,
  type MoonPhaseName,
  moonPhase,
  NEW_MOON_EPOCH,
  phaseAt,
  SYNODIC_MONTH_DAYS,
} from './moonPhase';

const YEAR_1900 = Date.parse('1900-01-01T00:00Z');
const YEAR_2100 = Date.parse('2100-12-31T00:00Z');

describe('the table of phases', () => {
  it('[R75] the cycle is 29.530588853 days, counted from the mean new moon 2000-01-06T14:20Z', () => {
    expect(SYNODIC_MONTH_DAYS).toBe(29.530588853);
    expect(NEW_MOON_EPOCH).toBe(Date.parse('2000-01-06T14:20Z'));
  });

  it.each<{ progress: number; phase: MoonPhaseName }>([
    { progress: 0, phase: 'newMoon' },
    { progress: 0.06249, phase: 'newMoon' },
    { progress: 0.0625, phase: 'waxingCrescent' },
    { progress: 0.18749, phase: 'waxingCrescent' },
    { progress: 0.1875, phase: 'firstQuarter' },
    { progress: 0.31249, phase: 'firstQuarter' },
    { progress: 0.3125, phase: 'waxingGibbous' },
    { progress: 0.43749, phase: 'waxingGibbous' },
    { progress: 0.4375, phase: 'fullMoon' },
    { progress: 0.56249, phase: 'fullMoon' },
    { progress: 0.5625, phase: 'waningGibbous' },
    { progress: 0.68749, phase: 'waningGibbous' },
    { progress: 0.6875, phase: 'lastQuarter' },
    { progress: 0.81249, phase: 'lastQuarter' },
    { progress: 0.8125, phase: 'waningCrescent' },
    { progress: 0.93749, phase: 'waningCrescent' },
    { progress: 0.9375, phase: 'newMoon' },
    { progress: 0.99999, phase: 'newMoon' },
  ])('[R76] $progress of the cycle is the $phase', ({ progress, phase }) => {
    expect(phaseAt(progress)).toBe(phase);
  });
});

describe('the phase of an instant', () => {
  it('[R77] has phase, icon and progress', () => {
    // Total lunar eclipse: greatest at 2025-09-07T18:12Z.
    const full = moonPhase(millis(Date.parse('2025-09-07T18:12Z')));
    expect(full).toMatchObject({ phase: 'fullMoon', icon: '🌕' });
    expect(full.progress).toBeCloseTo(0.5, 2);
    expect(full.illumination).toBeCloseTo(1, 2);
  });

  it('[R76] agrees with 300 instants on which every model agrees', () => {
    for (const [utc, label] of labels.rows) {
      expect(moonPhase(millis(Date.parse(String(utc)))).phase, String(utc)).toBe(MOON_PHASES[Number(label)]);
    }
  });

  it('[R75, R76] the name matches the sky at 99.9 % of 10,000 instants from 1900 to 2100', () => {
    const random = seededRandom(75);
    let right = 0;
    for (let i = 0; i < 10_000; i++) {
      const at = YEAR_1900 + random.next() * (YEAR_2100 - YEAR_1900);
      const eighth = Math.floor(((trueElongation(new Date(at)) + 22.5) % 360) / 45);
      const { phase, progress } = moonPhase(millis(at));
      expect(progress >= 0 && progress < 1).toBe(true);
      if (phase === MOON_PHASES[eighth]) right += 1;
    }
    expect(right / 10_000).toBeGreaterThanOrEqual(0.999);
  });

  it('[R77] the illumination is within 0.01 of the ephemeris', () => {
    const random = seededRandom(77);
    for (let i = 0; i < 1000; i++) {
      const at = YEAR_1900 + random.next() * (YEAR_2100 - YEAR_1900);
      const truth = Illumination(Body.Moon, new Date(at)).phase_fraction;
      expect(Math.abs(moonPhase(millis(at)).illumination - truth)).toBeLessThan(0.01);
    }
  });
});
