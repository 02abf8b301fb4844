import { type RefObject, useRef } from 'react';

/**
 * Returns focus when a modal closes: Radix returns it only to its own trigger, and ours are opened by state, from
 * anywhere. `then` runs once the focus is back, so that anything it opens will return focus there too.
 */
export function useFocusReturn(target?: RefObject<HTMLElement | null>, then?: () => void) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = target?.current ?? opener.current;
      if (place instanceof HTMLElement && place.isConnected) place.focus();
      then?.();
    },
  };
}
