import { describe, expect, it } from 'vitest';
import { fromHex, join, little16 } from '../pictures.cases';
import { indexOf, phoneGif } from './phone.cases';
import { withoutPlace } from './withoutPlace';

const TOWN = '31.230416,121.473701';
const SCREEN = join('GIF89a', little16(10), little16(10), 0x91, 0, 0, fromHex('ffffffff00000000ff000000'));
const CONTROL = join(0x21, 0xf9, 4, 0, 10, 0, 0);
const LOOP = join(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0);
/**
 * The example of "What's in a GIF" by M. Flickinger (giflib.sourceforge.net/whatsinagif), 10 × 10 pixels in four colours:
 * descriptor, size of codes, then 22 bytes of codes.
 */
const HEAD = join(0x2c, little16(0), little16(0), little16(10), little16(10), 0, 2);
const CODES = fromHex('8c2d99872a1cdc33a00275ec95faa8de608c04914c01');
const gif = (...parts: readonly (Uint8Array | number | string)[]) => join(SCREEN, ...parts, 0x3b);
const part = (...body: readonly (Uint8Array | number | string)[]) => join(join(...body).length, ...body);
const WHOLE = gif(LOOP, 0, CONTROL, 0, HEAD, part(CODES), 0);

describe('a GIF', () => {
  it('[R188] without extra data comes back unchanged, however its codes are cut into parts', () => {
    expect(withoutPlace(WHOLE)).toEqual(WHOLE);
    const cut = gif(HEAD, ...[...CODES].map(byte => part(byte)), 0);
    expect(withoutPlace(cut)).toEqual(cut);
    expect(withoutPlace(phoneGif())).toBeInstanceOf(Uint8Array);
  });

  it.each([
    ['after the fields of a control', gif(LOOP, 0, CONTROL, part(TOWN), 0, HEAD, part(CODES), 0)],
    ['after the number of a loop', gif(LOOP, part(TOWN), 0, CONTROL, 0, HEAD, part(CODES), 0)],
    ['in a part after the pixels', gif(LOOP, 0, CONTROL, 0, HEAD, part(CODES), part(TOWN), 0)],
    ['in the part of the last pixel', gif(LOOP, 0, CONTROL, 0, HEAD, part(CODES, TOWN), 0)],
  ])('[R188] keeps its picture and no words %s', (_, file) => {
    expect(indexOf(file, join(TOWN))).toBeGreaterThan(0);
    expect(withoutPlace(file)).toEqual(WHOLE);
  });

  it.each([
    ['a control as long as words', gif(0x21, 0xf9, part(TOWN), 0, HEAD, part(CODES), 0)],
    ['a loop as long as words', gif(0x21, 0xff, 11, 'NETSCAPE2.0', part(TOWN), 0, HEAD, part(CODES), 0)],
    ['codes without a size', gif(HEAD.subarray(0, -1), 99, part(TOWN), 0)],
    [
      'codes of a frame without pixels',
      gif(HEAD.subarray(0, 5), new Uint8Array(4), 0, 2, part(CODES, TOWN), 0),
    ],
  ])('[R188] %s is removed', (_, file) => {
    expect(indexOf(withoutPlace(file) ?? join(), join(TOWN))).toBe(-1);
  });
});
