import { GUEST, type ReturnCard, type Session } from '@app/session';
import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { FirstPorts } from '../adapters/firstPorts';
import { type AppearanceSlice, createAppearanceSlice } from './appearanceSlice';

/** R640: the state that the first page of a device that nobody has used needs. */
export interface FirstState extends AppearanceSlice {
  readonly session: Session;
  /** The `from` of the card a guest pressed, opened again after signing in. */
  readonly pressedCard: ReturnCard | undefined;
  readonly keepCard: (card: ReturnCard | undefined) => void;
  /** Whether anything can be taken back, or done again. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly takeBacks: readonly (() => void)[];
  /** Whether the rest of the state is here. */
  readonly isWhole: boolean;
}
export type FirstStore = StoreApi<FirstState>;

export const createFirstStore = (ports: FirstPorts): FirstStore =>
  createStore<FirstState>()((set, ...api) => ({
    ...createAppearanceSlice(ports)(set, ...api),
    session: GUEST,
    pressedCard: undefined,
    keepCard: pressedCard => set({ pressedCard }),
    canUndo: false,
    canRedo: false,
    takeBacks: [],
    isWhole: false,
  }));

export const StoreContext = createContext<FirstStore | undefined>(undefined);

export function useFirstStore(): FirstStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useFirstStore outside of <StoreContext>');
  return store;
}

/** What `select` reads from the first state; the component renders again when that changes. */
export function useFirst<T>(select: (state: FirstState) => T): T {
  return useStore(useFirstStore(), select);
}

/** Somebody found meanwhile is shown once their account is open: until then what is chosen would be a guest's. */
export const selectSession = (state: FirstState): Session => (state.isWhole ? state.session : GUEST);
/** The signed-in person's info; undefined for a guest. */
export const selectInfo = (state: FirstState) => {
  const session = selectSession(state);
  return session.kind === 'user' ? session.info : undefined;
};
