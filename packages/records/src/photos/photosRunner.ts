import type { Millis } from '@app/kernel';
import type { Message } from '@app/validation';
import type { TextStore } from '../accounts/textStore';
import type { Media, MediaFile } from '../media';
import type { Repository } from '../storage/repository';
import type { StoredPhoto } from '../storage/storedPhoto';
import { isRead, type Photo, type PhotoFacts } from './photo';
import type { PhotoSet, PhotoStore } from './photoStore';
import { putBackPhotos } from './putBack';
import type { PhotoReadingPorts, PhotoToRead } from './readPhotos';
import {
  addPhotos,
  clearPhotos,
  forgetReadings,
  movePhoto,
  removePhoto,
  rotatePhoto,
  setCaption,
  setFacts,
} from './selection';

/** The text is `off` when photos must not be read (R232). */
export const PHOTO_READING = 'photo-reading';

/** Facts of a photo as set by the person. */
export type PhotoFactsPatch = { readonly [Fact in keyof PhotoFacts]?: PhotoFacts[Fact] | undefined };

/** The state of the photos for the screens. */
export interface PhotosState<Data extends Media> extends PhotoSet<Data> {
  /** `loading` until the photos of an earlier visit have been read. */
  readonly photosState: 'unread' | 'loading' | 'ready';
  /** True after the store could not be read: its photos are not shown, and their number is unknown. */
  readonly photosUnreadable: boolean;
  /** Rows set aside by this tab as unreadable. */
  readonly photosSetAside: number;
  /** R5, A48: the number of chosen photos; until they are read, the number this tab remembers. */
  readonly houseImages: number;
  /** R233: how many of the photos being added have been read; undefined if none are being added. */
  readonly adding: { readonly done: number; readonly total: number } | undefined;
  /** R232: whether facts are read from photos. Switching it off deletes the readings. */
  readonly readsPhotos: boolean;
}

export interface PhotosRunner<Chosen> {
  /** R201: hides everything of the previous account. */
  readonly putAwayPhotos: () => void;
  /** R200: reads the photos of the signed-in account. A guest's photos stay and become the account's. */
  readonly changePhotoOwner: () => void;
  /** Reads the photos of an earlier visit; once. Those not drawn then are drawn afterwards, and failures passed to `report`. */
  readonly loadPhotos: (report: (message: Message) => void) => Promise<void>;
  /** Reads the store again after an import or a write by another tab; photos that were never stored stay. */
  readonly rereadPhotos: () => Promise<void>;
  /** R233: those not stored yet are left out; the others are drawn, uncounted. */
  readonly stopAdding: () => Promise<Message | undefined>;
  /** R232: adopts the setting of another tab, and deletes the readings if it was switched off. */
  readonly rereadReadsPhotos: () => Promise<Message | undefined>;
  readonly setReadsPhotos: (reads: boolean) => Promise<Message | undefined>;
  /** Adds images. Those refused, or not stored, are passed to `report`. */
  readonly addFiles: (files: readonly Chosen[], report: (message: Message) => void) => Promise<void>;
  // Each change shows at once; the result says why it will not outlive the tab.
  readonly removePhoto: (id: string) => Promise<Message | undefined>;
  readonly movePhoto: (id: string, to: number) => Promise<Message | undefined>;
  readonly rotatePhoto: (id: string) => Promise<Message | undefined>;
  /** R231: the person's own facts of a photo; `undefined` removes one. */
  readonly setPhotoFacts: (id: string, facts: PhotoFactsPatch) => Promise<Message | undefined>;
  readonly captionPhoto: (id: string, text: string) => Promise<Message | undefined>;
  readonly clearPhotos: () => Promise<Message | undefined>;
  /** R464: restores removed photos to their places in `before`. */
  readonly putBackPhotos: (before: readonly Photo[], ids: readonly string[]) => Promise<Message | undefined>;
  /** Shows these photos and stores the differences: for a change and for its undo. */
  readonly savePhotos: (photos: readonly Photo[]) => Promise<Message | undefined>;
}

