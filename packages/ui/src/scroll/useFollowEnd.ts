import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as at the end, CSS pixels. */
const NEAR = 48;
/** Space above a question that is read from its top, CSS pixels. */
const ABOVE = 12;

export interface FollowEnd {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Less than a screen from the end, or not yet moved by the reader. */
  readonly atEnd: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps a growing list, the one child of the viewport, at its end while the reader is there, and stops once they
 * scroll. R416: a new question (`awaits` turns true) always scrolls into view, and its answer is followed only until
 * the question is at the top of the view: people read from there, however long the answer is. `questions` selects the
 * questions; the last one is followed, of a long one only its end.
 */
export function useFollowEnd(awaits: boolean, questions: string): FollowEnd {
  const viewport = useRef<HTMLDivElement>(null);
  const follows = useRef<'end' | 'answer' | 'nothing'>('end');
  /** The last scroll position, set by the reader or by us. */
  const top = useRef(0);
  const [atEnd, setAtEnd] = useState(true);

  const place = useCallback(() => {
    const element = viewport.current;
    if (!element) return;
    // The browser's own anchoring would be taken for the reader's scrolling; away from the end it keeps their place.
    element.style.overflowAnchor = follows.current === 'nothing' ? '' : 'none';
    if (follows.current === 'nothing') return;
    const end = element.scrollHeight - element.clientHeight;
    const goal = follows.current === 'answer' ? Math.min(end, topOfLast(questions, element)) : end;
    element.scrollTop = goal;
    top.current = element.scrollTop;
    setAtEnd(true);
  }, [questions]);
  const follow = useCallback(
    (what: 'end' | 'answer') => {
      follows.current = what;
      place();
    },
    [place],
  );
  const toEnd = useCallback(() => follow('end'), [follow]);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      // Reported a frame late: the list may have grown since. Only the reader's own movement counts.
      const moved = element.scrollTop - top.current;
      if (left < NEAR) {
        if (moved > 0 || follows.current === 'nothing') follows.current = 'end';
      } else if (moved < 0 || (moved > 0 && follows.current === 'answer')) follows.current = 'nothing';
      top.current = element.scrollTop;
      setAtEnd(left <= element.clientHeight || follows.current !== 'nothing');
    };
    // Markdown arrives shortly after its text, and windows are resized: the end moves without a message.
    const resized = new ResizeObserver(place);
    element.addEventListener('scroll', look, { passive: true });
    for (const watched of [element, ...element.children]) resized.observe(watched);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [place]);

  useLayoutEffect(() => {
    if (awaits) follow('answer');
  }, [awaits, follow]);
  // Every rendering may move the end.
  useLayoutEffect(place);
  return { viewport, atEnd, toEnd };
}

/** As a scroll position; infinite if there is none. */
function topOfLast(selector: string, element: HTMLElement): number {
  const question = [...element.querySelectorAll(selector)].at(-1);
  if (!question) return Number.POSITIVE_INFINITY;
  const { top, height } = question.getBoundingClientRect();
  const below = top - element.getBoundingClientRect().top + Math.max(0, height - element.clientHeight / 3);
  return Math.max(0, element.scrollTop + below - ABOVE);
}
