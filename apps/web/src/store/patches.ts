import type { Patch } from 'immer';

/** Not on the first page, where nothing is changed yet. */
export async function loadPatches() {
  const { applyPatches, enablePatches, produceWithPatches } = await import('immer');
  enablePatches();
  return {
    compare<State extends object>(before: State, change: Partial<State>) {
      const [, forward, back] = produceWithPatches(before, draft => void Object.assign(draft, change));
      return { forward, back };
    },
    apply: <State extends object>(state: State, patches: readonly Patch[]): State =>
      applyPatches(state, patches),
  };
}
