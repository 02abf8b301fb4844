import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';

enablePatches();

export function compare<State extends object>(before: State, change: Partial<State>) {
  const [, forward, back] = produceWithPatches(before, draft => assignEach(draft, change));
  return { forward, back };
}

export const apply = <State extends object>(state: State, patches: readonly Patch[]): State =>
  applyPatches(state, patches);

/** A record entry by entry, so undoing a change keeps later additions. */
function assignEach(target: object, change: object): void {
  for (const [key, value] of Object.entries(change)) {
    const now: unknown = Reflect.get(target, key);
    if (!isEntries(now) || !isEntries(value)) {
      Reflect.set(target, key, value);
      continue;
    }
    for (const gone of Object.keys(now)) if (!(gone in value)) Reflect.deleteProperty(now, gone);
    for (const [name, each] of Object.entries(value)) {
      if (Reflect.get(now, name) !== each) Reflect.set(now, name, each);
    }
  }
}

const isEntries = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
