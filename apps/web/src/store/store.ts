import { createVisitHistory, type VisitHistory } from '@app/session/addresses';
import { type StoreApi, useStore } from 'zustand';
import { immer } from 'zustand/middleware/immer';
import type { Ports } from '../adapters/ports';
import { createFirstStore, type FirstState, type FirstStore, useFirstStore } from './firstStore';
import { createHistorySlice, type HistorySlice } from './historySlice';
import { createHomeSlice, type HomeSlice } from './homeSlice';
import { createPhotosSlice, type PhotosSlice } from './photosSlice';
import { createRecordsSlice, type RecordsSlice } from './recordsSlice';
import { createSessionSlice, type SessionSlice } from './sessionSlice';
import { createStorageSlice, type StorageSlice } from './storageSlice';

export { selectInfo, selectSession } from './firstStore';

export type AppState = FirstState & {
  /** R461: the addresses of this visit. */
  readonly visitHistory: VisitHistory;
} & SessionSlice &
  PhotosSlice &
  RecordsSlice &
  HomeSlice &
  HistorySlice &
  StorageSlice;
export type AppStore = StoreApi<AppState>;

/** Adds the rest of the state to the first; it counts as whole once the account of the current person is open. */
export function completeStore(first: FirstStore, ports: Ports): AppStore {
  const store = first as unknown as AppStore; // in a moment
  const whole = immer<AppState>((set, get) => ({
    ...first.getState(),
    visitHistory: createVisitHistory(),
    ...createSessionSlice(ports)(set, get),
    ...createPhotosSlice(ports)(set, get),
    ...createRecordsSlice(ports)(set, get),
    ...createHomeSlice(ports)(set, get),
    ...createHistorySlice()(set, get),
    ...createStorageSlice(ports)(set, get),
  }));
  store.setState(whole(store.setState, store.getState, store));
  // R5, A48: the count in the tab's storage always equals the number of photos now chosen. A count written by another
  // program stays until a photo is chosen here.
  store.subscribe(({ photos }, before) => {
    const isOurs = photos.length > 0 || before.photos.length > 0;
    if (isOurs && photos.length !== store.getState().houseImages)
      store.setState({ houseImages: photos.length });
  });
  store.subscribe(({ houseImages, session }, before) => {
    if (houseImages !== before.houseImages && session.kind === 'user')
      ports.profiles.saveHouseImages(houseImages);
  });
  return store;
}

/** The whole store at once, for tests and stories. */
export function createAppStore(ports: Ports): AppStore {
  const store = completeStore(createFirstStore(ports), ports);
  store.setState({ isWhole: true });
  return store;
}

/** The whole store. Throws if only the first state is there: only a bug can render there. */
export function useAppStore(): AppStore {
  const store = useFirstStore();
  if (!('logIn' in store.getState())) throw new Error('useAppStore before the store is complete');
  return store as unknown as AppStore; // its slices come together
}

/** The value `select` reads from the state; the component renders again when it changes. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(useAppStore(), select);
}
