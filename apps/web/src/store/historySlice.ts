import {
  type ChangeableHome,
  createHomeHistory,
  type HistoryState,
  type HomeHistory,
  type HomeView,
} from '@app/home';
import type { Slice } from './slice';

type UndoOffer = () => void;

export interface HistorySlice extends HistoryState, HomeHistory {
  /** R464: undo for the last removals outside the home, as long as nothing else was changed since. */
  readonly undoOffers: readonly UndoOffer[];
  readonly offerUndo: (undoOffer: UndoOffer) => void;
  readonly endOffer: (undoOffer: UndoOffer) => void;
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
    undoOffers: [],
    offerUndo: undoOffer => set(state => void state.undoOffers.push(undoOffer)),
    endOffer: undoOffer => set({ undoOffers: get().undoOffers.filter(each => each !== undoOffer) }),
    ...home,
    changeHome(change) {
      set({ undoOffers: [] });
      return home.changeHome(change);
    },
    forgetChanges() {
      set({ undoOffers: [] });
      home.forgetChanges();
    },
  };
};
