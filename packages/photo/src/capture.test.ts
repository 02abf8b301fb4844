import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingOfColumn, horizontalField, lightBandOf, readCapture } from './capture';
import { readImageHeader } from './header/header';
import { fromHex, join, orderOf, REAL_PICTURES, segment, tiffOf, withSegment } from './pictures.cases';
import {
  movie,
  phoneGif,
  phoneHeif,
  phoneJpeg,
  phoneJxl,
  phonePng,
  phoneTiff,
  phoneWebp,
} from './place/phone.cases';
import { withoutPlace } from './place/withoutPlace';
import { formatReading, parseReading } from './reading';

const JPEG = fromHex(REAL_PICTURES.jpeg);
const ORDERS = ['II', 'MM'] as const;
type Make = (order: (typeof ORDERS)[number]) => Parameters<typeof tiffOf>[1];

const jpegWith = (order: (typeof ORDERS)[number], make: Make) =>
  withSegment(JPEG, segment(0xe1, 'Exif\0\0', tiffOf(order, make(order))));
/** The same directories in both byte orders give the same reading. */
const readBoth = (make: Make) => {
  const [one, two] = ORDERS.map(order => readCapture(jpegWith(order, make)));
  expect(one).toEqual(two);
  return one;
};

describe('capture data of a photo', () => {
  const LIGHT = { lux: 480, errorStops: 1, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 };
  const TAKEN = { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0, offsetMinutes: 480 };
  const DIRECTION = { degrees: 166.2, north: 'true', northStated: true, uncertainty: 15 };

  it.each([
    ['a JPEG, MM', phoneJpeg('MM')],
    ['a JPEG, II', phoneJpeg('II')],
    ['a JPEG whose GPS pointer is of type IFD', phoneJpeg('II', 13)],
    ['a PNG', phonePng()],
    ['a WebP', phoneWebp()],
    ['a HEIC', phoneHeif('heic')],
    ['a HEIC that keeps its parts in idat', phoneHeif('heic', 'idat')],
    ['an AVIF', phoneHeif('avif')],
    ['a JPEG XL', phoneJxl()],
  ])('[R222] are read alike from %s', (_, file) => {
    expect(readCapture(file)).toMatchObject({ takenAt: TAKEN, direction: DIRECTION, focalLength35: 26 });
    // log2(1.8² · 120) - log2(0.64) = 9.247; π · 0.125 · 2^9.247 / 0.5 = 477 lx (ISO 2720, by hand).
    expect(readCapture(file).light).toMatchObject({ ...LIGHT, exposureTime: expect.closeTo(1 / 120, 9) });
  });

  it('[R222] are missing in a file without any', () => {
    for (const file of [JPEG, fromHex(REAL_PICTURES.png), phoneGif(), movie(), join('words'), join()]) {
      expect(readCapture(file)).toEqual({});
    }
  });

  it('[R222, R220] stay readable in the stored file, except the direction', () => {
    const { direction: _, ...rest } = readCapture(phoneJpeg('MM'));
    expect(readCapture(withoutPlace(phoneJpeg('MM')) ?? join())).toEqual(rest);
  });

  it.each([
    ['T', { north: 'true', northStated: true }],
    ['M', { north: 'magnetic', northStated: true }],
    ['', { north: 'true', northStated: false }],
    ['X', { north: 'true', northStated: false }],
  ])('[R225] the north is known with the reference %j', (reference, expected) => {
    const reading = readBoth(order => {
      const { text, fractions } = orderOf(order);
      return { gps: [fractions(0x11, [3, 2]), ...(reference ? [text(0x10, reference)] : [])] };
    });
    expect(reading?.direction).toEqual({ degrees: 1.5, uncertainty: 15, ...expected });
  });

  it.each([
    { what: 'by zero', part: [90, 0] as const, expected: undefined },
    { what: 'zero by zero', part: [0, 0] as const, expected: undefined },
    { what: 'due north', part: [0, 1] as const, expected: 0 },
    { what: 'a full turn', part: [360, 1] as const, expected: 0 },
    { what: 'almost a full turn', part: [35_999, 100] as const, expected: 0 },
    { what: 'more than a full turn', part: [361, 1] as const, expected: undefined },
    { what: 'below zero', part: [-10, 1] as const, expected: undefined },
  ])('[R225] a direction of $what is $expected', ({ part, expected }) => {
    const reading = readBoth(order => ({ gps: [orderOf(order).fractions(0x11, part)] }));
    expect(reading?.direction?.degrees).toBe(expected);
  });

  it.each([
    ['2026:11:22 09:46:00', '+08:00', 480],
    ['2026:11:22 09:46:00', '-03:30', -210],
    ['2026:11:22 09:46:00', '+14:00', 840],
    ['2026:11:22 09:46:00', '+14:01', undefined],
    ['2026:11:22 09:46:00', '+05:75', undefined],
    ['2026:11:22 09:46:00', '', undefined],
    ['2026-11-22 09:46:00', 'Z', 0],
  ])('[R222] the time %s with the zone %j', (time, zone, offset) => {
    const reading = readBoth(order => {
      const { text } = orderOf(order);
      return { exif: [text(0x9003, time), ...(zone ? [text(0x9011, zone)] : [])] };
    });
    expect(reading?.takenAt).toMatchObject({ year: 2026, month: 11, day: 22, hour: 9, minute: 46 });
    expect(reading?.takenAt?.offsetMinutes).toBe(offset);
  });

  it.each([
    '0000:00:00 00:00:00',
    '    :  :     :  :  ',
    '2026:02:30 10:00:00',
    '2026:11:22 24:00:00',
    'yesterday',
    '',
  ])('[R222] %j is not a time', time => {
    expect(readBoth(order => ({ exif: [orderOf(order).text(0x9003, time)] }))?.takenAt).toBeUndefined();
  });

  it.each([
    { what: 'the flash fired', flash: 1, iso: 100, time: [1, 60], lux: undefined },
    { what: 'the flash did not fire', flash: 16, iso: 100, time: [1, 60], lux: 190 },
    { what: 'no time', flash: 0, iso: 100, time: [1, 0], lux: undefined },
    { what: 'an exposure time of zero', flash: 0, iso: 100, time: [0, 60], lux: undefined },
    { what: 'no sensitivity', flash: 0, iso: 0, time: [1, 60], lux: undefined },
    { what: 'direct sun', flash: 0, iso: 50, time: [1, 8000], lux: 50_000 },
    { what: 'a dim evening', flash: 0, iso: 3200, time: [1, 15], lux: 1.5 },
    { what: 'nothing known of the flash', flash: undefined, iso: 100, time: [1, 60], lux: undefined },
  ] as const)('[R226] light with $what: $lux lx', ({ flash, iso, time, lux }) => {
    const reading = readBoth(order => {
      const { short, fractions } = orderOf(order);
      return {
        exif: [
          fractions(0x829d, [2, 1]),
          fractions(0x829a, time),
          short(0x8827, iso),
          ...(flash === undefined ? [] : [short(0x9209, flash)]),
        ],
      };
    });
    expect(reading?.light?.lux).toBe(lux);
  });

  it('[R226] a sensitivity of 65535 is in another field', () => {
    const reading = readBoth(order => {
      const { short, long, fractions } = orderOf(order);
      return {
        exif: [
          fractions(0x829d, [2, 1]),
          fractions(0x829a, [1, 60]),
          short(0x8827, 65_535),
          long(0x8833, 102_400),
          short(0x9209, 16),
        ],
      };
    });
    expect(reading?.light?.iso).toBe(102_400);
  });

  /** Apple's notes: their own directory, always in Motorola's order, counting from their own start. */
  const apple = (x: number, y: number, z: number, below = 1000) => {
    const { n16, n32, fractions } = orderOf('MM');
    const value = fractions(
      0,
      [Math.round(x * 1000), below],
      [Math.round(y * 1000), 1000],
      [Math.round(z * 1000), 1000],
    );
    return join('Apple iOS\0\0\u0001', 'MM', n16(1), n16(8), n16(10), n32(3), n32(32), n32(0), value.value);
  };
  const tilted = (x: number, y: number, z: number, below?: number) =>
    readBoth(order => ({
      exif: [orderOf(order).bytes(0x927c, apple(x, y, z, below))],
      gps: [orderOf(order).fractions(0x11, [90, 1])],
    }));

  it.each([
    { held: 'upright', x: 0.001, y: -1, z: 0, pitch: 0, roll: -0.1 },
    { held: 'on its side', x: -1, y: 0.017_455, z: 0, pitch: 0, roll: 1 },
    { held: 'down by 30°', x: 0, y: -0.866, z: -0.5, pitch: 30, roll: 0 },
  ])('[R227] held $held', ({ x, y, z, pitch, roll }) => {
    const reading = tilted(x, y, z);
    expect(reading?.pitch).toBeCloseTo(pitch, 1);
    expect(Math.abs(reading?.roll ?? 9)).toBeCloseTo(Math.abs(roll), 1);
    expect(reading?.direction?.degrees).toBe(90);
  });

  it.each([
    [59, 90],
    [60, 90],
    [61, undefined],
  ])('[R225] looking %d degrees down its direction is %s', (pitch, direction) => {
    const angle = (pitch * Math.PI) / 180;
    const reading = tilted(0, -Math.cos(angle), -Math.sin(angle));
    expect(reading?.pitch).toBeCloseTo(pitch, 0);
    expect(reading?.direction?.degrees).toBe(direction);
  });

  it('[R227, R225] looking at the floor it has no direction, and in a falling hand no tilt', () => {
    expect(tilted(0, -0.3, -0.95)).toEqual({ pitch: expect.closeTo(72.5, 1) });
    expect(tilted(0, -0.1, 0)).toEqual({ direction: expect.anything() });
  });

  it.each([
    [0.78, false],
    [0.81, true],
    [1.19, true],
    [1.22, false],
  ])('[R227] a weight of %d g means a hand that holds still: %s', (weight, isTold) => {
    expect(tilted(0, -weight, 0)?.pitch !== undefined).toBe(isTold);
  });

  it('[R227] a gravity component divided by zero gives no tilt', () => {
    expect(tilted(0, -1, 0, 0)).toEqual({ direction: expect.anything() });
    expect(tilted(1, 0, 0, 0)).toEqual({ direction: expect.anything() });
  });
});

