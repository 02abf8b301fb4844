import type { StateCreator } from 'zustand';

/** A part of the one store: it reads and writes its own fields, and those of other slices it names. */
export type Slice<Part, Needs = unknown> = StateCreator<Part & Needs, [], [], Part>;
