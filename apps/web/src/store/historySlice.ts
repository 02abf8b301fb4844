import {
  type ChangeableHome,
  createHomeHistory,
  type HistoryState,
  type HomeHistory,
  type HomeView,
} from '@app/home';
import { loadPatches } from './patches';
import type { Slice } from './slice';

export type HistorySlice = HistoryState & HomeHistory;

type Needs = ChangeableHome & Pick<HomeView, 'keepPhotos' | 'setHome'>;

export const createHistorySlice = (): Slice<HistorySlice, Needs> => (set, get) => ({
  canUndo: false,
  canRedo: false,
  ...createHomeHistory(loadPatches, {
    get,
    set,
    keepPhotos: photos => get().keepPhotos(photos),
    setHome: home => get().setHome(home),
  }),
});
