import type { Photo } from '@app/records';
import type { Message } from '@app/validation';
import type { KeptHome } from './keptHome';

/** What a person changes about their home, and may take back. */
export interface ChangeableHome extends KeptHome {
  readonly photos: readonly Photo[];
}

/** One change, as patches in both directions. */
interface HomeChange<Patch> {
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
}

/** Who compares states and applies what differs. */
export interface Patches<Patch> {
  compare(before: ChangeableHome, change: Partial<ChangeableHome>): HomeChange<Patch>;
  apply(home: ChangeableHome, patches: readonly Patch[]): ChangeableHome;
}

export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** How the home is shown and kept. */
export interface HistoryView {
  readonly get: () => ChangeableHome;
  readonly set: (state: HistoryState) => void;
  readonly keepPhotos: (photos: readonly Photo[]) => Promise<Message | undefined>;
  readonly setHome: (home: KeptHome) => void;
}

export interface HomeHistory {
  /** Makes a change that can be taken back; answers why it will not outlive the tab. */
  readonly changeHome: (next: Partial<ChangeableHome>) => Promise<Message | undefined>;
  readonly undo: () => Promise<Message | undefined>;
  readonly redo: () => Promise<Message | undefined>;
  /** R211: what came otherwise, as from another tab or another account, ends what could be taken back. */
  readonly forgetChanges: () => void;
}

/** Steps that can be taken back: an hour of arranging. */
const MOST = 100;

/** R211. `load` fetches the patches with the first change: where nothing is changed nobody needs them. */
export function createHomeHistory<Patch>(
  load: () => Promise<Patches<Patch>>,
  { get, set, keepPhotos, setHome }: HistoryView,
): HomeHistory {
  let done: readonly HomeChange<Patch>[] = [];
  let undone: readonly HomeChange<Patch>[] = [];
  /** A change that began before the last `forgetChanges` is not remembered. */
  let era = 0;
  /** The changes whose patches are on their way: who takes one back waits for them. */
  let recorded: Promise<unknown> = Promise.resolve();
  const remember = (past: typeof done, future: typeof undone) => {
    [done, undone] = [past.slice(-MOST), future];
    set({ canUndo: done.length > 0, canRedo: undone.length > 0 });
  };
  const now = (): ChangeableHome => {
    const { photos, palaceOfPhoto, houseFacts } = get();
    return { photos, palaceOfPhoto, houseFacts };
  };
  /** A change that is taken back or made again; what was read of a photo meanwhile stays. */
  const replay = async (patches: readonly Patch[]) => {
    const { apply } = await load();
    const [from, to] = [now(), apply(now(), patches)];
    const known = new Map(from.photos.map(photo => [photo.id, photo]));
    return show({ ...to, photos: to.photos.map(photo => withFindings(photo, known.get(photo.id))) });
  };
  /** Shows it at once, then keeps what differs. */
  const show = (next: ChangeableHome): Promise<Message | undefined> => {
    const { photos, palaceOfPhoto, houseFacts } = get();
    if (next.palaceOfPhoto !== palaceOfPhoto || next.houseFacts !== houseFacts) {
      setHome({ palaceOfPhoto: next.palaceOfPhoto, houseFacts: next.houseFacts });
    }
    return next.photos === photos ? Promise.resolve(undefined) : keepPhotos(next.photos);
  };
  const record = async (before: ChangeableHome, change: Partial<ChangeableHome>) => {
    const at = era;
    set({ canUndo: true, canRedo: false });
    const patches = await load().catch(() => undefined);
    if (at !== era) return;
    // Without them, as when the network went, the change holds and cannot be taken back.
    const made = patches?.compare(before, change);
    if (made && made.forward.length > 0) remember([...done, made], []);
    else remember(done, undone);
  };
  return {
    async changeHome(change) {
      const before = now();
      const kept = show({ ...before, ...change });
      recorded = Promise.all([recorded, record(before, change)]);
      await recorded;
      return kept;
    },
    async undo() {
      await recorded;
      const last = done.at(-1);
      if (!last) return undefined;
      remember(done.slice(0, -1), [...undone, last]);
      return replay(last.back);
    },
    async redo() {
      await recorded;
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
}

/** The photo as the person had arranged it, with what the device has found out since. */
function withFindings(photo: Photo, now: Photo | undefined): Photo {
  if (!now || now === photo) return photo;
  const { state, hash, format, width, height, reading } = now;
  const found = Object.entries({ state, hash, format, width, height, reading });
  return { ...photo, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}
