import type { Draft } from 'immer';

/** A part of the one store: it changes its own fields, and those of other slices it names, by value or in a draft. */
export type Slice<Part, Needs = unknown> = (
  set: (change: Partial<Part & Needs> | ((draft: Draft<Part & Needs>) => void)) => void,
  get: () => Part & Needs,
) => Part;
