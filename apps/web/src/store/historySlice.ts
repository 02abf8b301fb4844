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
      const [, forward, back] = produceWithPatches(before, draft => void Object.assign(draft, change));
      return { forward, back };
    },
    apply: (home: ChangeableHome, patches: readonly Patch[]) => applyPatches(home, patches),
  };
}

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
