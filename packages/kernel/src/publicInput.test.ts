import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall } from '../../../scripts/testing/junk';
import * as kernel from './index';

const DAY = { year: 2026, month: 6, day: 21 };
const NOW = Date.UTC(2026, 5, 21, 5) as kernel.Millis;

/** Functions that take what people, devices and files give. */
const CALLS: readonly JunkCall[] = [
  { name: 'isCivilDate', call: kernel.isCivilDate, args: [DAY] },
  { name: 'isInstant', call: kernel.isInstant, args: [NOW] },
  { name: 'isNestedDeeply', call: kernel.isNestedDeeply, args: ['[[1]]'] },
  { name: 'parseJson', call: kernel.parseJson, args: ['[[1]]'] },
  { name: 'parseObject', call: kernel.parseObject, args: ['{"a":1}'] },
  { name: 'isRecord', call: kernel.isRecord, args: [{}] },
  { name: 'parseCivilDate', call: kernel.parseCivilDate, args: ['2026-06-21'] },
  { name: 'daySpanAt', call: kernel.daySpanAt, args: [DAY, 'Asia/Shanghai'] },
  {
    name: 'instantAt',
    call: kernel.instantAt,
    args: [DAY, { hour: 1, minute: 2, second: 3 }, 'Asia/Shanghai'],
  },
  { name: 'civilDateAt', call: kernel.civilDateAt, args: [NOW, 'Asia/Shanghai'] },
  { name: 'wallClock', call: kernel.wallClock, args: [NOW, 'Asia/Shanghai'] },
  { name: 'localTimeAt', call: kernel.localTimeAt, args: [NOW, 'Asia/Shanghai'] },
];

/** Arithmetic on validated values, constructors of brands, and results: only a bug can pass them invalid input. */
const AFTER_CHECKS = [
  ...['addDays', 'asIfUtc', 'compareCivilDates', 'daysBetween', 'formatCivilDate', 'fromAsIfUtc'],
  ...['fromJulianDayNumber', 'toJulianDayNumber', 'weekdayOf', 'millis', 'degrees', 'assertNever'],
  ...['randomBetween', 'randomIndex', 'randomPick', 'seededRandom', 'err', 'ok', 'isErr', 'isOk', 'unwrap'],
  ...['bearingOfDirection', 'directionAt', 'frozen', 'isKeyOf', 'once', 'sectorOf', 'turnBetween', 'turned'],
];

describe('[R262] junk in any argument or field is an error value, never a throw or NaN', () => {
  it('every function is in one of the lists', () => {
    const functions = Object.entries(kernel).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).sort()).toEqual(
      [...CALLS.map(({ name }) => name), ...AFTER_CHECKS].sort(),
    );
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });
});
