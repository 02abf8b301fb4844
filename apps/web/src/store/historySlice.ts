import {
  type ChangeableHome,
  createHomeHistory,
  type HistoryState,
  type HomeHistory,
  type HomeView,
} from '@app/home';
import type { Slice } from './slice';

type TakeBack = () => void;

export interface HistorySlice extends HistoryState, HomeHistory {
  /** R464: undo for the last removals outside the home, as long as nothing else was changed since. */
  readonly takeBacks: readonly TakeBack[];
  readonly offerBack: (takeBack: TakeBack) => void;
  readonly endOffer: (takeBack: TakeBack) => void;
}

type Needs = ChangeableHome & Pick<HomeView, 'savePhotos' | 'setHome'>;

export const createHistorySlice = (): Slice<HistorySlice, Needs> => (set, get) => {
  const home = createHomeHistory({
    get,
    set,
    savePhotos: photos => get().savePhotos(photos),
    setHome: stored => get().setHome(stored),
  });
  return {
    canUndo: false,
    canRedo: false,
    takeBacks: [],
    offerBack: takeBack => set(state => void state.takeBacks.push(takeBack)),
    endOffer: takeBack => set({ takeBacks: get().takeBacks.filter(each => each !== takeBack) }),
    ...home,
    changeHome(change) {
      set({ takeBacks: [] });
      return home.changeHome(change);
    },
    forgetChanges() {
      set({ takeBacks: [] });
      home.forgetChanges();
    },
  };
};
