import { describe, expect, it } from 'vitest';
import { sunPercent, sunState } from './sunState';

const clock = (text: string) => {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number);
  return { hour, minute, second };
};

describe('day and night of the app', () => {
  it.each([
    { at: '00:00:00', isDaytime: false, position: 0 },
    { at: '05:59:59', isDaytime: false, position: 0 },
    { at: '06:00:00', isDaytime: true, position: 0 },
    { at: '09:00:00', isDaytime: true, position: 25 },
    { at: '12:00:00', isDaytime: true, position: 50 },
    { at: '17:59:59', isDaytime: true, position: 99.9977 },
    { at: '18:00:00', isDaytime: false, position: 100 },
    { at: '23:59:59', isDaytime: false, position: 100 },
  ])(
    '[R66, R69] at $at daytime is $isDaytime and $position % of it has passed',
    ({ at, isDaytime, position }) => {
      const state = sunState(clock(at));
      expect(state.isDaytime).toBe(isDaytime);
      expect(state.position).toBeCloseTo(position, 3);
    },
  );

  it.each([
    { at: '06:00:00', percent: 0 },
    { at: '12:07:00', percent: 50 },
    { at: '12:07:12', percent: 51 },
    { at: '17:59:59', percent: 99 },
  ])('[R66] at $at every place shows $percent %', ({ at, percent }) => {
    expect(sunPercent(sunState(clock(at)))).toBe(percent);
  });

  it('[R70] has isDaytime, position and icon', () => {
    expect(sunState(clock('12:00:00'))).toEqual({ isDaytime: true, position: 50, icon: '☀️' });
    expect(sunState(clock('20:00:00'))).toEqual({ isDaytime: false, position: 100, icon: '🌙' });
  });
});
