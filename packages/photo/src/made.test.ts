import { describe, expect, it } from 'vitest';
import { readCapture } from './capture';
import { readImageHeader } from './header/header';
import { asTaken } from './made';
import { fromHex, join, REAL_PICTURES } from './pictures.cases';
import { withoutPlace } from './place/withoutPlace';

const TAKEN = { year: 2026, month: 11, day: 10, hour: 9, minute: 46, second: 0, offsetMinutes: 480 };
const MADE = {
  takenAt: TAKEN,
  direction: 130.5,
  ...{ focalLength35: 26, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 },
};
const LETTERS = [0x65, 0x58, 0x49, 0x66]; // eXIf

describe('[R966] a drawn picture with the data of a camera', () => {
  it('is read as a photo is: time, direction by true north, light and field', () => {
    // log2(1.8² · 120) - log2(0.64) = 9.247; π · 0.125 · 2^9.247 / 0.5 = 477 lx (ISO 2720, by hand).
    expect(readCapture(asTaken(fromHex(REAL_PICTURES.png), MADE))).toEqual({
      takenAt: TAKEN,
      direction: { degrees: 130.5, north: 'true', northStated: true, uncertainty: 15 },
      focalLength35: 26,
      light: {
        ...{ lux: 480, errorStops: 1, fNumber: 1.8, iso: 64 },
        exposureTime: expect.closeTo(1 / 120, 9),
      },
    });
  });

  it('has it in one chunk after the header of the picture, with a sum that holds', () => {
    const png = fromHex(REAL_PICTURES.png);
    const made = asTaken(png, MADE);
    const at = made.findIndex((_, index) => LETTERS.every((letter, step) => made[index + step] === letter));
    // PNG, third edition, 5.6: the header is 8 + 25 bytes long; 5.3: length, name, data, sum.
    expect(at).toBe(33 + 4);
    const length = made.length - png.length - 12;
    expect(made.slice(at - 4, at)).toEqual(Uint8Array.of(0, 0, length >> 8, length & 255));
    // Annex D, byte by byte as CRC-32 of ISO 3309.
    let crc = 0xffffffff;
    for (const byte of made.slice(at, at + 4 + length)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    expect(new DataView(made.buffer).getUint32(at + 4 + length)).toBe((crc ^ 0xffffffff) >>> 0);
    expect(readImageHeader(made)).toEqual(readImageHeader(png));
  });

  it('has no place, and is kept without its direction like any photo', () => {
    const made = asTaken(fromHex(REAL_PICTURES.png), MADE);
    const { direction: _, ...rest } = readCapture(made);
    const kept = withoutPlace(made) ?? join();
    expect(readCapture(kept)).toEqual(rest);
    // Latitude and longitude are the tags 1 to 4 of the directory of the place: it has the direction's two alone.
    const directory = [0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x54, 0x00, 0x00, 0x00];
    const found = made.findIndex((_, index) => directory.every((byte, step) => made[index + step] === byte));
    expect(found).toBeGreaterThan(0);
  });

  it('leaves anything but a whole PNG as it is', () => {
    const png = fromHex(REAL_PICTURES.png);
    for (const file of [join(), join('words'), fromHex(REAL_PICTURES.jpeg), png.slice(0, 20)]) {
      expect(asTaken(file, MADE)).toBe(file);
    }
  });
});
