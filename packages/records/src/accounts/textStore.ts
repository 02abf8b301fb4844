import type { StorageError } from '../storage/repository';

/** A place for small texts. Never throws: a browser that forbids storage gets one that lasts as long as the tab. */
export interface TextStore {
  readonly lasting: boolean;
  read(key: string): string | undefined;
  /** False when the text was refused (storage full or forbidden). */
  write(key: string, text: string): boolean;
  /** Calls once when a text has been refused, at once if one was before. Gives back what ends the listening. */
  onRefused(listener: (why: StorageError['code']) => void): () => void;
  remove(key: string): void;
  /** Removes every text there is. */
  clear(): void;
  /** The keys of every text there is. */
  keys(): readonly string[];
}

/** Tells each listener of the first refusal, those that come later too. */
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
