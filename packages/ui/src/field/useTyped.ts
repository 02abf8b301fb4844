import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Where words lie until the page comes back. */
interface TypedStore {
  read(key: string): string | undefined;
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** Holds what is half typed, around every field that should come back; without one, words are only shown. */
export const TypedTexts = createContext<TypedStore | undefined>(undefined);

/**
 * R216: words that are half typed and belong to nothing yet. They lie in the store from letter to letter, so that they
 * are there after the page was left, until they are again what they were at first.
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
 * R216: words to search or jump by. They are done with once their field is closed, which a page that is left does not do:
 * opened again, the field is as at first.
 *
 * @example
 * const [query, setQuery] = useSought('records');
 */
export function useSought(field: string, initial = ''): readonly [string, (text: string) => void] {
  const store = use(TypedTexts);
  const typed = useTyped(field, initial);
  useEffect(() => () => store?.remove(`typed/${field}`), [store, field]);
  return typed;
}
