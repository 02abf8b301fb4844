import type { PhotoReading } from '@app/photo';
import {
  addPhotos,
  checkPhotos,
  clearPhotos,
  forgetReadings,
  movePhoto,
  type Photo,
  type PhotoFacts,
  removePhoto,
  rotatePhoto,
  type StorageError,
  type StoredPhoto,
  setCaption,
  setFacts,
  toPhoto,
  withPositions,
} from '@app/records';
import type { Message } from '@app/validation';
import type { Ports } from '../adapters/ports';
import type { HistorySlice } from './historySlice';
import type { Slice } from './slice';

/** Longest side of a thumbnail, pixels: two tiles' worth on a sharp screen. */
const THUMB_SIDE = 640;

/** `off` when the person wants nothing read of their photos. */
const READING_KEY = 'photo-reading';

/** Facts of a photo as the person sets them. */
export type ToldFacts = { readonly [Fact in keyof PhotoFacts]?: PhotoFacts[Fact] | undefined };

export interface PhotosSlice {
  readonly photos: readonly Photo[];
  /** Files and thumbnails by photo id, for those who draw them. */
  readonly pictures: ReadonlyMap<string, StoredPhoto<Blob>>;
  /** `loading` until what an earlier visit left has been read back. */
  readonly photosState: 'unread' | 'loading' | 'ready';
  /** True after the shelf refused to be read: what lies there is not shown, and nobody knows of it. */
  readonly photosUnreadable: boolean;
  /** Rows this tab found unreadable and set aside. */
  readonly photosSetAside: number;
  /** R5, A48: how many photos are chosen; until they are read, what this tab was told. */
  readonly houseImages: number;
  /** R201: shows nothing of the account that has left. */
  readonly putAwayPhotos: () => void;
  /** R200: the photos of the account that is here now are to be read. What a guest chose stays, and becomes theirs. */
  readonly changePhotoOwner: () => void;
  /** Reads back what an earlier visit left; once. */
  readonly loadPhotos: () => Promise<void>;
  /** Reads again what is kept, after an import or another tab wrote it; photos that were never kept stay. */
  readonly rereadPhotos: () => Promise<void>;
  /** R233: how many of the photos being added have been read; undefined while none are. */
  readonly adding: { readonly done: number; readonly total: number } | undefined;
  /** R233: those not read yet are left out. */
  readonly stopAdding: () => void;
  /** R232: whether photos are read for what they tell. Switching it off forgets what was read. */
  readonly readsPhotos: boolean;
  readonly setReadsPhotos: (reads: boolean) => Promise<Message | undefined>;
  /** Takes images in. What was refused, or failed to be kept, goes to `say`. */
  readonly addFiles: (files: readonly File[], say: (message: Message) => void) => Promise<void>;
  // Each change shows at once; what it returns says why it will not outlive the tab.
  readonly removePhoto: (id: string) => Promise<Message | undefined>;
  readonly movePhoto: (id: string, to: number) => Promise<Message | undefined>;
  readonly rotatePhoto: (id: string) => Promise<Message | undefined>;
  /** R231: what the person says of a photo; `undefined` takes it back. */
  readonly tellPhoto: (id: string, facts: ToldFacts) => Promise<Message | undefined>;
  readonly captionPhoto: (id: string, text: string) => Promise<Message | undefined>;
  readonly clearPhotos: () => Promise<Message | undefined>;
  /** Shows these photos and keeps what differs from the shelf: for a change, and for one that is taken back. */
  readonly keepPhotos: (photos: readonly Photo[]) => Promise<Message | undefined>;
}

