import {
  addPhotos,
  checkPhotos,
  clearPhotos,
  movePhoto,
  type Photo,
  type Room,
  removePhoto,
  rotatePhoto,
  type StoredPhoto,
  setCaption,
  setRoom,
  toPhoto,
  withPositions,
} from '@app/records';
import type { Message } from '@app/validation';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

/** Longest side of a thumbnail, pixels: two tiles' worth on a sharp screen. */
const THUMB_SIDE = 640;

export interface PhotosSlice {
  readonly photos: readonly Photo[];
  /** Files and thumbnails by photo id, for those who draw them. */
  readonly pictures: ReadonlyMap<string, StoredPhoto<Blob>>;
  /** `loading` until what an earlier visit left has been read back. */
  readonly photosState: 'unread' | 'loading' | 'ready';
  /** Reads back what an earlier visit left; once. */
  readonly loadPhotos: () => Promise<void>;
  /** Reads again what is kept, after an import or another tab wrote it; photos still being read stay. */
  readonly rereadPhotos: () => Promise<void>;
  /** Takes images in. What was refused, or failed to be kept, goes to `say`. */
  readonly addFiles: (files: readonly File[], say: (message: Message) => void) => Promise<void>;
  readonly removePhoto: (id: string) => Promise<void>;
  readonly movePhoto: (id: string, to: number) => Promise<void>;
  readonly rotatePhoto: (id: string) => Promise<void>;
  readonly nameRoom: (id: string, room: Room) => Promise<void>;
  readonly captionPhoto: (id: string, text: string) => Promise<void>;
  readonly clearPhotos: () => Promise<void>;
}

export const createPhotosSlice =
  ({ clock, house, images, tabs }: Ports): Slice<PhotosSlice> =>
  (set, get) => {
    const shelf = async () => house.repository((await import('@app/records/indexeddb')).PHOTOS);
    const setPicture = (stored: StoredPhoto<Blob>) =>
      set(({ pictures }) => ({ pictures: new Map(pictures).set(stored.id, stored) }));

    /** Writes the list as it is now: order, rooms and turns are all in the rows. */
    const keepAll = async (): Promise<Message | undefined> => {
      const rows = withPositions(get().photos, [...get().pictures.values()]);
      const kept = await (await shelf()).putAll(rows);
      tabs.tell({ kind: 'photos-changed' });
      return kept.ok ? undefined : { code: kept.error.code };
    };

    const change = async (next: readonly Photo[]) => {
      set({ photos: next });
      await keepAll();
    };

    const takeIn = async (photo: Photo, file: File, say: (message: Message) => void) => {
      // Removed, or all cleared, while those before it were being read.
      if (!get().photos.some(({ id }) => id === photo.id)) return;
      setPicture({ ...photo, position: get().photos.length, blob: file });
      const { applyDecoding, applyReading, readImage } = await import('../adapters/images/readImage');
      const reading = await readImage(file);
      if (!reading) {
        set(({ photos }) => ({ photos: applyDecoding(photos, photo.id, { kind: 'failed' }) }));
        return;
      }
      const read = applyReading(get().photos, photo.id, reading);
      set({ photos: read.photos });
      if (read.refused) {
        set(({ pictures }) => ({ pictures: without(pictures, photo.id) }));
        say(read.refused);
        return;
      }
      const current = get().photos.find(({ id }) => id === photo.id);
      if (current?.state === 'reading') {
        const scaled = await images.scale(file, THUMB_SIDE);
        const kept = get().pictures.get(photo.id);
        if (scaled.ok && kept) setPicture({ ...kept, thumb: scaled.value.picture });
        set(({ photos }) => ({
          photos: applyDecoding(
            photos,
            photo.id,
            scaled.ok
              ? { kind: 'decoded', width: scaled.value.width, height: scaled.value.height }
              : { kind: 'failed' },
          ),
        }));
      }
    };

    return {
      photos: [],
      pictures: new Map(),
      photosState: 'unread',
      async loadPhotos() {
        if (get().photosState !== 'unread') return;
        set({ photosState: 'loading' });
        const listed = await (await shelf()).list();
        const rows = listed.ok ? listed.value.values : [];
        set(({ photos, pictures }) => ({
          // What was added while the shelf was still being read stands behind what lay there.
          photos: [...rows.map(toPhoto), ...photos],
          pictures: new Map([...rows.map(row => [row.id, row] as const), ...pictures]),
          photosState: 'ready',
        }));
      },
      async rereadPhotos() {
        if (get().photosState !== 'ready') return;
        const listed = await (await shelf()).list();
        if (!listed.ok) return;
        const rows = listed.value.values;
        const kept = new Set(rows.map(({ id }) => id));
        set(({ photos, pictures }) => {
          const coming = photos.filter(photo => photo.state === 'reading' && !kept.has(photo.id));
          const known = rows.map(row => pictures.get(row.id) ?? row);
          const unsaved = coming.flatMap(({ id }) => pictures.get(id) ?? []);
          return {
            photos: [...rows.map(toPhoto), ...coming],
            pictures: new Map([...known, ...unsaved].map(stored => [stored.id, stored])),
          };
        });
      },
      async addFiles(files, say) {
        const { photos, taken, refused } = addPhotos(get().photos, files, clock.now());
        set({ photos });
        for (const message of refused) say(message);
        for (const { photo, file } of taken) {
          await takeIn(photo, file, say);
          const failed = await keepAll();
          if (failed) say(failed);
        }
      },
      async removePhoto(id) {
        set(({ photos, pictures }) => ({ photos: removePhoto(photos, id), pictures: without(pictures, id) }));
        await (await shelf()).remove(id);
        await keepAll();
      },
      movePhoto: (id, to) => change(movePhoto(get().photos, id, to)),
      rotatePhoto: id => change(rotatePhoto(get().photos, id)),
      nameRoom: (id, room) => change(setRoom(get().photos, id, room)),
      captionPhoto: (id, text) => change(setCaption(get().photos, id, text)),
      async clearPhotos() {
        set({ photos: clearPhotos(), pictures: new Map() });
        await (await shelf()).clear();
        tabs.tell({ kind: 'photos-changed' });
      },
    };
  };

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> => {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

/** A39: the warning before going on with photos that cannot be shown; undefined when all are sound. */
export const warningOf = (photos: readonly Photo[]): Message | undefined => {
  const checked = checkPhotos(photos);
  return checked.ok ? checked.value.warning : undefined;
};
