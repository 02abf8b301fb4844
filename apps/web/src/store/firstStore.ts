import { GUEST, type ReturnCard, type Session } from '@app/session';
import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { FirstPorts } from '../adapters/firstPorts';
import { type AppearanceSlice, createAppearanceSlice } from './appearanceSlice';

/** R640: the state needed by the first page on an unused device. */
export interface FirstState extends AppearanceSlice {
  readonly session: Session;
  /** The `from` of the card a guest pressed, opened again after signing in. */
  readonly pressedCard: ReturnCard | undefined;
  readonly setPressedCard: (card: ReturnCard | undefined) => void;
  /** Whether anything can be undone, or redone. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoOffers: readonly (() => void)[];
  /** Whether the rest of the state is here. */
  readonly isWhole: boolean;
}
export type FirstStore = StoreApi<FirstState>;

export const createFirstStore = (ports: FirstPorts): FirstStore =>
  createStore<FirstState>()((set, ...api) => ({
    ...createAppearanceSlice(ports)(set, ...api),
    session: GUEST,
    pressedCard: undefined,
    setPressedCard: pressedCard => set({ pressedCard }),
    canUndo: false,
    canRedo: false,
    undoOffers: [],
    isWhole: false,
  }));

export const StoreContext = createContext<FirstStore | undefined>(undefined);

export function useFirstStore(): FirstStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useFirstStore outside of <StoreContext>');
  return store;
}

/** The value `select` reads from the first state; the component renders again when it changes. */
export function useFirst<T>(select: (state: FirstState) => T): T {
  return useStore(useFirstStore(), select);
}

/** A person found later is shown once their account is open: until then their choices would be stored as a guest's. */
export const selectSession = (state: FirstState): Session => (state.isWhole ? state.session : GUEST);
/** The signed-in person's info; undefined for a guest. */
export const selectInfo = (state: FirstState) => {
  const session = selectSession(state);
  return session.kind === 'user' ? session.info : undefined;
};