export const createPhotosSlice =
  ({
    clock,
    house,
    images,
    profiles,
    tabs,
    texts,
  }: Ports): Slice<PhotosSlice, Pick<HistorySlice, 'changeHome' | 'forgetChanges'>> =>
  (set, get) => {
    let account = house.current();
    /** Bound to the account that is here when work begins: what it finishes later still goes to its owner. */
    const shelf = async (of = account) => of.repository((await import('@app/records/indexeddb')).PHOTOS);
    const setPicture = (stored: StoredPhoto<Blob>) =>
      set(({ pictures }) => ({ pictures: new Map(pictures).set(stored.id, stored) }));

    const readsPhotos = () => texts.read(READING_KEY) !== 'off';

    /** The rows as they are on the shelf, by id. */
    let written: ReadonlyMap<string, StoredPhoto<Blob>> = new Map();
    const remember = (rows: readonly StoredPhoto<Blob>[]) => {
      written = new Map(rows.map(row => [row.id, row]));
    };

    /** Pictures of photos that were taken away, in case they come back. */
    const away = new Map<string, StoredPhoto<Blob>>();

    /** Writes what changed since the last time: a turned photo must not write sixty files again. */
    const keepAll = async (): Promise<Message | undefined> => {
      const owner = account;
      const all = withPositions(get().photos, [...get().pictures.values()]);
      // A photo is written once it has been read: after a crash there is none that nobody goes on reading.
      const rows = all.filter(({ state }) => state !== 'reading');
      const changed = rows.filter(row => !isSame(row, written.get(row.id)));
      const here = new Set(get().photos.map(({ id }) => id));
      const gone = [...written.keys()].filter(id => !here.has(id));
      if (changed.length + gone.length === 0) return undefined;
      const repository = await shelf(owner);
      // Each by itself: one photo too large for the disk must not keep the changes to the others from it. All begin at
      // once, so that no later change is overtaken.
      const outcomes = await Promise.all([
        ...changed.map(async row => {
          const kept = await repository.putAll([row]);
          if (kept.ok && owner === account) written = new Map(written).set(row.id, row);
          return kept;
        }),
        ...gone.map(async id => {
          const removed = await repository.remove(id);
          if (removed.ok && owner === account) written = without(written, id);
          return removed;
        }),
      ]);
      if (outcomes.some(({ ok }) => ok)) tabs.tell({ kind: 'photos-changed' });
      const refused = outcomes.find(kept => !kept.ok);
      return refused && !refused.ok ? toMessage(refused.error) : undefined;
    };

    const change = (photos: readonly Photo[]) => get().changeHome({ photos });

    const keepReading = async (id: string, reading: PhotoReading) => {
      const { formatReading } = await import('@app/photo');
      // Switched off while it was being read.
      if (!get().readsPhotos) return;
      const text = formatReading(reading);
      set(({ photos }) => ({
        photos: photos.map(photo => (photo.id === id ? { ...photo, reading: text } : photo)),
      }));
    };

    const takeIn = async (photo: Photo, chosen: File, say: (message: Message) => void) => {
      // Removed, or all cleared, while those before it were being read.
      if (!get().photos.some(({ id }) => id === photo.id)) return;
      setPicture({ ...photo, position: get().photos.length, blob: chosen });
      const [{ applyDecoding, applyReading }, file] = await Promise.all([
        import('@app/records/reading'),
        images.read(chosen, get().readsPhotos),
      ]);
      if (!file.ok) {
        // What is kept is free of the file: it would make every later write fail along with its own.
        const rest = new File([], photo.name, { type: photo.type });
        const unread = get().pictures.get(photo.id);
        if (unread) setPicture({ ...unread, blob: rest });
        set(({ photos }) => ({ photos: applyDecoding(photos, photo.id, { kind: 'failed' }) }));
        return;
      }
      const read = applyReading(get().photos, photo.id, file.value.reading);
      set({ photos: read.photos });
      if (read.refused) {
        set(({ pictures }) => ({ pictures: without(pictures, photo.id) }));
        say(read.refused);
        return;
      }
      const current = get().photos.find(({ id }) => id === photo.id);
      if (!current) return;
      const { capture } = file.value;
      if (capture) await keepReading(photo.id, { capture });
      const taken = get().pictures.get(photo.id);
      if (taken) setPicture({ ...taken, blob: file.value.kept });
      if (current.state === 'reading') {
        const scaled = await images.scale(file.value.kept, THUMB_SIDE, get().readsPhotos);
        const kept = get().pictures.get(photo.id);
        if (scaled.ok && kept) setPicture({ ...kept, thumb: scaled.value.picture });
        if (scaled.ok && scaled.value.pixels) {
          await keepReading(photo.id, { capture: capture ?? {}, pixels: scaled.value.pixels });
        }
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
      photosUnreadable: false,
      photosSetAside: 0,
      adding: undefined,
      readsPhotos: readsPhotos(),
      houseImages: profiles.houseImages(),
      putAwayPhotos() {
        set({ photos: [], pictures: new Map(), houseImages: 0, adding: undefined });
        get().changePhotoOwner();
      },
      changePhotoOwner() {
        account = house.current();
        written = new Map();
        away.clear();
        get().forgetChanges();
        set({
          photosState: 'unread',
          photosUnreadable: false,
          photosSetAside: 0,
          readsPhotos: readsPhotos(),
        });
      },
      async loadPhotos() {
        if (get().photosState !== 'unread') return;
        set({ photosState: 'loading' });
        const owner = account;
        const listed = await (await shelf()).list();
        if (owner !== account) return;
        if (!listed.ok) {
          // Nobody knows what lies there: the next screen that needs it asks again.
          set({ photosState: 'unread', photosUnreadable: true });
          return;
        }
        const rows = listed.value.values;
        const kept = new Set(rows.map(({ id }) => id));
        remember(rows);
        set(({ photos, pictures, photosSetAside }) => ({
          // What was added while the shelf was still being read stands behind what lay there.
          photos: [...rows.map(toPhoto), ...photos.filter(({ id }) => !kept.has(id))],
          pictures: new Map([...rows.map(row => [row.id, row] as const), ...pictures]),
          photosState: 'ready',
          photosUnreadable: false,
          photosSetAside: photosSetAside + listed.value.setAside,
        }));
        // What a guest chose has come along, and is theirs from now on.
        await keepAll();
      },
      async rereadPhotos() {
        if (get().photosState !== 'ready') return;
        const owner = account;
        const listed = await (await shelf()).list();
        if (!listed.ok || owner !== account) return;
        const rows = listed.value.values;
        const kept = new Set(rows.map(({ id }) => id));
        get().forgetChanges();
        set(({ photos, pictures, photosSetAside }) => {
          // Still being read, or refused by a full device: only what has lain there can have been taken away.
          const coming = photos.filter(({ id }) => !kept.has(id) && !written.has(id));
          // The same file stays the same object, so that no picture is fetched or written anew.
          const known = rows.map(row => withBytesOf(row, pictures.get(row.id)));
          remember(known);
          const unsaved = coming.flatMap(({ id }) => pictures.get(id) ?? []);
          return {
            photos: [...rows.map(toPhoto), ...coming],
            pictures: new Map([...known, ...unsaved].map(stored => [stored.id, stored])),
            photosSetAside: photosSetAside + listed.value.setAside,
          };
        });
      },
      async addFiles(files, say) {
        const owner = account;
        const { photos, taken, refused } = addPhotos(get().photos, files, clock.now());
        get().forgetChanges();
        set({ photos });
        for (const message of refused) say(message);
        const { done = 0, total = 0 } = get().adding ?? {};
        if (taken.length > 0) set({ adding: { done, total: total + taken.length } });
        for (const { photo, file } of taken) {
          await takeIn(photo, file, say);
          if (owner !== account) return;
          const failed = await keepAll();
          if (failed) say(failed);
          set(({ adding }) => ({
            adding:
              adding && adding.done + 1 < adding.total ? { ...adding, done: adding.done + 1 } : undefined,
          }));
        }
      },
      stopAdding() {
        const left = get().photos.filter(({ state }) => state === 'reading');
        set(({ photos, pictures }) => ({
          photos: photos.filter(({ state }) => state !== 'reading'),
          pictures: left.reduce((rest, { id }) => without(rest, id), pictures),
        }));
      },
      async setReadsPhotos(reads) {
        set({ readsPhotos: reads });
        if (reads) {
          texts.remove(READING_KEY);
          return undefined;
        }
        texts.write(READING_KEY, 'off');
        get().forgetChanges();
        return get().keepPhotos(forgetReadings(get().photos));
      },
      removePhoto: id => change(removePhoto(get().photos, id)),
      movePhoto: (id, to) => change(movePhoto(get().photos, id, to)),
      rotatePhoto: id => change(rotatePhoto(get().photos, id)),
      tellPhoto: (id, facts) => change(setFacts(get().photos, id, facts)),
      captionPhoto: (id, text) => change(setCaption(get().photos, id, text)),
      clearPhotos: () => change(clearPhotos()),
      keepPhotos(photos) {
        for (const [id, picture] of get().pictures) away.set(id, picture);
        const pictures = photos.flatMap(({ id }) => away.get(id) ?? []);
        set({ photos, pictures: new Map(pictures.map(picture => [picture.id, picture])) });
        return keepAll();
      },
    };
  };

const toMessage = ({ code }: StorageError): Message => ({ code });

/** Field by field; bytes are the same when they are the same object. */
function isSame(row: StoredPhoto<Blob>, other: StoredPhoto<Blob> | undefined): boolean {
  const [one, two] = [new Map(Object.entries(row)), new Map(Object.entries(other ?? {}))];
  return one.size === two.size && [...one].every(([key, value]) => two.get(key) === value);
}

const withBytesOf = (row: StoredPhoto<Blob>, own: StoredPhoto<Blob> | undefined): StoredPhoto<Blob> =>
  own ? { ...row, blob: own.blob, ...(own.thumb ? { thumb: own.thumb } : {}) } : row;

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
