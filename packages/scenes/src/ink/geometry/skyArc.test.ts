import { createPlanCamera, domeOver, positionAt, type SkySample, skyArc } from '@app/building';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../testing/ink';

/** Straight from above, south-facing: the picture is a map with north up, 100 px to the horizon. */
const MAP = domeOver(createPlanCamera(10), 10, 180);

const ends = (d: string) => {
  const points = d.slice(1).split('L');
  return [points[0], points.at(-1)].map(point => (point ?? '').split(' ').map(Number));
};
const bearing = ([x = 0, y = 0]: readonly number[] = []) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

describe('the path over the house', () => {
  // On the horizon cos A = sin δ / cos φ (Meeus, ch. 15): δ 0 rises due east; δ 23.4°, φ 30.27° at 62.6°.
  it.each([
    { declination: 0, rises: 90 },
    { declination: 23.4, rises: 62.6 },
    { declination: -23.4, rises: 117.4 },
  ])('rises at $rises° for a declination of $declination°', ({ declination, rises }) => {
    const { pieces } = skyArc(dayOf(declination), 12, MAP);
    const [start] = ends(pieces[0]?.d ?? '');
    expect(bearing(start)).toBeCloseTo(rises, 0);
    expect(Math.hypot(start?.[0] ?? 0, start?.[1] ?? 0)).toBeCloseTo(100, 0);
  });

  it('is past up to now and ahead after it, without a gap', () => {
    const { pieces, body } = skyArc(dayOf(10), 1.05, MAP);
    const passed = pieces.filter(piece => piece.passed);
    const coming = pieces.filter(piece => !piece.passed);
    const [, lastPassed] = ends(passed.at(-1)?.d ?? '');
    const [firstComing] = ends(coming[0]?.d ?? '');
    expect(lastPassed).toEqual(firstComing);
    expect(body?.point.map(Math.round)).toEqual(lastPassed?.map(Math.round));
  });

  it('has no body while it is down, before the first sample and after the last', () => {
    expect(skyArc(dayOf(0), 8, MAP).body).toBeUndefined();
    expect(skyArc(dayOf(0), 13, MAP).body).toBeUndefined();
    expect(skyArc(dayOf(0), -13, MAP).body).toBeUndefined();
  });

  it('draws nothing of a polar night and all of a polar day', () => {
    expect(skyArc(dayOf(-23.4, 75), 0, MAP).pieces).toEqual([]);
    const day = skyArc(dayOf(23.4, 75), -12, MAP).pieces;
    expect(day.every(piece => !piece.passed)).toBe(true);
  });

  it('separates the half of the dome behind the house', () => {
    const south = MAP(180, 30);
    expect(south.behind).toBe(false);
    expect(MAP(0, 30).behind).toBe(true);
    // A house facing north turns the sky: the south is then behind it.
    expect(domeOver(createPlanCamera(10), 10, 0)(180, 30).behind).toBe(true);
  });

  it('interpolates bearings the short way across north', () => {
    const samples: readonly SkySample[] = [
      { at: 0, azimuth: 350, altitude: 10 },
      { at: 1, azimuth: 20, altitude: 20 },
    ];
    expect(positionAt(samples, 0.5)).toEqual({ at: 0.5, azimuth: 5, altitude: 15 });
  });
});
