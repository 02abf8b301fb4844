import { useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { formatWish, parseWish, type Wish } from './wish';

const KEY = 'almanac-wish';

/** The wish, kept as long as the tab: it is there again when the dialog is. */
export function useWish(): readonly [wish: Wish, change: (part: Partial<Wish>) => void] {
  const { tabTexts } = usePorts();
  const [wish, setWish] = useState(() => parseWish(tabTexts.read(KEY)));
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    tabTexts.write(KEY, formatWish(next));
    setWish(next);
  };
  return [wish, change];
}
