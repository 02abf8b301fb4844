import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end counts as at the end, CSS pixels. */
const NEAR = 48;

export interface FollowEnd {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps a growing list, the one child of the viewport, at its end while the reader is there, and leaves it alone once they scroll up.
 * A new question (`phase` becomes `waiting`) is always brought into sight: the reader has just asked it.
 */
export function useFollowEnd(content: unknown, phase: string): FollowEnd {
  const viewport = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** Where the list was left, by the reader or by us. */
  const top = useRef(0);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const element = viewport.current;
    if (!element) return;
    follows.current = true;
    setAtEnd(true);
    element.scrollTop = element.scrollHeight;
    top.current = element.scrollTop;
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      // Told a frame late: the list may have grown since it was brought to its end. Only scrolling up stops the following.
      if (left < NEAR) follows.current = true;
      else if (element.scrollTop < top.current) follows.current = false;
      top.current = element.scrollTop;
      setAtEnd(follows.current);
    };
    // Markdown arrives a moment after its text, and windows change: the end moves without a message.
    const resized = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    element.addEventListener('scroll', look, { passive: true });
    for (const watched of [element, ...element.children]) resized.observe(watched);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [toEnd]);

  useLayoutEffect(() => {
    if (phase === 'waiting') toEnd();
  }, [phase, toEnd]);
  // Each change of the content moves the end.
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [content, toEnd]);
  return { viewport, atEnd, toEnd };
}
