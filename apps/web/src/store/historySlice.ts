import {
  type ChangeableHome,
  createHomeHistory,
  type HistoryState,
  type HistoryView,
  type HomeHistory,
} from '@app/home';
import type { Slice } from './slice';

export type HistorySlice = HistoryState & HomeHistory;

type Needs = ChangeableHome & Pick<HistoryView, 'keepPhotos' | 'setHome'>;

/** Patches are not on the first page, where nothing is changed yet. */
export const createHistorySlice = (): Slice<HistorySlice, Needs> => (set, get) => ({
  canUndo: false,
  canRedo: false,
  ...createHomeHistory(() => import('./patches'), {
    get,
    set,
    keepPhotos: photos => get().keepPhotos(photos),
    setHome: home => get().setHome(home),
  }),
});