describe('angles of view', () => {
  it.each([
    // 2 atan(0.8 · 21.63 / 26) and 2 atan(0.6 · 21.63 / 26), by hand.
    [4032, 3024, 26, 67.3],
    [3024, 4032, 26, 53.1],
    [4032, 3024, 13, 106.2],
  ])('[R225] %d × %d at %d mm sees %d degrees', (width, height, focal, field) => {
    expect(horizontalField(width, height, focal)).toBeCloseTo(field, 0.9);
  });

  it('[R225] the edges of the picture are half a field away, also across north', () => {
    expect(bearingOfColumn(10, 0.5, 60)).toBeCloseTo(10, 9);
    expect(bearingOfColumn(10, 0, 60)).toBeCloseTo(340, 9);
    expect(bearingOfColumn(350, 1, 60)).toBeCloseTo(20, 9);
  });

  it.each([
    [29, 'dim'],
    [30, 'lamp'],
    [149, 'lamp'],
    [150, 'bright'],
    [500, 'window'],
    [499, 'bright'],
    [1999, 'window'],
    [2000, 'outdoor'],
    [0, 'dim'],
    [-5, undefined],
    [Number.NaN, undefined],
    ['x' as never, undefined],
    [undefined as never, undefined],
  ])('[R226] %d lx is called %s', (lux, band) => {
    expect(lightBandOf(lux)).toBe(band);
  });
});

