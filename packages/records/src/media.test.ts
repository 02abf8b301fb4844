import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from './limits';
import { checkRecordMedia, isImageFile, kindOfMedia, PHOTO_INPUT, RECORD_INPUTS } from './media';

const file = (type: string, name = 'file', size = 10) => ({ name, type, size });

describe('images', () => {
  it('[R18] the input for photos accepts images and several at once', () => {
    expect(PHOTO_INPUT).toEqual({ accept: 'image/*', multiple: true });
  });

  it.each(['image/jpeg', 'image/png', 'image/svg+xml', 'image/heic', 'IMAGE/WEBP', 'image/anything'])(
    '[R17, A39] %s is an image file, decodable or not',
    type => {
      expect(isImageFile(file(type))).toBe(true);
    },
  );

  it.each(['text/plain', 'application/pdf', 'video/mp4', 'application/image/png', 'ximage/png'])(
    '[R17, A39] %s is not, whatever its name',
    type => {
      expect(isImageFile(file(type, 'kitchen.png'))).toBe(false);
    },
  );

  it.each([
    ['IMG_0001.HEIC', true],
    ['kitchen.jpg', true],
    ['plan.svg', true],
    ['notes.txt', false],
    ['jpg', false],
    ['kitchen.jpg.exe', false],
  ])('[R17, A39] the extension of %s decides when there is no type', (name, image) => {
    expect(isImageFile(file('', name))).toBe(image);
  });
});

describe('media of records', () => {
  it('[R117] there is an input for images, one for videos, and a two-row text box', () => {
    expect(RECORD_INPUTS).toEqual({ image: { accept: 'image/*' }, video: { accept: 'video/*' }, rows: 2 });
  });

  it.each([
    ['image/png', 'image'],
    ['image/svg+xml', 'image'],
    ['video/mp4', 'video'],
    ['application/octet-stream', 'video'],
    ['application/x-matroska', 'video'],
    ['something/else', 'video'],
    ['', 'video'],
  ] as const)('[R121] %s makes a record of type %s', (type, kind) => {
    expect(kindOfMedia(file(type))).toBe(kind);
  });

  it.each([
    ['image/png', 'a.png'],
    ['video/webm', 'a.webm'],
    ['', 'a.mov'],
    ['', 'a.jpeg'],
    ['', 'clip'],
    ['', 'clip.insv'],
    ['application/octet-stream', 'GX010042.LRV'],
    ['application/mp4', 'a'],
    ['application/ogg', 'a.ogv'],
    ['x-world/unheard-of', 'a.wrl'],
  ])('[R117, A50] accepts %j named %s', (type, name) => {
    expect(checkRecordMedia(file(type, name)).ok).toBe(true);
  });

  it.each([
    ['text/plain', 'a.png'],
    ['text/html; charset=utf-8', 'a.mp4'],
    ['audio/mpeg', 'a.mp3'],
    ['', 'a.txt'],
    ['', 'notes.old.PDF'],
    ['application/octet-stream', 'backup.zip'],
    ['application/pdf', 'a'],
    ['application/zip', 'a.mov'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx'],
    ['application/x-7z-compressed', 'a.7z'],
    ['application/json', 'a.json'],
  ])('[R117, A50] refuses %j named %s by name', (type, name) => {
    expect(checkRecordMedia(file(type, name))).toEqual({
      ok: false,
      error: { code: 'records/not-media', name },
    });
  });

  it('[R117] refuses an empty file', () => {
    expect(checkRecordMedia(file('image/jpeg', 'zero.jpg', 0))).toEqual({
      ok: false,
      error: { code: 'records/empty-file', name: 'zero.jpg' },
    });
  });

  it('[R117] accepts 50 MB and refuses one byte more, before anything is read', () => {
    expect(checkRecordMedia(file('video/mp4', 'long.mp4', MAX_FILE_BYTES)).ok).toBe(true);
    expect(checkRecordMedia(file('video/mp4', 'long.mp4', MAX_FILE_BYTES + 1))).toEqual({
      ok: false,
      error: { code: 'records/too-big', name: 'long.mp4', limitMb: 50, actualMb: 50.1 },
    });
  });
});
