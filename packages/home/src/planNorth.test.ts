import { millis } from '@app/kernel';
import { emptyPlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { facingOf } from './facing';
import { planByNeedle } from './planByNeedle';
import { facingBy, frontOf, frontSide } from './planNorth';
import { facingOfShadow } from './shadowCompass';

const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const MORNING = millis(Date.parse('2026-11-22T01:46:00Z'));
const drawn = { ...templatePlan('two-bedroom', 'en'), up: 0, facing: 180 };
const upAfter = (facing: ReturnType<typeof facingBy>) =>
  planByNeedle(drawn, facingOf({ facing }, HANGZHOU, MORNING)).plan.up;

describe('[R608] the north of a plan from any direction of its drawing', () => {
  it('is given by a front at the bottom until it is set', () => {
    expect(frontOf(emptyPlan('flat', 40))).toBe(180);
    expect(frontOf({ ...drawn, up: 350, facing: 80 })).toBe(90);
  });

  // WMM2025: at Hangzhou the needle points 6.1° west of true north.
  it.each([
    { side: 'top', angle: 0, read: 100, up: 93.9 },
    { side: 'right', angle: 90, read: 100, up: 3.9 },
    { side: 'bottom', angle: 180, read: 178.3, up: 352.2 },
    { side: 'left', angle: 270, read: 3, up: 86.9 },
  ])('is set by a compass held out of the $side side at $read°', ({ angle, read, up }) => {
    const facing = facingBy(drawn, angle, { degrees: read, north: 'magnetic', method: 'compass' });
    expect(facing).toMatchObject({ north: 'magnetic', method: 'compass' });
    expect(upAfter(facing)).toBeCloseTo(up, 1);
  });

  // 2026-11-22 09:46 in Hangzhou: the sun at azimuth 146.5° (astronomy-engine 2.1.19), so a shadow falls to 326.5°.
  it.each([0, 33, 154.3, 290])('is set by a shadow drawn at %i° from up', angle => {
    const found = facingOfShadow(HANGZHOU, MORNING, angle);
    if (!found.ok) throw new Error(found.error.code);
    const facing = facingBy(drawn, 0, { degrees: found.value.facing, north: 'true', method: 'shadow' });
    expect((upAfter(facing) + angle) % 360).toBeCloseTo(326.5, 0);
  });
});

it('[R839] names the side of the drawing its front is nearest to', () => {
  const drawn = emptyPlan('flat', 40);
  expect(frontSide(drawn)).toBe('bottom');
  const facing = (degrees: number) => frontSide({ ...drawn, up: 0, facing: degrees });
  expect([0, 44, 91, 134, 180, 226, 314, 316, 359].map(facing)).toEqual(
    'top top right right bottom left left top top'.split(' '),
  );
});