/** The ports of the runner. */
interface PhotosPorts<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels>
  extends Pick<
    PhotoReadingPorts<Chosen, Data, Capture, Pixels>,
    'workshop' | 'format' | 'captureOf' | 'empty'
  > {
  readonly clock: { now(): Millis };
  /** The photos of the signed-in account. The result belongs to that account alone and is requested at each use. */
  readonly open: () => () => Promise<Repository<StoredPhoto<Data>>>;
  readonly textStore: Pick<TextStore, 'read' | 'write' | 'remove'>;
  /** R5: the number of photos this tab remembers. */
  readonly houseImages: () => number;
  /** Tells the other tabs. */
  readonly tell: () => void;
}

/** Where the state is stored, and what can be undone. */
interface PhotosView<Data extends Media> {
  readonly get: () => PhotosState<Data>;
  readonly set: (change: Partial<PhotosState<Data>>) => void;
  readonly change: (photos: readonly Photo[]) => Promise<Message | undefined>;
  readonly forgetChanges: () => void;
}

export const noPhotos = <Data extends Media>({
  houseImages,
  textStore,
}: Pick<PhotosPorts<never, Data, unknown, unknown>, 'houseImages' | 'textStore'>): PhotosState<Data> => ({
  photos: [],
  pictures: new Map(),
  photosState: 'unread',
  photosUnreadable: false,
  photosSetAside: 0,
  adding: undefined,
  readsPhotos: textStore.read(PHOTO_READING) !== 'off',
  houseImages: houseImages(),
});

