import {
  type ChangeableHome,
  createHomeHistory,
  type HistoryState,
  type HomeHistory,
  type HomeView,
} from '@app/home';
import { loadPatches } from './patches';
import type { Slice } from './slice';

export interface HistorySlice extends HistoryState, HomeHistory {
  /** R464: how the last removal outside of the home is taken back, as long as it is the last thing that was changed. */
  readonly takeBack: (() => void) | undefined;
  readonly offerBack: (takeBack: (() => void) | undefined) => void;
}

type Needs = ChangeableHome & Pick<HomeView, 'keepPhotos' | 'setHome'>;

export const createHistorySlice = (): Slice<HistorySlice, Needs> => (set, get) => {
  const home = createHomeHistory(loadPatches, {
    get,
    set,
    keepPhotos: photos => get().keepPhotos(photos),
    setHome: stored => get().setHome(stored),
  });
  return {
    canUndo: false,
    canRedo: false,
    takeBack: undefined,
    offerBack: takeBack => set({ takeBack }),
    ...home,
    changeHome(change) {
      set({ takeBack: undefined });
      return home.changeHome(change);
    },
    forgetChanges() {
      set({ takeBack: undefined });
      home.forgetChanges();
    },
  };
};
