import { type ReactNode, useState } from 'react';

/**
 * What only a screen reader hears: the line to place, and how to say something in it. The same words twice are said twice.
 *
 * @example
 * const [line, announce] = useAnnouncement();
 */
export function useAnnouncement(): readonly [ReactNode, (text: string) => void] {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const line = (
    <p className="ui-hidden" role="status">
      <span key={said.count}>{said.text}</span>
    </p>
  );
  return [line, text => setSaid(({ count }) => ({ text, count: count + 1 }))];
}
