import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import published from './fixtures/moonPhases.json';
import { nextPrincipalPhases, PRINCIPAL_PHASES } from './principalPhases';

const MINUTE = 60_000;

describe('the principal phases', () => {
  it('[R76] 1,781 of them from 1990 to 2060 are found within three minutes, from an hour or five days before', () => {
    for (const [utc, phase] of published.rows) {
      const truth = Date.parse(String(utc));
      for (const before of [60 * MINUTE, 5 * 24 * 60 * MINUTE]) {
        const [next] = nextPrincipalPhases(millis(truth - before), 1);
        expect(next?.phase, String(utc)).toBe(PRINCIPAL_PHASES[Number(phase)]);
        expect(Math.abs((next?.at ?? 0) - truth), String(utc)).toBeLessThan(3 * MINUTE);
      }
    }
  });

  it('follow each other, and one that has just passed is not found again', () => {
    const first = nextPrincipalPhases(millis(Date.parse('2026-11-21T00:00Z')), 9);
    expect(first).toHaveLength(9);
    for (const [i, phase] of first.entries()) {
      const [next] = nextPrincipalPhases(phase.at, 1);
      expect(next?.phase).toBe(PRINCIPAL_PHASES[(PRINCIPAL_PHASES.indexOf(phase.phase) + 1) % 4]);
      const following = first[i + 1];
      if (following) expect(Math.abs(following.at - (next?.at ?? 0))).toBeLessThan(1000);
    }
  });
});
