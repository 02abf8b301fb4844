import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { intoView } from '../intoView';

interface Moving {
  readonly host: HTMLElement;
  /** What had the focus when it left its last place. */
  focused?: HTMLElement | undefined;
}

/**
 * A part that has another place in another layout. Its elements move along with what is open, typed and focused, where
 * drawing them again would lose it. `kept` is always rendered, at one position; `place` wherever the part is now.
 */
export function useMoving(part: ReactNode): { readonly kept: ReactNode; readonly place: ReactNode } {
  const [moving] = useState((): Moving => {
    const host = document.createElement('div');
    Object.assign(host.style, CONTENTS);
    return { host };
  });
  return { kept: createPortal(part, moving.host), place: <Place moving={moving} /> };
}

/** Its parent lays out the part, not its boxes. */
const CONTENTS = { display: 'contents' } as const;

function Place({ moving }: { readonly moving: Moving }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(moving.host);
    moving.focused?.focus({ preventScroll: true });
    // The layout that has the part now may have scrolled it away.
    intoView(moving.focused ?? null);
    moving.focused = undefined;
    // Effects end before their elements leave the document, and with them the focus.
    return () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement && moving.host.contains(activeElement))) return;
      moving.focused = activeElement;
      // The next place is in the same commit; one that comes later must not take the focus.
      queueMicrotask(() => {
        moving.focused = undefined;
      });
    };
  }, [moving]);
  return <div ref={place} style={CONTENTS} />;
}
