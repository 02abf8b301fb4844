import type { StateCreator } from 'zustand';

/** A part of the one store: it reads and writes its own fields, and what it names of other slices. */
export type Slice<Part, Needs = unknown> = StateCreator<Part & Needs, [], [], Part>;