describe('broken data', () => {
  const FILES = [
    ...ORDERS.flatMap(order => [phoneJpeg(order), phoneTiff(order)]),
    ...[
      phonePng(),
      phoneWebp(),
      phoneHeif('heic'),
      phoneHeif('avif', 'idat'),
      phoneJxl(),
      phoneGif(),
      movie(),
    ],
  ];

  it('[R221] truncated data are read as far as they go', () => {
    for (const file of FILES)
      for (let end = 0; end < file.length; end += 3) readCapture(file.subarray(0, end));
  });

  // A million with `PHOTO_MUTATIONS=1000000`; the result is in docs/decisions/0017.
  it('[R221] random mutations never cause a throw or a loop, and what is kept of them is read again', () => {
    const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }; // Node's
    const runs = Number(process?.env['PHOTO_MUTATIONS'] ?? 3000);
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.array(
          fc.tuple(fc.nat(1_000_000), fc.oneof(fc.constantFrom(0, 1, 2, 4, 127, 128, 254, 255), fc.nat(255))),
          { minLength: 1, maxLength: 16 },
        ),
        fc.nat(40),
        (file, changes, cut) => {
          const changed = file.slice(0, cut === 0 ? file.length >> 1 : file.length);
          for (const [at, value] of changes) changed[at % changed.length] = value;
          readImageHeader(changed);
          const capture = readCapture(changed);
          const stored = parseReading(formatReading({ capture }));
          if (JSON.stringify(stored?.capture) !== JSON.stringify(capture))
            throw new Error(JSON.stringify(capture));
        },
      ),
      { numRuns: runs },
    );
  }, 3_600_000);
});
