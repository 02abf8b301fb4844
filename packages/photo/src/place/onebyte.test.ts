import { describe, expect, it } from 'vitest';
import { join } from '../pictures.cases';
import { editedWebp, mpfJpeg, packedPng, splitHeic, xmpJpeg } from './kinds.cases';
import {
  fragments,
  indexOf,
  jpegInTiff,
  movie,
  movingWebp,
  phoneAvi,
  phoneBmp,
  phoneGif,
  phoneHeif,
  phoneIco,
  phoneJpeg,
  phoneJxl,
  phonePng,
  phoneSvg,
  phoneTiff,
  phoneWebm,
  phoneWebp,
  SECRETS,
} from './phone.cases';
import { withoutPlace } from './withoutPlace';

/**
 * Files in which one byte is wrong, and at how many places of the file that leaves words that were to go. None but these:
 * a block of subtitles whose number became that of a picture or sound, which no length tells.
 */
const FILES: readonly (readonly [name: string, file: Uint8Array, places: number])[] = [
  ['JPEG, MM', phoneJpeg('MM'), 0],
  ['JPEG, II', phoneJpeg('II'), 0],
  ['JPEG with packets', xmpJpeg(), 0],
  ['JPEG of two pictures', mpfJpeg(), 0],
  ['HEIC, Exif in two pieces', splitHeic(), 0],
  ['edited WebP', editedWebp(), 0],
  ['PNG with packed texts', packedPng(), 0],
  ['PNG', phonePng(), 0],
  ['WebP', phoneWebp(), 0],
  ['moving WebP', movingWebp(), 0],
  ['GIF', phoneGif(), 0],
  ['HEIC', phoneHeif('heic'), 0],
  ['AVIF', phoneHeif('avif', 'idat'), 0],
  ['QuickTime', movie(), 0],
  ['MP4, index behind', movie('isom', { index: 'behind' }), 0],
  ['MP4 in fragments', fragments(), 0],
  ['TIFF, MM', phoneTiff('MM'), 0],
  ['TIFF, II', phoneTiff('II'), 0],
  ['JPEG in a TIFF', jpegInTiff(), 0],
  ['JPEG XL', phoneJxl(), 0],
  ['WebM', phoneWebm(), 2],
  ['WebM, open', phoneWebm('open'), 2],
  ['AVI', phoneAvi(), 0],
  ['SVG', phoneSvg(), 0],
  ['BMP', phoneBmp(), 0],
  ['ICO', phoneIco(), 0],
];

/** What becomes of a byte: nothing, all, one of its bits turned, and one more. */
const CHANGES = [
  () => 0,
  () => 255,
  ...[1, 2, 4, 8, 16, 32, 64, 128].map(bit => (byte: number) => byte ^ bit),
  (byte: number) => (byte + 1) & 255,
];

/** As letters, which the engine searches at once. */
const lettersOf = (file: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < file.length; at += 4096)
    letters += String.fromCharCode(...file.subarray(at, at + 4096));
  return letters;
};
const SECRET_LETTERS = Object.values(SECRETS).map(lettersOf);
const keepsSecret = (file: Uint8Array): boolean => {
  const letters = lettersOf(file);
  return SECRET_LETTERS.some(secret => letters.includes(secret));
};

const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }; // Node's
/** All with `WHOLE=1`; otherwise each byte in some run of its own, by its place. */
const STEP = process?.env['WHOLE'] ? 1 : 23;

describe('one wrong byte', () => {
  it.each(FILES)(
    '[R600] of a %s leaves words of the place at no more places than told',
    (_, file, most) => {
      expect(keepsSecret(file)).toBe(true);
      expect(keepsSecret(withoutPlace(file) ?? file)).toBe(false);
      const places = new Set<number>();
      for (let at = 0; at < file.length; at += 1) {
        for (const [index, change] of CHANGES.entries()) {
          const byte = file[at] ?? 0;
          if ((at + index) % STEP !== 0 || change(byte) === byte) continue;
          const clean = withoutPlace(file.with(at, change(byte)));
          if (clean && keepsSecret(clean)) places.add(at);
        }
      }
      expect(places.size).toBeLessThanOrEqual(most);
      if (STEP === 1) expect(places.size).toBe(most);
    },
    300_000,
  );

  it.each([
    ['the length of a box', movie(), join('stsz'), 8],
    ['the length of an item', phoneHeif('heic'), join('iloc'), 23],
    ['the count of a field', phoneTiff('II'), join(1, 1, 3, 0), 4],
    ['the length of sound', phoneAvi(), join('01wb'), 5],
    ['the length of pixels', phoneWebp(), join('VP8L'), 5],
    ['the colours of a screen', phoneGif(), join('GIF89a'), 10],
    ['the width of a picture', phoneBmp(), join('BM'), 18],
  ])('[R600] %s that reaches over what goes gives up the file', (_, file, part, offset) => {
    const at = indexOf(file, part) + offset;
    const wrong = [1, 4, 5, 64, 128].map(bit => withoutPlace(file.with(at, (file[at] ?? 0) ^ bit)));
    expect(wrong).toContain(undefined);
  });
});
