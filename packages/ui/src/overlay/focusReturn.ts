import { type RefObject, useRef } from 'react';

/**
 * Where focus goes when a modal ends: Radix returns it only to its own trigger, and ours are opened by state, from
 * anywhere. `then` runs once the focus is back, so that what it opens will in turn return there.
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
