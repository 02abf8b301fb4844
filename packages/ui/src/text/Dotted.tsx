import type { ReactNode } from 'react';
import './dotted.css';

export interface DottedProps {
  /** Some may be absent; a text with dots of its own is several. */
  readonly parts: readonly ReactNode[];
  readonly className?: string;
}

/** R1066: parts with a dot between them, in lines that neither begin nor end with one. */
export function Dotted({ parts, className = '' }: DottedProps) {
  const all = parts.flatMap(part => (typeof part === 'string' ? part.split(' · ') : [part])).filter(Boolean);
  return (
    <span className={`dotted ${className}`}>
      {all.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and are words without a state
        <span key={i}>
          {i > 0 && <i>{' · '}</i>}
          {part}
        </span>
      ))}
    </span>
  );
}
