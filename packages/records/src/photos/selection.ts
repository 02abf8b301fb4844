import { err, type Millis, ok, type Result } from '@app/kernel';
import { cleanText } from '@app/validation';
import { MAX_PHOTOS } from '../limits';
import { type FileTooBig, isImageFile, isTooBig, type MediaFile, tooBig } from '../media';
import { nextRecordId } from '../record';
import type { Photo, PhotoFacts, QuarterTurns } from './photo';

export type PhotoRefusal =
  | { readonly code: 'photos/not-an-image'; readonly name: string }
  | FileTooBig<'photos/too-big'>
  | { readonly code: 'photos/too-many'; readonly limit: number };

/** An added photo, and its file to read. */
export interface TakenPhoto<File extends MediaFile> {
  readonly photo: Photo;
  readonly file: File;
}

export interface Selection<File extends MediaFile> {
  readonly photos: readonly Photo[];
  readonly taken: readonly TakenPhoto<File>[];
  /** One for each refused file; "too many" only once. */
  readonly refused: readonly PhotoRefusal[];
}

/** R17, R46, A39: adds the images among the files, in their order, after the existing photos. */
export function addPhotos<File extends MediaFile>(
  photos: readonly Photo[],
  files: readonly File[],
  now: Millis,
): Selection<File> {
  const all = [...photos];
  const taken: TakenPhoto<File>[] = [];
  const refused: PhotoRefusal[] = [];
  for (const file of files) {
    if (!isImageFile(file)) refused.push({ code: 'photos/not-an-image', name: file.name });
    else if (isTooBig(file)) refused.push(tooBig('photos/too-big', file));
    else if (all.length >= MAX_PHOTOS) {
      if (!refused.some(({ code }) => code === 'photos/too-many')) {
        refused.push({ code: 'photos/too-many', limit: MAX_PHOTOS });
      }
    } else {
      const photo = newPhoto(file, nextRecordId(all, now));
      all.push(photo);
      taken.push({ photo, file });
    }
  }
  return { photos: all, taken, refused };
}

const newPhoto = ({ name, type, size }: MediaFile, id: string): Photo => ({
  id,
  name,
  type,
  size,
  state: size === 0 ? 'empty' : 'reading',
  turns: 0,
});

/** R16. */
export const removePhoto = (photos: readonly Photo[], id: string): readonly Photo[] =>
  photos.filter(photo => photo.id !== id);

/** R44. */
export const clearPhotos = (): readonly Photo[] => [];

/** Moves the photo to a place, counted from 0; a place beyond either end means that end. */
export function movePhoto(photos: readonly Photo[], id: string, to: number): readonly Photo[] {
  const photo = photos.find(other => other.id === id);
  if (!photo) return photos;
  const rest = removePhoto(photos, id);
  return rest.toSpliced(Math.min(Math.max(0, Math.trunc(to)), rest.length), 0, photo);
}

const edit = (photos: readonly Photo[], id: string, change: (photo: Photo) => Photo): readonly Photo[] =>
  photos.map(photo => (photo.id === id ? change(photo) : photo));

/** A quarter turn clockwise. */
export const rotatePhoto = (photos: readonly Photo[], id: string): readonly Photo[] =>
  edit(photos, id, photo => ({ ...photo, turns: ((photo.turns + 1) % 4) as QuarterTurns })); // modulo 4

/** R231: the person's own facts; `undefined` removes a fact. */
export function setFacts(
  photos: readonly Photo[],
  id: string,
  facts: { readonly [Fact in keyof PhotoFacts]?: PhotoFacts[Fact] | undefined },
): readonly Photo[] {
  return edit(photos, id, photo => {
    const fields = Object.entries({ ...photo, ...facts }).filter(
      ([name, value]) => !(name in facts) || (value !== undefined && value !== 0),
    );
    return Object.fromEntries(fields) as unknown as Photo; // a photo's own fields without the removed facts
  });
}

/** R232: the readings of the photos are deleted; the person's own facts stay. */
export const forgetReadings = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map(({ reading: _, ...photo }) => photo);

/** Trimmed, never cut: its field accepts at most `MAX_PHOTO_CAPTION` and says so (R255). An empty caption is removed. */
export function setCaption(photos: readonly Photo[], id: string, text: string): readonly Photo[] {
  const caption = cleanText(text);
  return edit(photos, id, ({ caption: _, ...photo }) => (caption === '' ? photo : { ...photo, caption }));
}

export type ContinueRefusal = { readonly code: 'photos/at-least-one' };

/** R22, R46: continuing needs a photo. If some cannot be shown, a warning comes first (A39). */
export function checkPhotos(
  photos: readonly Photo[],
): Result<
  { readonly warning?: { readonly code: 'photos/some-unreadable'; readonly count: number } },
  ContinueRefusal
> {
  if (photos.length === 0) return err({ code: 'photos/at-least-one' });
  const count = photos.filter(({ state }) => state === 'empty' || state === 'unreadable').length;
  return ok(count === 0 ? {} : { warning: { code: 'photos/some-unreadable', count } });
}
