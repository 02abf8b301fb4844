import { type ReactNode, useState } from 'react';

/**
 * A line only for screen readers, and a function that announces text in it. Repeated text is announced each time.
 *
 * @example
 * const [line, announce] = useAnnouncement();
 */
export function useAnnouncement(): readonly [ReactNode, (text: string) => void] {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const line = (
    <p className="ui-hidden" role="status">
      <span key={announced.count}>{announced.text}</span>
    </p>
  );
  return [line, text => setAnnounced(({ count }) => ({ text, count: count + 1 }))];
}
