import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { markOf } from './photo';
import { applyDecoding, applyReading, hashOf, isTooLarge } from './reading';
import { addPhotos } from './selection';

const photosOf = (...names: string[]) =>
  addPhotos(
    [],
    names.map(name => ({ name, type: 'image/jpeg', size: 10 })),
    millis(1),
  ).photos;
const header = (format: string, width?: number, height?: number) => ({
  format,
  ...(width && height ? { size: { width, height } } : {}),
});

describe('reading the header', () => {
  it('[A39] notes hash, format and size, and continues with decoding', () => {
    const { photos } = applyReading(photosOf('a.jpg'), '1', { hash: 'h', header: header('jpeg', 40, 30) });
    expect(photos[0]).toMatchObject({ state: 'reading', hash: 'h', format: 'jpeg', width: 40, height: 30 });
  });

  it('[A39] marks bytes that are not a picture, and keeps them in the list', () => {
    const { photos, refused } = applyReading(photosOf('text.png'), '1', { hash: 'h' });
    expect(refused).toBeUndefined();
    expect(photos.map(markOf)).toEqual([{ code: 'photos/unreadable', name: 'text.png' }]);
  });

  it('[A39] shows a drawing unchanged, without decoding', () => {
    const { photos } = applyReading(photosOf('plan.svg'), '1', { hash: 'h', header: header('svg') });
    expect(photos[0]?.state).toBe('ready');
  });

  it.each([
    [12_000, 6_666, false],
    [12_001, 10, true],
    [10, 12_001, true],
    [8_000, 10_000, false],
    [8_001, 10_000, true],
    [20_000, 20_000, true],
  ])('[A39] %d × %d pixels are too large: %s', (width, height, large) => {
    expect(isTooLarge({ width, height })).toBe(large);
    const { photos, refused } = applyReading(photosOf('a.png'), '1', {
      hash: 'h',
      header: header('png', width, height),
    });
    expect(photos).toHaveLength(large ? 0 : 1);
    expect(refused).toEqual(
      large ? { code: 'photos/too-many-pixels', name: 'a.png', limitMegapixels: 80 } : undefined,
    );
  });

  it('[R230] two photos with equal bytes are both added', () => {
    const first = applyReading(photosOf('a.jpg', 'copy of a.jpg'), '1', {
      hash: 'same',
      header: header('jpeg', 4, 3),
    });
    const second = applyReading(first.photos, '2', { hash: 'same', header: header('jpeg', 4, 3) });
    expect(second.photos.map(({ name, hash }) => [name, hash])).toEqual([
      ['a.jpg', 'same'],
      ['copy of a.jpg', 'same'],
    ]);
    expect(second.refused).toBeUndefined();
  });

  it('[R16] does nothing for a photo that was removed meanwhile', () => {
    expect(applyReading([], '1', { hash: 'h' })).toEqual({ photos: [] });
  });
});

describe('decoding', () => {
  const read = (format: string) =>
    applyReading(photosOf('a'), '1', { hash: 'h', header: header(format) }).photos;

  it('[A39] makes a photo ready, with the size the decoder found', () => {
    expect(applyDecoding(read('jpeg'), '1', { kind: 'decoded', width: 30, height: 40 })[0]).toMatchObject({
      state: 'ready',
      width: 30,
      height: 40,
    });
  });

  it.each([
    ['heic', 'no-preview'],
    ['tiff', 'no-preview'],
    ['jpeg', 'unreadable'],
    ['png', 'unreadable'],
  ] as const)('[A39] a %s that this device cannot decode is marked %s', (format, state) => {
    expect(applyDecoding(read(format), '1', { kind: 'failed' })[0]?.state).toBe(state);
  });

  it('[A39] ignores a photo that is marked already', () => {
    const { photos } = applyReading(photosOf('a'), '1', { hash: 'h' });
    expect(applyDecoding(photos, '1', { kind: 'decoded', width: 1, height: 1 })).toEqual(photos);
  });
});

describe('the hash', () => {
  it('[A35] is the digest in lower-case hexadecimal, two letters a byte', async () => {
    expect(await hashOf(new Uint8Array(), async () => Uint8Array.of(0, 10, 255))).toBe('000aff');
  });
});
