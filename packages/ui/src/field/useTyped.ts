import { useCallback, useState } from 'react';

/** Where words lie until the page comes back; without one they are only shown. */
export interface TypedStore {
  read(key: string): string | undefined;
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/**
 * R216: words that are half typed and belong to nothing yet. They lie in the store from letter to letter, so that they
 * are there after the page was left, until they are again what they were at first.
 *
 * @example
 * const [text, setText] = useTyped(tabStore, 'facing');
 */
export function useTyped(
  store: TypedStore | undefined,
  field: string,
  initial = '',
): readonly [string, (text: string) => void] {
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
