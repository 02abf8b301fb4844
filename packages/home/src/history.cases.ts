import type { Patches } from './history';

/** Whole fields instead of immer's patches, which are passed in by the app. */
export const FIELD_PATCHES: Patches<object> = {
  compare: (before, change) => ({
    forward: [change],
    back: [Object.fromEntries(Object.keys(change).map(key => [key, Reflect.get(before, key)]))],
  }),
  apply: (state, patches) => Object.assign({}, state, ...patches),
};
