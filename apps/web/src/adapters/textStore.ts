import { createRefusals, memoryTextStore, type TextStore } from '@app/records';

/** Wraps `sessionStorage` or `localStorage`; `open` may throw, as both do when storage is blocked. */
export function createTextStore(open: () => Storage): TextStore {
  const storage = attempt(open);
  const usable = storage !== undefined && attempt(() => probe(storage)) === true;
  if (!storage || !usable) return memoryTextStore();
  const refusals = createRefusals();
  return {
    lasting: true,
    read: key => attempt(() => storage.getItem(key)) ?? undefined,
    write: (key, text) =>
      attempt(() => {
        storage.setItem(key, text);
        return true;
      }) ??
      // A working store that refuses a write is full.
      refusals.refuse('storage/full'),
    onRefused: refusals.listen,
    remove: key => void attempt(() => storage.removeItem(key)),
    clear: () => void attempt(() => storage.clear()),
    keys: () =>
      attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [],
  };
}

function probe(storage: Storage): boolean {
  const key = '__probe__';
  storage.setItem(key, key);
  const canWrite = storage.getItem(key) === key;
  storage.removeItem(key);
  return canWrite;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
