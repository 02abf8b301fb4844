import type { KeptHome } from '@app/home';
import type { Photo } from '@app/records';
import type { Message } from '@app/validation';
import type { Patch } from 'immer';
import type { Slice } from './slice';

/** What a person changes about their home, and may take back. */
interface Changeable extends KeptHome {
  readonly photos: readonly Photo[];
}

/** How it is shown and kept. */
interface Needs extends Changeable {
  readonly keepPhotos: (photos: readonly Photo[]) => Promise<Message | undefined>;
  readonly setHome: (home: KeptHome) => void;
}

/** One change, as patches in both directions. */
interface Change {
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
}

export interface HistorySlice {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Makes a change that can be taken back; answers why it will not outlive the tab. */
  readonly changeHome: (next: Partial<Changeable>) => Promise<Message | undefined>;
  readonly undo: () => Promise<Message | undefined>;
  readonly redo: () => Promise<Message | undefined>;
  /** R211: what came otherwise, as from another tab or another account, ends what could be taken back. */
  readonly forgetChanges: () => void;
}

/** Not on the first page, where nothing is changed yet. */
const loadImmer = () =>
  import('immer').then(immer => {
    immer.enablePatches();
    return immer;
  });

/** Steps that can be taken back: an hour of arranging. */
const MOST = 100;

export const createHistorySlice = (): Slice<HistorySlice, Needs> => (set, get) => {
  let done: readonly Change[] = [];
  let undone: readonly Change[] = [];
  /** A change that began before the last `forgetChanges` is not remembered. */
  let era = 0;
  const remember = (past: readonly Change[], future: readonly Change[]) => {
    [done, undone] = [past.slice(-MOST), future];
    set({ canUndo: done.length > 0, canRedo: undone.length > 0 });
  };
  const now = (): Changeable => {
    const { photos, palaceOfPhoto, houseFacts } = get();
    return { photos, palaceOfPhoto, houseFacts };
  };
  /** A change that is taken back or made again; what was read of a photo meanwhile stays. */
  const replay = async (patches: readonly Patch[]) => {
    const { applyPatches } = await loadImmer();
    const [from, to] = [now(), applyPatches(now(), patches)];
    const known = new Map(from.photos.map(photo => [photo.id, photo]));
    return show({ ...to, photos: to.photos.map(photo => withFindings(photo, known.get(photo.id))) });
  };
  /** Shows it at once, then keeps what differs. */
  const show = (next: Changeable): Promise<Message | undefined> => {
    const { keepPhotos, setHome, photos, palaceOfPhoto, houseFacts } = get();
    if (next.palaceOfPhoto !== palaceOfPhoto || next.houseFacts !== houseFacts) {
      setHome({ palaceOfPhoto: next.palaceOfPhoto, houseFacts: next.houseFacts });
    }
    return next.photos === photos ? Promise.resolve(undefined) : keepPhotos(next.photos);
  };
  return {
    canUndo: false,
    canRedo: false,
    async changeHome(change) {
      const [before, at] = [now(), era];
      const kept = show({ ...before, ...change });
      const immer = await loadImmer().catch(() => undefined);
      // Without it, as when the network went, the change holds and cannot be taken back.
      if (!immer || at !== era) return kept;
      const [, forward, back] = immer.produceWithPatches(before, draft => void Object.assign(draft, change));
      if (forward.length > 0) remember([...done, { forward, back }], []);
      return kept;
    },
    async undo() {
      const last = done.at(-1);
      if (!last) return undefined;
      remember(done.slice(0, -1), [...undone, last]);
      return replay(last.back);
    },
    async redo() {
      const last = undone.at(-1);
      if (!last) return undefined;
      remember([...done, last], undone.slice(0, -1));
      return replay(last.forward);
    },
    forgetChanges() {
      era += 1;
      remember([], []);
    },
  };
};

/** The photo as the person had arranged it, with what the device has found out since. */
function withFindings(photo: Photo, now: Photo | undefined): Photo {
  if (!now || now === photo) return photo;
  const { state, hash, format, width, height, reading } = now;
  const found = Object.entries({ state, hash, format, width, height, reading });
  return { ...photo, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}
