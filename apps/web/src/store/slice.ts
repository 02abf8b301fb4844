import type { StateCreator } from 'zustand';
import type { AppState } from './store';

/** A part of the one store: it may read the whole state and writes its own fields. */
export type Slice<Part> = StateCreator<AppState, [], [], Part>;
