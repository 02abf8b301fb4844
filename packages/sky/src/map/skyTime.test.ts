import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { formatMoment, NOW, parseMoment, shownInstant } from './skyTime';

const ZONE = 'Asia/Shanghai';
const at = (iso: string) => millis(Date.parse(iso));
const now = at('2026-06-21T21:46:08+08:00');

describe('the moment of the map', () => {
  it('is now until it is moved, and continues from there', () => {
    const chosen = { jump: at('1987-02-03T20:00:00+08:00') - now, turn: 90 };
    expect(shownInstant(now, NOW, ZONE)).toBe(now);
    expect(shownInstant(now, chosen, ZONE)).toBe(at('1987-02-03T21:30:00+08:00'));
    expect(shownInstant(millis(now + 1000), chosen, ZONE)).toBe(at('1987-02-03T21:30:01+08:00'));
  });

  it('stays between the first day of 1900 and the last of 2100 in the zone', () => {
    const first = parseMoment({ day: '1900-01-01', time: '00:10' }, ZONE) ?? now;
    expect(formatMoment(shownInstant(now, { jump: first - now, turn: -60 }, ZONE), ZONE)).toEqual({
      day: '1900-01-01',
      time: '00:00',
    });
    const last = parseMoment({ day: '2100-12-31', time: '23:50' }, ZONE) ?? now;
    expect(formatMoment(shownInstant(now, { jump: last - now, turn: 60 }, ZONE), ZONE)).toEqual({
      day: '2100-12-31',
      time: '23:59',
    });
  });
});

describe('a moment in form fields', () => {
  it('is read by the clocks of the zone', () => {
    expect(formatMoment(now, ZONE)).toEqual({ day: '2026-06-21', time: '21:46' });
    expect(parseMoment({ day: '2026-06-21', time: '21:46' }, ZONE)).toBe(at('2026-06-21T13:46:00Z'));
    expect(parseMoment({ day: '2026-06-21', time: '21:46' }, 'Atlantic/Reykjavik')).toBe(
      at('2026-06-21T21:46:00Z'),
    );
  });

  it.each([
    { day: '', time: '21:46' },
    { day: '2026-06-21', time: '' },
    { day: '2026-02-30', time: '12:00' },
    { day: '1899-12-31', time: '23:59' },
    { day: '2101-01-01', time: '00:00' },
    { day: '0002-06-21', time: '12:00' },
  ])('$day $time is not a moment', text => {
    expect(parseMoment(text, ZONE)).toBeUndefined();
  });
});
