import { degrees } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { planFacings } from './planFacings';

describe('[R367] possible facings of a plan', () => {
  const plan = templatePlan('two-bedroom', 'en');

  it('have one entry per mountain with all its reasons, and two charts where the reasons are far apart', () => {
    const { facings, agree } = planFacings(plan, { declination: degrees(0) }, 8);
    // Door to the west, glass, balcony and living room to the south.
    expect(facings.map(({ reading }) => reading.facing.zh)).toEqual(['酉', '午']);
    expect(facings[1]!.candidates.map(({ reason }) => reason)).toEqual([
      'bright-side',
      'balcony',
      'living-opening',
    ]);
    expect(agree).toBe(false);
    // 子山午向 in period 8, published: mountain 8 and water 8 both at the facing (双星到向; ourlifemastery.com/cn).
    expect(facings[1]!.chart!.palaces.S).toMatchObject({ mountain: 8, water: 8 });
    expect(facings[1]!.chart!.formation).toBe('double-facing');
  });

  it('follow the needle: 8° of declination change the mountain, the bearing on the map stays', () => {
    const [door] = planFacings(plan, { declination: degrees(8) }, 8).facings;
    expect(door!.bearing).toBe(270);
    expect(door!.reading.facing.zh).toBe('庚');
  });

  it('have no chart while the year of completion is unknown', () => {
    for (const facing of planFacings(plan, { declination: degrees(0) }, undefined).facings)
      expect(facing).not.toHaveProperty('chart');
  });
});
