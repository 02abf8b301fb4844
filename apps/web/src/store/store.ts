import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Ports } from '../adapters/ports';
import { type AppearanceSlice, createAppearanceSlice } from './appearanceSlice';
import { createHistorySlice, type HistorySlice } from './historySlice';
import { createHomeSlice, type HomeSlice } from './homeSlice';
import { createPhotosSlice, type PhotosSlice } from './photosSlice';
import { createRecordsSlice, type RecordsSlice } from './recordsSlice';
import { createSessionSlice, type SessionSlice } from './sessionSlice';
import { createStorageSlice, type StorageSlice } from './storageSlice';

export type AppState = SessionSlice &
  AppearanceSlice &
  PhotosSlice &
  RecordsSlice &
  HomeSlice &
  HistorySlice &
  StorageSlice;
export type AppStore = StoreApi<AppState>;

export function createAppStore(ports: Ports): AppStore {
  const store = createStore<AppState>()((...api) => ({
    ...createSessionSlice(ports)(...api),
    ...createAppearanceSlice(ports)(...api),
    ...createPhotosSlice(ports)(...api),
    ...createRecordsSlice(ports)(...api),
    ...createHomeSlice(ports)(...api),
    ...createHistorySlice()(...api),
    ...createStorageSlice(ports)(...api),
  }));
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

export const StoreContext = createContext<AppStore | undefined>(undefined);

export function useAppStore(): AppStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useAppStore outside of <StoreContext>');
  return store;
}

/** What `select` reads from the state; the component renders again when that changes. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(useAppStore(), select);
}

export const selectSession = (state: AppState) => state.session;
/** The signed-in person's info; undefined for a guest. */
export const selectInfo = (state: AppState) =>
  state.session.kind === 'user' ? state.session.info : undefined;
