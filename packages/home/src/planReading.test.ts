import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { planReading } from './planReading';

const ASKED = { level: 0, settings: {}, language: 'en', perPixel: 15 } as const;

describe('[R747] the reading of a plan', () => {
  it('is plain data: it comes out of a worker as it went in', () => {
    const reading = planReading({ ...ASKED, plan: templatePlan('two-bedroom', 'zh') });
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
    expect(reading.findings.length).toBeGreaterThan(3);
  });

  it('has numbers for what to notice, and stems for what suits, each once', () => {
    const { findings } = planReading({ ...ASKED, plan: templatePlan('two-bedroom', 'zh') });
    const marks = findings.map(({ mark }) => mark);
    expect(new Set(marks).size).toBe(marks.length);
    for (const { mark, tone } of findings)
      expect(mark).toMatch(tone === 'good' ? /^[甲乙丙丁戊己庚辛壬癸]\d*$/ : /^\d+$/);
  });

  it('[R387] keeps its numbers as far apart as they are wide', () => {
    const { findings, size } = planReading({ ...ASKED, plan: templatePlan('villa', 'zh') });
    const places = findings.flatMap(({ at }) => (at ? [at] : []));
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(size - 1e-6);
    expect(size).toBeGreaterThanOrEqual(24 * ASKED.perPixel);
  });
});
