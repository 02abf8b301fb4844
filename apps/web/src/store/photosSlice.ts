import type { Account } from '@app/records';
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
  type StoredPhoto,
  setCaption,
  setFacts,
} from '@app/records';
import type { PhotoShelf } from '@app/records/runners';
import type { Message } from '@app/validation';
import type { Ports } from '../adapters/ports';
import type { HistorySlice } from './historySlice';
import type { Slice } from './slice';

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
    accounts,
    images,
    profiles,
    tabs,
    texts,
  }: Ports): Slice<PhotosSlice, Pick<HistorySlice, 'changeHome' | 'forgetChanges'>> =>
  (set, get) => {
    let account = accounts.current();
    const shelfOf = (of: Account): (() => Promise<PhotoShelf<Blob>>) => {
      let shelf: Promise<PhotoShelf<Blob>> | undefined;
      const load = async () => {
        const [{ createPhotoShelf }, { PHOTOS }] = await Promise.all([
          loadRunners(),
          import('@app/records/indexeddb'),
        ]);
        return createPhotoShelf(() => of.repository(PHOTOS));
      };
      return () => {
        shelf ??= load().catch(reason => {
          // Its code could not be fetched: whoever asks next tries again.
          shelf = undefined;
          throw reason;
        });
        return shelf;
      };
    };
    /** Of the account that is here when work begins: what it finishes later still goes to its owner. */
    let shelf = shelfOf(account);

    const readsPhotos = () => texts.read(READING_KEY) !== 'off';

    /** Pictures of photos that were taken away, in case they come back. */
    const away = new Map<string, StoredPhoto<Blob>>();

    /** What it returns says why a change will not outlive the tab. */
    const keepAll = async (): Promise<Message | undefined> => {
      const { photos, pictures } = get();
      const kept = await (await shelf()).keep({ photos, pictures });
      if (kept.isChanged) tabs.tell({ kind: 'photos-changed' });
      return kept.failed && { code: kept.failed.code };
    };

    const change = (photos: readonly Photo[]) => get().changeHome({ photos });

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
        account = accounts.current();
        shelf = shelfOf(account);
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
        // What was added while the kept photos were still being read comes behind them.
        const read = await (await shelf()).load(get);
        if (owner !== account) return;
        if (!read.ok) {
          // Nobody knows what lies there: the next screen that needs it asks again.
          set({ photosState: 'unread', photosUnreadable: true });
          return;
        }
        const { photos, pictures, setAside } = read.value;
        set(({ photosSetAside }) => ({
          photos,
          pictures,
          photosState: 'ready',
          photosUnreadable: false,
          photosSetAside: photosSetAside + setAside,
        }));
        // What a guest chose has come along, and is theirs from now on.
        await keepAll();
      },
      async rereadPhotos() {
        if (get().photosState !== 'ready') return;
        const owner = account;
        const read = await (await shelf()).reload(get);
        if (!read.ok || owner !== account) return;
        const { photos, pictures, setAside } = read.value;
        get().forgetChanges();
        set(({ photosSetAside }) => ({ photos, pictures, photosSetAside: photosSetAside + setAside }));
      },
      async addFiles(files, say) {
        const owner = account;
        const { photos, taken, refused } = addPhotos(get().photos, files, clock.now());
        get().forgetChanges();
        set({ photos });
        for (const message of refused) say(message);
        const { done = 0, total = 0 } = get().adding ?? {};
        if (taken.length > 0) set({ adding: { done, total: total + taken.length } });
        const { readPhotos } = await loadRunners();
        await readPhotos(
          taken,
          {
            workshop: images,
            now: get,
            show: set,
            tells: () => get().readsPhotos,
            format: async reading => (await import('@app/photo')).formatReading(reading),
            nothing: {},
            empty: ({ name, type }) => new File([], name, { type }),
          },
          {
            isHere: () => owner === account,
            keep: keepAll,
            say,
            onDone: () =>
              set(({ adding }) => ({
                adding:
                  adding && adding.done + 1 < adding.total ? { ...adding, done: adding.done + 1 } : undefined,
              })),
          },
        );
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

const loadRunners = () => import('@app/records/runners');

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
