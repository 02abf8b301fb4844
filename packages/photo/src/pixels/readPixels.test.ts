import { describe, expect, it } from 'vitest';
import { bearingOfColumn, horizontalField } from '../capture';
import { type Colour, readAccents, toOklab } from './accents';
import { compareLikeness, likenessDistance } from './likeness';
import { mayBeBlurred, type PixelReading, readPixels } from './readPixels';
import { blur, compress, crop, drawRoom, GREEN, RED, type RoomOptions, rowsOf } from './room.cases';
import { readBusyness } from './texture';

function read(picture: ReturnType<typeof crop>): PixelReading {
  const reading = readPixels(picture.width, picture.height, rowsOf(picture));
  if (!reading) throw new Error('too small to read');
  return reading;
}
const shareOf = ({ accents }: PixelReading, colour: Colour) =>
  accents.find(accent => accent.colour === colour)?.share ?? 0;

/** A red rug of 4 % and a green plant of 2 %, as parts of width and height. */
const PATCHES = [
  { x: 0.4, y: 0.75, w: 0.2, h: 0.2, colour: RED },
  { x: 0.75, y: 0.5, w: 0.1, h: 0.2, colour: GREEN },
];
const ROOM: RoomOptions = { patches: PATCHES, window: 0.22 };

describe('a drawn room', () => {
  it.each([-8, -3, -1.4, -0.6, 0, 0.2, 0.7, 1.4, 3, 8])('[R227] leaning by %d degrees is measured', lean => {
    expect(Math.abs((read(drawRoom({ lean })).lean ?? 99) - lean)).toBeLessThanOrEqual(0.21);
  });

  it('[R227] has no lean without upright lines', () => {
    const wall = { width: 300, height: 200, rgb: new Uint8Array(300 * 200 * 3).fill(200) };
    expect(read(wall).lean).toBeUndefined();
    // Noise has edges in every direction (a linear congruential generator, Numerical Recipes).
    let seed = 1;
    const noise = wall.rgb.map(() => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed >>> 24;
    });
    expect(read({ ...wall, rgb: noise }).lean).toBeUndefined();
  });

  it.each([0.2, 0.41, 0.63, 0.8])('[R229] has its window at %d of the width', window => {
    expect(read(drawRoom({ window })).window).toBeCloseTo(window, 2);
  });

  it('[R229] has no window without a glaring spot', () => {
    expect(read(drawRoom()).window).toBeUndefined();
  });

  it('[R229, R225] the window has the bearing of its column', () => {
    const column = read(drawRoom({ window: 0.8 })).window ?? 0;
    const bearing = bearingOfColumn(166.2, column, horizontalField(640, 480, 26) ?? 0) ?? 0;
    // 166.2 + atan(0.6 · 0.8 · 21.63 / 26) = 187.96, by hand.
    expect(Math.abs(bearing - 187.96)).toBeLessThan(0.5);
  });

  it('[R228] shows the colours that stand out with their shares, compared to the usual', () => {
    const { accents } = read(drawRoom(ROOM));
    expect(accents.map(({ colour }) => colour)).toEqual(['green', 'red']);
    const [green, red] = accents;
    expect(Math.abs((red?.share ?? 0) - 4)).toBeLessThanOrEqual(0.3);
    expect(Math.abs((green?.share ?? 0) - 2)).toBeLessThanOrEqual(0.3);
    expect(red?.times).toBeCloseTo((red?.share ?? 0) / 0.9, 1);
    expect(red?.swatch).toMatch(/^#b[6-9a-c]2[8-d]2[6-b]$/);
  });

  it('[R228] a grey room has no colour that stands out', () => {
    expect(read(drawRoom()).accents).toEqual([]);
  });

  it('[R223] has the OKLab values of its author', () => {
    // B. Ottosson, "A perceptual color space for image processing": sRGB red, and white.
    expect(toOklab(1, 0, 0).lightness).toBeCloseTo(0.627_96, 4);
    expect(toOklab(1, 0, 0).a).toBeCloseTo(0.224_86, 4);
    expect(toOklab(1, 0, 0).b).toBeCloseTo(0.125_85, 4);
    expect(toOklab(1, 1, 1)).toMatchObject({ lightness: expect.closeTo(1, 5), a: expect.closeTo(0, 5) });
  });

  it('[R224] may be blurred when out of focus, and is not when sharp', () => {
    const room = drawRoom(ROOM);
    expect(mayBeBlurred(read(room))).toBe(false);
    expect(mayBeBlurred(read(blur(room, 3)))).toBe(true);
  });

  it('[R224] is busier with fuller shelves', () => {
    const books = Array.from({ length: 60 }, (_, n) => ({
      x: 0.32 + (n % 12) * 0.016,
      y: 0.2 + Math.floor(n / 12) * 0.09,
      w: 0.008,
      h: 0.07,
      colour: n % 2 ? RED : GREEN,
    }));
    expect(read(drawRoom({ patches: books })).busyness).toBeGreaterThan(read(drawRoom()).busyness + 3);
  });

  it('[R223] gives the same numbers for the same pixels, and none for an icon', () => {
    expect(read(drawRoom(ROOM))).toEqual(read(drawRoom(ROOM)));
    expect(readPixels(127, 600, rowsOf(drawRoom()))).toBeUndefined();
  });
});

