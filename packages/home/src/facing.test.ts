import { magneticBearing } from '@app/fengshui';
import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facingOf, palaceOfBearing, turnFacing } from './facing';
import type { MeasuredFacing } from './houseFacts';
import { palaceCells } from './palaceLayout';

const NOW = millis(Date.UTC(2026, 5, 21, 5));
/** Published by the World Magnetic Model 2025 (NOAA calculator): about 6° west in Hangzhou, 13° west in New York. */
const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

const bearing = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

describe('[A46] a facing by both norths', () => {
  it.each([
    { measured: 'by the map', north: 'true', magnetic: 186, map: 180 },
    { measured: 'by a compass', north: 'magnetic', magnetic: 180, map: 174 },
  ] as const)(
    '[R300] 180° in Hangzhou $measured is $magnetic° magnetic and $map° true',
    ({ north, magnetic, map }) => {
      const facing = facingOf({ facing: { degrees: 180, north } }, HANGZHOU, NOW);
      expect(apart(facing.magnetic, magnetic)).toBeLessThan(0.5);
      expect(apart(facing.true, map)).toBeLessThan(0.5);
      expect(facing).toMatchObject({ knowsBothNorths: true, isMeasured: true });
    },
  );

  it('[R301] a place set after a compass reading turns the map and leaves the compass', () => {
    const facts = { facing: { degrees: 180, north: 'magnetic' } as const };
    const before = facingOf(facts, undefined, NOW);
    const after = facingOf(facts, NEW_YORK, NOW);
    expect(before).toMatchObject({ magnetic: 180, true: 180, knowsBothNorths: false });
    expect(after.magnetic).toBe(180);
    expect(apart(after.true, 167.5)).toBeLessThan(1);
  });

  it('[R300] the declination is that of the day of the measurement', () => {
    const on = (day: string): MeasuredFacing => ({ degrees: 180, north: 'magnetic', on: day });
    const early = facingOf({ facing: on('2025-01-01') }, HANGZHOU, NOW);
    const late = facingOf({ facing: on('2029-12-01') }, HANGZHOU, NOW);
    expect(apart(early.true, late.true)).toBeGreaterThan(0.1);
    expect(facingOf({ facing: on('2029-12-01') }, HANGZHOU, millis(0)).true).toBe(late.true);
  });

  it('[R300] faces south until it is known', () => {
    expect(facingOf({}, HANGZHOU, NOW)).toMatchObject({ true: 180, isMeasured: false });
  });

  it('[R300] the two bearings always differ by the declination, however measured', () => {
    fc.assert(
      fc.property(bearing, fc.constantFrom('true' as const, 'magnetic' as const), (degrees, north) => {
        const facing = facingOf({ facing: { degrees, north } }, HANGZHOU, NOW);
        expect(apart(facing.true, facing.magnetic + facing.declination)).toBeLessThan(1e-6);
      }),
    );
  });

  it('[R301] the same house measured by compass or by map has the same palaces', () => {
    fc.assert(
      fc.property(bearing, degrees => {
        const byCompass = facingOf({ facing: { degrees, north: 'magnetic' } }, HANGZHOU, NOW);
        const byMap = facingOf({ facing: { degrees: byCompass.true, north: 'true' } }, HANGZHOU, NOW);
        // On a line the last bits of a sum decide; a millionth of a degree beside it they do not.
        fc.pre(Math.abs(((degrees + 22.5) % 45) - 22.5) < 22.5 - 1e-6);
        expect(palaceOfBearing(byMap.magnetic)).toBe(palaceOfBearing(byCompass.magnetic));
      }),
    );
  });
});

describe('[R312] a measured facing', () => {
  it('names every mountain it may lie in', () => {
    const names = (within?: number) =>
      facingOf(
        { facing: { degrees: 186, north: 'magnetic', ...(within === undefined ? {} : { within }) } },
        undefined,
        NOW,
      ).mayFace.map(({ zh }) => zh);
    expect(names()).toEqual(['午']);
    expect(names(3)).toEqual(['午', '丁']);
  });
});

describe('turning the house by hand', () => {
  it('[R300] keeps its north and no longer claims an instrument', () => {
    const facing: MeasuredFacing = {
      degrees: 350,
      north: 'magnetic',
      method: 'compass',
      on: '2026-01-01',
      within: 3,
    };
    expect(turnFacing({ facing }, 15)).toEqual({ degrees: 5, north: 'magnetic', on: '2026-01-01' });
  });

  it('[R302] with its plan, in steps of a palace, moves no palace on the compass', () => {
    fc.assert(
      fc.property(bearing, fc.integer({ min: -16, max: 16 }), (degrees, steps) => {
        // On a line the last bits of a sum decide.
        fc.pre(Math.abs(((degrees + 22.5) % 45) - 22.5) < 22.5 - 1e-6);
        const facts = { facing: { degrees, north: 'magnetic' } as const };
        const turned = { facing: turnFacing(facts, steps * 45) };
        expect(onCompass(facingOf(turned, undefined, NOW).magnetic)).toEqual(
          onCompass(facingOf(facts, undefined, NOW).magnetic),
        );
      }),
    );
  });
});

/** Each palace of the plan at the centre bearing of its square, the plan oriented like the house. */
function onCompass(facing: number): Readonly<Record<string, number>> {
  const front = Math.round(facing / 45) * 45;
  return Object.fromEntries(
    palaceCells(palaceOfBearing(magneticBearing(facing)))
      .filter(({ palace }) => palace !== 'C')
      .map(({ palace, column, row }) => {
        // Seen from above, the front at the bottom: clockwise from the front are right hand, back, left hand.
        const fromFront = (Math.atan2(-column, row) * 180) / Math.PI;
        return [palace, (((front + fromFront) % 360) + 360) % 360];
      }),
  );
}

it('[R848] before any measurement the needle is the one north that is known', () => {
  const now = millis(Date.UTC(2026, 10, 22));
  expect(facingOf({}, undefined, now)).toMatchObject({ isMeasured: false, measuredFrom: 'magnetic' });
  const measured = { facing: { degrees: 90, north: 'true' } } as const;
  expect(facingOf(measured, undefined, now).measuredFrom).toBe('true');
});
