import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Stores texts until the page opens again. */
interface TypedStore {
  read(key: string): string | undefined;
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/**
 * Provides the store of unfinished texts to all fields that should restore theirs; without it, texts are not stored.
 */
export const TypedTexts = createContext<TypedStore | undefined>(undefined);

/**
 * R216: an unfinished text that has not been submitted. It is stored at every letter, so that it is still there after
 * leaving the page, and removed once it equals the initial text again.
 *
 * @example
 * const [text, setText] = useTyped('facing');
 */
export function useTyped(field: string, initial = ''): readonly [string, (text: string) => void] {
  const store = use(TypedTexts);
  const key = `typed/${field}`;
  const [text, setText] = useState(() => store?.read(key) ?? initial);
  const type = useCallback(
    (next: string) => {
      setText(next);
      if (next === initial) store?.remove(key);
      else store?.write(key, next);
    },
    [store, key, initial],
  );
  return [text, type];
}

/**
 * R216: a text to search or jump by. It is discarded when its field closes, but not when the person leaves the page:
 * reopened, the field has its initial text.
 *
 * @example
 * const [query, setQuery] = useSearchText('records');
 */
export function useSearchText(field: string, initial = ''): readonly [string, (text: string) => void] {
  const store = use(TypedTexts);
  const typed = useTyped(field, initial);
  useEffect(() => () => store?.remove(`typed/${field}`), [store, field]);
  return typed;
}
