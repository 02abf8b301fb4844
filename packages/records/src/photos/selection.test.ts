import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '../limits';
import { markOf, type Photo } from './photo';
import { putBackPhotos, withRemoved } from './putBack';
import {
  addPhotos,
  checkPhotos,
  clearPhotos,
  forgetReadings,
  movePhoto,
  removePhoto,
  rotatePhoto,
  setCaption,
  setFacts,
} from './selection';

const NOW = millis(1000);
const image = (name: string, size = 10) => ({ name, type: 'image/jpeg', size });
const names = (photos: readonly Photo[]) => photos.map(({ name }) => name);
const some = (...list: string[]) =>
  addPhotos(
    [],
    list.map(name => image(name)),
    NOW,
  ).photos;

describe('adding', () => {
  it('[R17, R46] accepts image files in their order and refuses everything else by name', () => {
    const text = { name: 'notes.txt', type: 'text/plain', size: 5 };
    const { photos, taken, refused } = addPhotos([], [image('a.jpg'), text, image('b.jpg')], NOW);
    expect(names(photos)).toEqual(['a.jpg', 'b.jpg']);
    expect(taken.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg']);
    expect(refused).toEqual([{ code: 'photos/not-an-image', name: 'notes.txt' }]);
  });

  it('[R16] adds more after the existing ones, each with its own id', () => {
    const { photos } = addPhotos(some('a.jpg', 'b.jpg'), [image('c.jpg')], NOW);
    expect(names(photos)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(new Set(photos.map(({ id }) => id)).size).toBe(3);
  });

  it('[A39] accepts an image that may not be decodable; it is read first', () => {
    const { photos } = addPhotos([], [{ name: 'fake.png', type: 'image/png', size: 4 }], NOW);
    expect(photos[0]).toMatchObject({ name: 'fake.png', state: 'reading', turns: 0 });
  });

  it('[A39] marks an empty file at once; it counts until it is removed', () => {
    const { photos } = addPhotos([], [image('void.jpg', 0)], NOW);
    expect(photos.map(markOf)).toEqual([{ code: 'photos/empty-file', name: 'void.jpg' }]);
    expect(photos).toHaveLength(1);
  });

  it('[R46] accepts 50 MB and refuses one byte more', () => {
    expect(addPhotos([], [image('a.jpg', MAX_FILE_BYTES)], NOW).refused).toEqual([]);
    expect(addPhotos([], [image('a.jpg', 200 * 1024 * 1024)], NOW).refused).toEqual([
      { code: 'photos/too-big', name: 'a.jpg', limitMb: 50, actualMb: 200 },
    ]);
  });

  it('[R46] accepts 60 photos, and says once that the others do not fit', () => {
    const files = Array.from({ length: MAX_PHOTOS + 3 }, (_, n) => image(`${n}.jpg`));
    const { photos, refused } = addPhotos([], files, NOW);
    expect(photos).toHaveLength(60);
    expect(refused).toEqual([{ code: 'photos/too-many', limit: 60 }]);
  });
});

describe('continuing', () => {
  it('[R46] needs at least one photo', () => {
    expect(checkPhotos([])).toEqual({ ok: false, error: { code: 'photos/at-least-one' } });
    expect(checkPhotos(some('a.jpg'))).toEqual({ ok: true, value: {} });
  });

  it('[A39] warns of unreadable photos, and lets the person continue', () => {
    const states = ['unreadable', 'empty', 'no-preview'] as const;
    const photos = states.flatMap(state => some('a.jpg').map((photo): Photo => ({ ...photo, state })));
    expect(checkPhotos(photos)).toEqual({
      ok: true,
      value: { warning: { code: 'photos/some-unreadable', count: 2 } },
    });
  });
});

describe('changing the list', () => {
  const photos = some('a', 'b', 'c');
  const id = (name: string) => photos.find(photo => photo.name === name)?.id ?? '';

  it('[R16] removes one photo and leaves the others unchanged', () => {
    expect(names(removePhoto(photos, id('b')))).toEqual(['a', 'c']);
    expect(removePhoto(photos, 'nobody')).toEqual(photos);
  });

  it('[R44] clears all', () => {
    expect(clearPhotos()).toEqual([]);
  });

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', 99, 'bca'],
    ['c', -5, 'cab'],
  ])('[R16] moves %s to place %d: %s', (name, to, order) => {
    expect(names(movePhoto(photos, id(name), to)).join('')).toBe(order);
  });

  it('[R16] four quarter turns cancel out', () => {
    const turns = [1, 2, 3, 0];
    let turned = photos;
    for (const expected of turns) {
      turned = rotatePhoto(turned, id('a'));
      expect(turned[0]?.turns).toBe(expected);
    }
  });

  it('[R231] a fact is set, kept beside the others, and cleared', () => {
    const all = { room: 'study', wall: 'SE', straightened: -1.4, keptBlurred: true, keptTwin: true } as const;
    const result = setFacts(setFacts(photos, id('b'), all), id('b'), { wall: undefined, straightened: 0 });
    const { wall: _, straightened: __, ...rest } = all;
    expect(result[1]).toEqual({ ...photos[1], ...rest });
    expect(result[0]).toEqual(photos[0]);
  });

  it('[R232] forgetting readings keeps what the person said', () => {
    const read = photos.map(photo => ({ ...photo, reading: '{}', wall: 'S' as const }));
    expect(forgetReadings(read)).toEqual(photos.map(photo => ({ ...photo, wall: 'S' })));
  });

  it('[R16, R258] a photo has a room and a trimmed caption, which is never cut', () => {
    expect(setFacts(photos, id('a'), { room: 'kitchen' })[0]?.room).toBe('kitchen');
    expect(setCaption(photos, id('a'), '  by the window ')[0]?.caption).toBe('by the window');
    // A caption from an export that is longer than the field allows loses nothing when changed (R255).
    expect(setCaption(photos, id('a'), '🏮'.repeat(300))[0]?.caption).toBe('🏮'.repeat(300));
    expect(Object.keys(setCaption(photos, id('a'), ' ')[0] ?? {})).not.toContain('caption');
  });
});