/** The photos of a home from the first file to the last change, each for its owner. */
export function createPhotosRunner<Chosen extends Data & MediaFile, Data extends Media, Capture, Pixels>(
  { clock, open, textStore, tell, ...reading }: PhotosPorts<Chosen, Data, Capture, Pixels>,
  { get, set, change, forgetChanges }: PhotosView<Data>,
): PhotosRunner<Chosen> {
  type OpenStore = () => Promise<PhotoStore<Data>>;
  const openStore = (): OpenStore => {
    const repository = open();
    let store: Promise<PhotoStore<Data>> | undefined;
    return () => {
      store ??= loadRunners()
        .then(({ createPhotoStore }) => createPhotoStore(repository))
        .catch(reason => {
          // Its code could not be fetched: the next request tries again.
          store = undefined;
          throw reason;
        });
      return store;
    };
  };
  /** The account at the beginning of the work: later results still go to its owner. */
  let store = openStore();

  const readsPhotos = () => textStore.read(PHOTO_READING) !== 'off';
  /** R232: rows written by an import or another tab include their readings. */
  const asAllowed = (photos: readonly Photo[]) => (readsPhotos() ? photos : forgetReadings(photos));

  /** R866: whether another tab changed photos while they were being read. */
  let isChanged = false;

  /** Pictures of removed photos, in case they come back. */
  const away = new Map<string, StoredPhoto<Data>>();

  /** The result says why a change will not outlive the tab. */
  const saveAll = async (): Promise<Message | undefined> => {
    const { photos, pictures } = get();
    const saved = await (await store()).keep({ photos, pictures });
    if (saved.isChanged) tell();
    return saved.failed && { code: saved.failed.code };
  };

  /** Photos being counted; another object once they are no longer. */
  let counted = {};

  /** R233, R247: takes off the photos that are not read yet. */
  const leaveOutUnread = () => {
    counted = {};
    const photos = get().photos.filter(isRead);
    const here = new Set(photos.map(({ id }) => id));
    set({
      photos,
      pictures: new Map([...get().pictures].filter(([id]) => here.has(id))),
      adding: undefined,
    });
  };

  /** Reads, draws and stores them, counted. */
  const readTaken = async (taken: readonly PhotoToRead<Chosen>[], report: (message: Message) => void) => {
    if (taken.length === 0) return;
    const owner = store;
    const own = counted;
    const { done = 0, total = 0 } = get().adding ?? {};
    set({ adding: { done, total: total + taken.length } });
    const ended = await loadRunners()
      .then(({ readPhotos }) =>
        readPhotos(
          taken,
          { ...reading, now: get, show: set, tells: readsPhotos },
          {
            isHere: () => owner === store,
            keep: saveAll,
            report,
            onDone: () => {
              const { adding } = get();
              if (!adding || own !== counted) return;
              const isMore = adding.done + 1 < adding.total;
              set({ adding: isMore ? { ...adding, done: adding.done + 1 } : undefined });
            },
          },
        ),
      )
      // Code could not be fetched.
      .catch(() => 'missing');
    if (!ended || owner !== store) return;
    leaveOutUnread();
    report({ code: 'app/part-missing' });
  };

  const runner: PhotosRunner<Chosen> = {
    putAwayPhotos() {
      set({ photos: [], pictures: new Map(), houseImages: 0, adding: undefined });
      runner.changePhotoOwner();
    },
    changePhotoOwner() {
      store = openStore();
      away.clear();
      forgetChanges();
      set({
        photosState: 'unread',
        photosUnreadable: false,
        photosSetAside: 0,
        readsPhotos: readsPhotos(),
      });
    },
    async loadPhotos(report) {
      if (get().photosState !== 'unread') return;
      set({ photosState: 'loading' });
      isChanged = false;
      const owner = store;
      // Photos added while the stored ones were being read come after them.
      const read = await (await store()).load(get);
      if (owner !== store) return;
      if (!read.ok) {
        // Its content is unknown: the next screen that needs it reads again.
        set({ photosState: 'unread', photosUnreadable: true });
        return;
      }
      const { photos, pictures, setAside } = read.value;
      // R1094: photos of this visit are being read already.
      const own = new Set(get().photos.map(({ id }) => id));
      const undrawn = photos.filter(({ id, state }) => state === 'reading' && !own.has(id));
      set({
        photos: asAllowed(photos),
        pictures,
        photosState: 'ready',
        photosUnreadable: false,
        photosSetAside: get().photosSetAside + setAside,
      });
      // A guest's photos were taken along and now belong to the account.
      await saveAll();
      if (isChanged && owner === store) await runner.rereadPhotos();
      if (owner === store) {
        void readTaken(
          undrawn.map(photo => ({ photo })),
          report,
        );
      }
    },
    async rereadPhotos() {
      isChanged = true;
      if (get().photosState !== 'ready') return;
      const owner = store;
      const read = await (await store()).reload(get);
      if (!read.ok || owner !== store) return;
      const { photos, pictures, setAside } = read.value;
      forgetChanges();
      set({ photos: asAllowed(photos), pictures, photosSetAside: get().photosSetAside + setAside });
      if (!readsPhotos() && photos.some(({ reading }) => reading !== undefined)) await saveAll();
    },
    async addFiles(files, report) {
      const { photos, taken, refused } = addPhotos(get().photos, files, clock.now());
      forgetChanges();
      set({ photos });
      for (const message of refused) report(message);
      await readTaken(taken, report);
    },
    stopAdding() {
      leaveOutUnread();
      return saveAll();
    },
    setReadsPhotos(reads) {
      if (reads) textStore.remove(PHOTO_READING);
      else textStore.write(PHOTO_READING, 'off');
      return runner.rereadReadsPhotos();
    },
    async rereadReadsPhotos() {
      const reads = readsPhotos();
      if (reads === get().readsPhotos) return undefined;
      set({ readsPhotos: reads });
      if (reads) return undefined;
      forgetChanges();
      return runner.savePhotos(forgetReadings(get().photos));
    },
    removePhoto: id => change(removePhoto(get().photos, id)),
    movePhoto: (id, to) => change(movePhoto(get().photos, id, to)),
    rotatePhoto: id => change(rotatePhoto(get().photos, id)),
    setPhotoFacts: (id, facts) => change(setFacts(get().photos, id, facts)),
    captionPhoto: (id, text) => change(setCaption(get().photos, id, text)),
    clearPhotos: () => change(clearPhotos()),
    putBackPhotos: (before, ids) => change(putBackPhotos(get().photos, before, ids)),
    savePhotos(photos) {
      for (const [id, picture] of get().pictures) away.set(id, picture);
      const pictures = photos.flatMap(({ id }) => away.get(id) ?? []);
      set({ photos, pictures: new Map(pictures.map(picture => [picture.id, picture])) });
      return saveAll();
    },
  };
  return runner;
}

const loadRunners = () => import('../runners');
