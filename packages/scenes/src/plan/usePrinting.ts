import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed: what belongs on paper only is rendered before the printer takes the page.
 *
 * @example
 * const isPrinting = usePrinting();
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const turn = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', turn);
    window.addEventListener('afterprint', turn);
    return () => {
      window.removeEventListener('beforeprint', turn);
      window.removeEventListener('afterprint', turn);
    };
  }, []);
  return isPrinting;
}
