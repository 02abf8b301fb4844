import type { StateCreator } from 'zustand';

/** A part of the one store: it reads and writes its own fields and knows no other slice. */
export type Slice<Part> = StateCreator<Part, [], [], Part>;