// The bounds within which the readings are useful: shares by 5 points, the lean by a degree, similarity by 15 bits,
// blurred or not unchanged.
describe('the same room photographed differently', () => {
  const room = drawRoom(ROOM);
  const plain = read(room);

  it.each([
    ['in warmer light', drawRoom({ ...ROOM, light: [1.15, 1, 0.85] })],
    ['in cooler light', drawRoom({ ...ROOM, light: [0.85, 1, 1.15] })],
    // Half a stop more or less light, 2^0.5, is 2^(0.5 / 2.2) in the numbers of sRGB.
    ['half a stop darker', drawRoom({ ...ROOM, light: [0.854, 0.854, 0.854] })],
    ['half a stop brighter', drawRoom({ ...ROOM, light: [1.171, 1.171, 1.171] })],
    ['cropped by a tenth', crop(room, 0.1)],
    ['recompressed at quality 40', compress(room)],
    ['at double size', drawRoom({ ...ROOM, width: 1280, height: 960 })],
  ])('[R223] %s reads the same', (_, other) => {
    const reading = read(other);
    for (const colour of ['red', 'green', 'yellow', 'blue'] as const) {
      expect(Math.abs(shareOf(reading, colour) - shareOf(plain, colour))).toBeLessThanOrEqual(5);
    }
    expect(Math.abs((reading.lean ?? 99) - (plain.lean ?? 0))).toBeLessThanOrEqual(1);
    expect(likenessDistance(reading.likeness, plain.likeness)).toBeLessThanOrEqual(15);
    expect(mayBeBlurred(reading)).toBe(mayBeBlurred(plain));
  });

  it.each([
    ['in warmer light', [1.15, 1, 0.85]],
    ['in cooler light', [0.85, 1, 1.15]],
    ['half a stop darker', [0.854, 0.854, 0.854]],
    ['half a stop brighter', [1.171, 1.171, 1.171]],
  ] as const)('[R223] %s a room out of focus may still be blurred', (_, light) => {
    const blurred = blur(drawRoom({ ...ROOM, light }), 3);
    for (const other of [blurred, crop(blurred, 0.1), compress(blurred)])
      expect(mayBeBlurred(read(other))).toBe(true);
  });

  it('[R223, R228] a white wall under a lamp does not become yellow', () => {
    const { accents } = read(drawRoom({ ...ROOM, light: [1.12, 1, 0.72] }));
    expect(accents.map(({ colour }) => colour)).not.toContain('yellow');
    expect(Math.abs(shareOf({ ...plain, accents }, 'red') - shareOf(plain, 'red'))).toBeLessThanOrEqual(1);
  });

  it.each([-3, 3])('[R223] turned by %d degrees it leans as much', lean => {
    const reading = read(drawRoom({ ...ROOM, lean }));
    for (const colour of ['red', 'green', 'yellow', 'blue'] as const) {
      expect(Math.abs(shareOf(reading, colour) - shareOf(plain, colour))).toBeLessThanOrEqual(5);
    }
    expect(Math.abs((reading.lean ?? 99) - (plain.lean ?? 0) - lean)).toBeLessThanOrEqual(1);
    expect(likenessDistance(reading.likeness, plain.likeness)).toBeLessThanOrEqual(15);
    expect(mayBeBlurred(reading)).toBe(mayBeBlurred(plain));
  });

  it('[R230] is alike, and another room is not', () => {
    const other = drawRoom({
      patches: [
        { x: 0, y: 0, w: 0.5, h: 0.6, colour: [40, 44, 60] },
        { x: 0.2, y: 0.7, w: 0.7, h: 0.2, colour: [240, 236, 220] },
        { x: 0.6, y: 0.1, w: 0.1, h: 0.8, colour: RED },
      ],
    });
    expect(compareLikeness(plain.likeness, read(compress(room)).likeness)).toBe('same');
    expect(compareLikeness(plain.likeness, read(other).likeness)).toBe('different');
  });

  it.each([
    ['0000000000000000', '0000000000000000', 0, 'same'],
    ['00000000000003ff', '0000000000000000', 10, 'same'],
    ['00000000000007ff', '0000000000000000', 11, 'perhaps'],
    ['0000000000007fff', '0000000000000000', 15, 'perhaps'],
    ['000000000000ffff', '0000000000000000', 16, 'different'],
    ['ffffffffffffffff', '0000000000000000', 64, 'different'],
  ])('[R230] %s and %s differ in %d bits: %s', (one, two, bits, verdict) => {
    expect(likenessDistance(one, two)).toBe(bits);
    expect(compareLikeness(one, two)).toBe(verdict);
  });
});

