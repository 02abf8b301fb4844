import { type CivilDate, parseCivilDate } from '@app/kernel';
import type { Plan } from '@app/plan';
import { sunTargets } from '@app/plan/light';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { viewOfSky } from './viewOfSky';
import { yearOfLight } from './yearOfLight';

const date = (text: string): CivilDate => {
  const parsed = parseCivilDate(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
/** Equinoxes, solstices and 小雪. */
const DAYS = ['2026-03-20', '2026-06-21', '2026-09-23', '2026-11-22', '2026-12-22'].map(date);
const zone = 'Asia/Shanghai';
const flat: Plan = templatePlan('two-bedroom', 'en');

function viewOf(plan: Plan, place = HANGZHOU, term = 3, kind = 'double-bed') {
  const light = yearOfLight({ plan, level: 0, place, zone, days: DAYS });
  const target = sunTargets(plan.floors[0]!).find(({ item }) => item.kind === kind)!;
  const view = viewOfSky({ plan, level: 0, target, place, zone, days: light.days, term });
  return { view, times: light.items.find(({ itemId }) => itemId === target.item.id)!.days };
}

describe('[R383] the view from the pillow', () => {
  it('has the sun of the chosen day first, then of June, of spring and of December, each once', () => {
    expect(viewOf(flat).view.paths.map(({ term }) => term)).toEqual([3, 1, 0, 4]);
    // Between the tropics the sun is highest about the equinoxes; its path in the north is still June's.
    const singapore = { latitude: 1.3521, longitude: 103.8198 };
    expect(viewOf(flat, singapore).view.paths.map(({ term }) => term)).toEqual([3, 1, 0, 4]);
    expect(viewOf(flat, HANGZHOU, 1).view.paths.map(({ term }) => term)).toEqual([1, 0, 4]);
    // 90 − 30.27 ± 23.44 at noon, and at the equinox 59.7.
    const noon = viewOf(flat).view.paths.map(({ sun }) => Math.max(...sun.map(({ altitude }) => altitude)));
    [39.6, 83.2, 59.7, 36.3].forEach((altitude, i) => {
      expect(Math.abs(noon[i]! - altitude)).toBeLessThan(0.5);
    });
  });

  it("has the sun on the pillow at the hours of the year's light, to the sample", () => {
    for (const kind of ['double-bed', 'single-bed', 'desk', 'sofa']) {
      const { view, times } = viewOf(flat, HANGZHOU, 3, kind);
      for (const { term, sun, spans } of view.paths) {
        const on = sun.filter(({ isOn }) => isOn);
        expect(on.length * 5).toBe(times[term]!.minutes);
        // A sample stands for five minutes.
        const { first, last, minutes } = times[term]!;
        expect([spans[0]?.[0], spans.at(-1)?.[1]]).toEqual([
          first,
          last === undefined ? undefined : last + 5,
        ]);
        expect(spans.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(minutes);
      }
    }
    // The bed of the template has some of it in winter, or nothing would be compared.
    expect(viewOf(flat).times[4]!.minutes).toBeGreaterThan(60);
  });

  it('has the sun in a window whenever it is on the pillow', () => {
    const { view } = viewOf(flat);
    const outlines = view.openings.filter(({ isSky }) => isSky).flatMap(each => each.outlines);
    const on = view.paths.flatMap(({ sun }) => sun).filter(({ isOn }) => isOn);
    expect(on.length).toBeGreaterThan(10);
    for (const { azimuth, altitude } of on) {
      const isIn = outlines.some(slices => {
        const [first, last] = [slices[0]!.azimuth, slices.at(-1)!.azimuth];
        const near = slices.toSorted(
          (a, b) => Math.abs(a.azimuth - azimuth) - Math.abs(b.azimuth - azimuth),
        )[0]!;
        return (
          azimuth > first - 0.1 && azimuth < last + 0.1 && altitude > near.low - 1 && altitude < near.high + 1
        );
      });
      expect(isIn).toBe(true);
    }
  });

  it('shows every window whole, the day from rise to set, and no more than a head turns', () => {
    for (const [up, place] of [
      [0, HANGZHOU],
      [95, HANGZHOU],
      [180, HANGZHOU],
      [180, SYDNEY],
    ] as const) {
      const { view } = viewOf({ ...flat, up }, place);
      const azimuths = [
        ...view.openings.filter(({ isSky }) => isSky).flatMap(({ outlines }) => outlines.flat()),
        ...view.paths[0]!.sun,
      ].map(({ azimuth }) => azimuth);
      expect(Math.min(...azimuths)).toBeGreaterThan(view.from);
      expect(Math.max(...azimuths)).toBeLessThan(view.to);
      expect(view.to - view.from).toBeLessThan(420);
      // One line continues: no step across the seam of the compass.
      const sun = view.paths[0]!.sun;
      expect(Math.max(...sun.slice(1).map((s, i) => Math.abs(s.azimuth - sun[i]!.azimuth)))).toBeLessThan(30);
    }
    // South of the equator noon is in the north.
    const { view } = viewOf({ ...flat, up: 180 }, SYDNEY);
    expect((view.from + view.to) / 2).toBeLessThan(90);
  });

  it('sees the doors of the room as well, after what lets the sun in', () => {
    const { openings } = viewOf(flat).view;
    expect(openings.map(({ kind, isSky }) => [kind, isSky])).toEqual([
      ['window', true],
      ['door', false],
    ]);
  });

  it('draws what is opposite as high as it looks from there', () => {
    const horizons = [{ from: 135, to: 225, height: 36_000, distance: 40_000 }];
    const { view } = viewOf({ ...flat, outlook: { above: 0, horizons } });
    // (36 − 0.5) over 40.
    expect(view.skyline).toEqual([{ from: 135, to: 225, altitude: expect.closeTo(41.59, 2) }]);
    expect(viewOf(flat).view.skyline).toEqual([]);
  });
});
