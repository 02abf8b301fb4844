import { memoryTextStore, type TextStore } from '@app/records';

/** Wraps `sessionStorage` or `localStorage`; `open` may throw, as both do when storage is blocked. */
export function createTextStore(open: () => Storage): TextStore {
  const storage = attempt(open);
  const usable = storage !== undefined && attempt(() => probe(storage)) === true;
  if (!storage || !usable) return memoryTextStore();
  const listeners = new Set<() => void>();
  let refused = false;
  const sayRefused = () => {
    refused = true;
    for (const listener of listeners) listener();
    listeners.clear();
    return false;
  };
  return {
    lasting: true,
    read: key => attempt(() => storage.getItem(key)) ?? undefined,
    write: (key, text) =>
      attempt(() => {
        storage.setItem(key, text);
        return true;
      }) ?? sayRefused(),
    onRefused(listener) {
      if (refused) listener();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remove: key => void attempt(() => storage.removeItem(key)),
    clear: () => void attempt(() => storage.clear()),
    keys: () =>
      attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [],
  };
}

function probe(storage: Storage): boolean {
  const key = '__probe__';
  storage.setItem(key, key);
  const kept = storage.getItem(key) === key;
  storage.removeItem(key);
  return kept;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
