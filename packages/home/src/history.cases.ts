import type { Patches } from './history';

/** Whole fields in place of immer's patches, which the app brings along. */
export const FIELD_PATCHES: Patches<object> = {
  compare: (before, change) => ({
    forward: [change],
    back: [Object.fromEntries(Object.keys(change).map(key => [key, Reflect.get(before, key)]))],
  }),
  apply: (state, patches) => Object.assign({}, state, ...patches),
};
