import {
  type ChangeableHome,
  createHomeHistory,
  type HistoryState,
  type HistoryView,
  type HomeHistory,
} from '@app/home';
import type { Patch } from 'immer';
import type { Slice } from './slice';

export type HistorySlice = HistoryState & HomeHistory;

type Needs = ChangeableHome & Pick<HistoryView, 'keepPhotos' | 'setHome'>;

/** Not on the first page, where nothing is changed yet. */
async function loadImmer() {
  const { applyPatches, enablePatches, produceWithPatches } = await import('immer');
  enablePatches();
  return {
    compare(before: ChangeableHome, change: Partial<ChangeableHome>) {
      const [, forward, back] = produceWithPatches(before, draft => assignEach(draft, change));
      return { forward, back };
    },
    apply: (home: ChangeableHome, patches: readonly Patch[]) => applyPatches(home, patches),
  };
}

/** A record entry by entry, so that taking a change back leaves what was put beside it since. */
function assignEach(target: object, change: object): void {
  for (const [key, value] of Object.entries(change)) {
    const now: unknown = Reflect.get(target, key);
    if (!isEntries(now) || !isEntries(value)) {
      Reflect.set(target, key, value);
      continue;
    }
    for (const gone of Object.keys(now)) if (!(gone in value)) Reflect.deleteProperty(now, gone);
    for (const [name, each] of Object.entries(value))
      if (Reflect.get(now, name) !== each) Reflect.set(now, name, each);
  }
}

const isEntries = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const createHistorySlice = (): Slice<HistorySlice, Needs> => (set, get) => ({
  canUndo: false,
  canRedo: false,
  ...createHomeHistory(loadImmer, {
    get,
    set,
    keepPhotos: photos => get().keepPhotos(photos),
    setHome: home => get().setHome(home),
  }),
});
