import type { StorageError } from '../storage/repository';

/** A store of small texts. Never throws: in a browser that forbids storage it lasts as long as the tab. */
export interface TextStore {
  readonly lasting: boolean;
  read(key: string): string | undefined;
  /** False when the text was refused (storage full or forbidden). */
  write(key: string, text: string): boolean;
  /**
   * Calls the listener once when a text is refused, at once if one already was. Returns a function that unsubscribes.
   */
  onRefused(listener: (why: StorageError['code']) => void): () => void;
  remove(key: string): void;
  /** Removes every text. */
  clear(): void;
  /** The keys of all texts. */
  keys(): readonly string[];
}

/** Reports the first refusal to each listener, later ones included. */
export function createRefusals() {
  const listeners = new Set<(why: StorageError['code']) => void>();
  let first: StorageError['code'] | undefined;
  return {
    refuse(why: StorageError['code']): false {
      first ??= why;
      for (const listener of listeners) listener(why);
      listeners.clear();
      return false;
    },
    listen(listener: (why: StorageError['code']) => void): () => void {
      if (first) listener(first);
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forget(): void {
      first = undefined;
    },
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