describe('thresholds', () => {
  /** A grey wall with a white strip, so lamp correction changes nothing, and a patch with a number of pixels. */
  const wall = (pixels: number, rgb: readonly [number, number, number], white = 240) => {
    const [width, height] = [400, 250];
    const picture = { width, height, rgb: new Uint8Array(width * height * 3).fill(150) };
    for (let pixel = 0; pixel < width * 30; pixel += 1) picture.rgb.fill(white, pixel * 3, pixel * 3 + 3);
    for (let index = 0; index < pixels; index += 1) {
      // A block of 100 columns in the centre.
      const at = ((100 + Math.floor(index / 100)) * width + 150 + (index % 100)) * 3;
      picture.rgb.set(rgb, at);
    }
    return picture;
  };

  it.each([
    // Names by the table of OKLCh hues (B. Ottosson 2020); all but orange are the named colours of CSS Color 4.
    ['red', [255, 0, 0]],
    ['orange', [255, 110, 0]],
    ['brown', [139, 69, 19]],
    ['brown', [180, 85, 20]], // lightness 0.55, just too dark for orange
    ['yellow', [255, 215, 0]],
    ['green', [34, 139, 34]],
    ['cyan', [0, 206, 209]],
    ['blue', [0, 0, 255]],
    ['purple', [128, 0, 128]],
  ] as const)('[R228] %s is named, and alone stands out', (name, rgb) => {
    expect(read(wall(8000, rgb)).accents.map(({ colour }) => colour)).toEqual([name]);
  });

  it.each([
    [900, []],
    [1500, ['cyan']],
  ])('[R228] %d of 100,000 pixels, of a colour rare in rooms, give %j', (pixels, expected) => {
    expect(read(wall(pixels, [0, 206, 209])).accents.map(({ colour }) => colour)).toEqual(expected);
  });

  it.each([
    [249, 800, false],
    [250, 800, true],
    [250, 500, false],
    [250, 501, true],
  ])('[R229] a spot of brightness %d and %d of 100,000 pixels is reported: %s', (bright, pixels, isTold) => {
    expect(read(wall(pixels, [bright, bright, bright])).window !== undefined).toBe(isTold);
  });

  it.each([
    [59, true],
    [60, false],
    [61, false],
  ])('[R224] a sharpness of %d may be blurred: %s', (sharpness, isBlurred) => {
    expect(mayBeBlurred({ ...read(drawRoom(ROOM)), sharpness })).toBe(isBlurred);
  });

  it.each([
    [949, []],
    [1000, ['purple']],
  ])('[R228] a colour on %d of 100,000 pixels stands out: %s', (pixels, result) => {
    expect(readAccents(wall(pixels, [120, 40, 160])).map(({ colour }) => colour)).toEqual(result);
  });

  it.each([
    [1300, []], // 1.4 times the usual red
    [1400, ['red']],
  ])('[R228] red on %d of 100,000 pixels stands out: %s', (pixels, result) => {
    expect(readAccents(wall(pixels, [186, 42, 40])).map(({ colour }) => colour)).toEqual(result);
  });

  it.each([
    [24, 0],
    [25, 25],
  ])(
    '[R224] a step of %d in brightness is an edge from 12 eighths of Sobel’s sum on: %d %',
    (step, share) => {
      // Two columns on either side of the step, of eight inner ones.
      const row = [100, 100, 100, 100, 100, ...Array.from({ length: 5 }, () => 100 + step)];
      const grey = Uint8Array.from(Array.from({ length: 10 }, () => row).flat());
      expect(readBusyness({ width: 10, height: 10, grey })).toBe(share);
    },
  );
});