describe('[R464] restoring', () => {
  const ids = (photos: readonly Photo[], ...wanted: readonly string[]) =>
    photos.filter(({ name }) => wanted.includes(name)).map(({ id }) => id);
  const all = some('a', 'b', 'c', 'd');

  it('restores every order, in whatever order removals are undone', () => {
    for (const [one, two] of [
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'd'],
      ['d', 'c'],
      ['a', 'd'],
    ] as const) {
      const without = removePhoto(all, ids(all, one)[0] ?? '');
      const laid = withRemoved(all, without);
      const left = removePhoto(without, ids(all, two)[0] ?? '');
      const back = (photos: readonly Photo[], name: string) => putBackPhotos(photos, laid, ids(all, name));
      expect(back(back(left, one), two)).toEqual(all);
      expect(back(back(left, two), one)).toEqual(all);
    }
  });

  it('restores all cleared photos, after those added since', () => {
    const since = some('new').map(photo => ({ ...photo, id: 'since' }));
    expect(names(putBackPhotos(since, all, ids(all, 'a', 'b', 'c', 'd')))).toEqual([
      'new',
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('forgets the position once photos were moved or others added', () => {
    const moved = movePhoto(removePhoto(all, all[0]?.id ?? ''), all[1]?.id ?? '', 2);
    expect(withRemoved(all, moved)).toBe(moved);
    const more = [...all, ...some('e').map(photo => ({ ...photo, id: 'e' }))];
    expect(withRemoved(all, more)).toBe(more);
    expect(withRemoved(all, all)).toBe(all);
  });

  it('leaves a photo in place if it is already there', () => {
    expect(putBackPhotos(all, all, ids(all, 'b'))).toEqual(all);
  });
});
