/** A place for small texts. Never throws: a browser that forbids storage gets one that lasts as long as the tab. */
export interface TextStore {
  readonly lasting: boolean;
  read(key: string): string | undefined;
  /** False when the text was refused (storage full or forbidden). */
  write(key: string, text: string): boolean;
  /** Calls once when a text has been refused, at once if one was before. Gives back what ends the listening. */
  onRefused(listener: () => void): () => void;
  remove(key: string): void;
  /** Removes every text there is. */
  clear(): void;
  /** The keys of every text there is. */
  keys(): readonly string[];
}

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

export function memoryTextStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    read: key => texts.get(key),
    write: (key, text) => texts.set(key, text) === texts,
    onRefused: () => () => undefined,
    remove: key => void texts.delete(key),
    clear: () => texts.clear(),
    keys: () => [...texts.keys()],
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
