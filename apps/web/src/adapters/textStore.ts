/** A place for small texts. Never throws: a browser that forbids storage gets one that lasts as long as the tab. */
export interface TextStore {
  readonly lasting: boolean;
  read(key: string): string | undefined;
  /** False when the text was refused (storage full or forbidden). */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Removes every text there is. */
  clear(): void;
}

/** Wraps `sessionStorage` or `localStorage`; `open` may throw, as both do when storage is blocked. */
export function createTextStore(open: () => Storage): TextStore {
  const storage = attempt(open);
  const usable = storage !== undefined && attempt(() => probe(storage)) === true;
  if (!storage || !usable) return memoryTextStore();
  return {
    lasting: true,
    read: key => attempt(() => storage.getItem(key)) ?? undefined,
    write: (key, text) =>
      attempt(() => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: key => void attempt(() => storage.removeItem(key)),
    clear: () => void attempt(() => storage.clear()),
  };
}

export function memoryTextStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    read: key => texts.get(key),
    write: (key, text) => texts.set(key, text) === texts,
    remove: key => void texts.delete(key),
    clear: () => texts.clear(),
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
