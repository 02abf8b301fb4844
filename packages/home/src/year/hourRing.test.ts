import { getAlmanacDetail, zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import { Solar } from 'lunar-typescript';
import { describe, expect, it } from 'vitest';
import { HOUR_RING, hourRing, hourSpot, hourWords } from './hourRing';

const hoursOf = (day: number) => {
  const detail = getAlmanacDetail({ year: 2026, month: 6, day });
  if (!detail.ok) throw new Error(detail.error.code);
  return detail.value.hours;
};
const looks = (shapes: ReturnType<typeof hourRing>) => shapes.map(({ look }) => look);
const isLucky = (look: string) => look.startsWith('hour-lucky');

describe('[R561] the double hours as a ring', () => {
  it.each(Array.from({ length: 30 }, (_, i) => i + 1))(
    'on %i June 2026 fills and dots exactly the hours a second library calls lucky',
    day => {
      const lucky = hoursOf(day).map(({ from }) =>
        Solar.fromYmdHms(2026, 6, day, from, 0, 0).getLunar().getTimeTianShenLuck(),
      );
      const drawn = looks(hourRing(hoursOf(day)));
      expect(drawn.slice(0, 13).map(look => (isLucky(look) ? '吉' : '凶'))).toEqual(lucky);
      expect(drawn.filter(look => look === 'hour-dot')).toHaveLength(
        lucky.filter(each => each === '吉').length,
      );
    },
  );

  it('has noon at the top, morning on the left as the sun rises there, and midnight at the bottom', () => {
    const spots = hoursOf(21).map(hourSpot);
    expect(spots[6]).toEqual({ x: 0, y: -HOUR_RING.name });
    expect(spots[3]).toEqual({ x: -HOUR_RING.name, y: 0 });
    expect(spots[9]).toEqual({ x: HOUR_RING.name, y: 0 });
    // The day begins just clockwise of the bottom: 00:00 to 01:00 continues from there.
    expect(spots[0]!.x).toBeLessThan(0);
    expect(spots[12]!.x).toBeGreaterThan(0);
    expect(spots[0]!.y).toBe(spots[12]!.y);
  });

  it.each([
    { now: 0, part: 0 },
    { now: 0.99, part: 0 },
    { now: 1, part: 1 },
    { now: 12, part: 6 },
    { now: 22.99, part: 11 },
    { now: 23, part: 12 },
  ])('marks the current part at $now and points a hand at it', ({ now, part }) => {
    const hours = hoursOf(21);
    const shapes = hourRing(hours, now);
    const ofNow = shapes.filter(({ look }) => look === 'hour-now' || look === 'hour-lucky-now');
    expect(ofNow).toHaveLength(1);
    expect(looks(ofNow)).toEqual([hours[part]!.luck === 'lucky' ? 'hour-lucky-now' : 'hour-now']);
    expect(looks(shapes).filter(look => look === 'hand')).toHaveLength(1);
    // The current part is drawn over its neighbours.
    expect(shapes.indexOf(ofNow[0]!)).toBe(12);
  });

  it('has no hand on another day', () => {
    expect(looks(hourRing(hoursOf(21)))).not.toContain('hand');
    expect(looks(hourRing(hoursOf(21))).join()).not.toContain('now');
  });

  it('names each hour and what it suits', () => {
    const [, , , , , , noon] = hoursOf(21);
    expect(hourWords(noon!, zh)).toMatchObject({ title: '午时', span: '11–13' });
    expect(hourWords(noon!, en)).toMatchObject({ mark: 'Horse', title: 'Horse' });
    const lunar = Solar.fromYmdHms(2026, 6, 21, 12, 0, 0).getLunar();
    expect(hourWords(noon!, zh).mark).toBe(lunar.getTimeInGanZhi());
  });
});
