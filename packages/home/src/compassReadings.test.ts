import { magneticBearing } from '@app/fengshui';
import { turnBetween } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mountainsWithin, parseReadings, summariseReadings } from './compassReadings';
import { headingOfAngles } from './heading';

const at = (...headings: number[]) => summariseReadings(headings.map(heading => ({ heading })));
const zh = (summary: ReturnType<typeof at>) => summary?.mountains.map(each => each.zh).join('');

describe('[R312] readings of a compass', () => {
  it('have a median and a spread', () => {
    const summary = at(176, 179, 181);
    expect(summary).toMatchObject({ median: 179, spread: 5, within: 3, strays: [], isEnough: true });
    expect(zh(summary)).toBe('午');
  });

  it('need at least three', () => {
    expect(at(176)?.isEnough).toBe(false);
    expect(at(176, 178)).toMatchObject({ median: 177, isEnough: false });
    expect(at()).toBeUndefined();
  });

  it('leave out a stray one once three others agree, and name it', () => {
    expect(at(176, 196, 179, 181)).toMatchObject({ median: 179, spread: 5, strays: [1], isEnough: true });
    // Two against one: it is unknown which strays.
    expect(at(176, 196, 179)).toMatchObject({ strays: [], spread: 20, within: 10 });
  });

  // R312: a reading strays beyond 12°; three agree at 180°, so their median is 180° for any fourth.
  it.each([
    { heading: 191.9, strays: [] },
    { heading: 192.1, strays: [3] },
    { heading: 168.1, strays: [] },
    { heading: 167.9, strays: [3] },
  ])('stray beside three at 180° when at $heading°: $strays', ({ heading, strays }) => {
    expect(at(180, 180, 180, heading)?.strays).toEqual(strays);
  });

  it('are averaged across north', () => {
    expect(at(358, 1, 4)).toMatchObject({ median: 1, spread: 6 });
    expect(at(359, 0, 356)?.median).toBe(359);
  });

  // 午 reaches from 172.5° to 187.5°.
  it('are widened to two mountains at a border', () => {
    expect(zh(at(184, 185, 186))).toBe('午丁');
    expect(zh(at(174, 175, 176))).toBe('丙午');
    expect(zh(at(170, 180, 190))).toBe('丙午丁');
  });

  it('trust the device when it claims less accuracy than they show', () => {
    const readings = [176, 179, 181].map(heading => ({ heading, accuracy: 15 }));
    expect(summariseReadings(readings)?.within).toBe(15);
    expect(summariseReadings([{ heading: 180, accuracy: -1 }])?.within).toBe(3);
  });

  it('ignore values that are not numbers', () => {
    expect(at(Number.NaN, Number.POSITIVE_INFINITY)).toBeUndefined();
    expect(at(Number.NaN, 180, 181, 182)).toMatchObject({ median: 181, isEnough: true });
  });

  it('turned together turn the median and keep the spread', () => {
    const degree = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(degree, { minLength: 1, maxLength: 7 }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (around, by) => {
          const here = at(...around);
          const there = at(...around.map(each => each + by));
          if (!here || !there) throw new Error('no summary');
          expect(Math.abs(turnBetween(here.median + by, there.median))).toBeLessThan(1e-5);
          expect(there.spread).toBeCloseTo(here.spread, 4);
        },
      ),
    );
  });
});

describe('[R312] the mountains within reach', () => {
  it('are the one it is in, or all within reach, clockwise', () => {
    const names = (bearing: number, within: number) =>
      mountainsWithin(magneticBearing(bearing), within)
        .map(each => each.zh)
        .join('');
    expect(names(180, 0)).toBe('午');
    expect(names(180, 7.4)).toBe('午');
    expect(names(180, 8)).toBe('丙午丁');
    expect(names(0, 8)).toBe('壬子癸');
    expect(names(0, 180)).toHaveLength(24);
  });
});

describe('[R312] the direction of a device', () => {
  it('lying flat, by its top edge', () => {
    expect(headingOfAngles({ alpha: 0, beta: 0, gamma: 0 })).toBe(0);
    expect(headingOfAngles({ alpha: 90, beta: 10, gamma: 0 })).toBe(270);
  });

  // Held upright facing a direction, the back camera points where the person faces (W3C Device Orientation, appendix A.1).
  it.each([
    { alpha: 0, heading: 0 },
    { alpha: 90, heading: 270 },
    { alpha: 180, heading: 180 },
    { alpha: 270, heading: 90 },
  ])('upright at alpha $alpha, by its back: $heading°', ({ alpha, heading }) => {
    expect(
      Math.abs(turnBetween(headingOfAngles({ alpha, beta: 90, gamma: 0 }) ?? Number.NaN, heading)),
    ).toBeLessThan(1e-6);
  });

  // The device's back turned by Z(alpha) X(beta) Y(gamma): upright and turned about its own length by 30°, it points 30°
  // further.
  it('upright and turned about its length, not by alpha alone', () => {
    expect(headingOfAngles({ alpha: 0, beta: 90, gamma: 30 })).toBeCloseTo(330, 9);
    expect(headingOfAngles({ alpha: 0, beta: 90, gamma: -60 })).toBeCloseTo(60, 9);
  });

  it('hardly changes between leaning and upright', () => {
    const leaning = headingOfAngles({ alpha: 200, beta: 60, gamma: 0 }) ?? Number.NaN;
    const upright = headingOfAngles({ alpha: 200, beta: 90, gamma: 0 }) ?? Number.NaN;
    expect(Math.abs(turnBetween(leaning, upright))).toBeLessThan(1e-6);
  });

  it('is missing when an angle is missing', () => {
    expect(headingOfAngles({ alpha: Number.NaN, beta: 0, gamma: 0 })).toBeUndefined();
  });
});

it('[R320] an accuracy that is not a number, or half a turn, is ignored', () => {
  for (const accuracy of [Number.POSITIVE_INFINITY, Number.NaN, -1, 180, 'high' as never]) {
    expect(summariseReadings([{ heading: 90, accuracy }])?.within).toBe(3);
  }
});

it.each([undefined, null, {}, 'x', [], [null], [{}]])('[R320] the readings %j have no summary', readings => {
  expect(summariseReadings(readings as never)).toBeUndefined();
});

describe('[R840] readings further apart than one of the eight directions', () => {
  it('give no facing, however many they are', () => {
    expect(at(200, 20, 110)).toMatchObject({ isWide: true, isEnough: false });
    expect(at(100, 145, 122)).toMatchObject({ within: 22.5, isWide: false, isEnough: true });
    expect(at(100, 146, 122)).toMatchObject({ within: 23, isWide: true, isEnough: false });
  });

  it('count the accuracy a device reports', () => {
    const sure = [200, 201, 202].map(heading => ({ heading, accuracy: 40 }));
    expect(summariseReadings(sure)).toMatchObject({ isWide: true, isEnough: false });
  });
});

it('[R216] kept readings return as they were, and nothing else does', () => {
  const readings = [{ heading: 176, accuracy: 5 }, { heading: 0 }];
  expect(parseReadings(JSON.stringify(readings))).toEqual(readings);
  expect(parseReadings('[{"heading":360},{"heading":"9"},null,{"heading":9,"accuracy":-1}]')).toEqual([
    { heading: 9 },
  ]);
  for (const junk of ['', '{}', 'null', '[[']) expect(parseReadings(junk)).toEqual([]);
});
