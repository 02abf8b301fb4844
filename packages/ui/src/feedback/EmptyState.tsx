import type { ReactNode } from 'react';
import './feedback.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The way to fill the empty state: usually one button. */
  readonly action?: ReactNode;
}

/** An illustrated empty state: a moon gate on its ground line with the sign of an open gate. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <svg viewBox="-72 -46 144 92" width="144" height="92" aria-hidden="true" className="ui-empty__gate">
        <circle r="40" className="ui-empty__gilt" />
        <circle r="44" className="ui-empty__ink" />
        <path d="M-70 34H-27M27 34H70" className="ui-empty__gilt" />
        <path d="M-14 20V-6H14V20M-14 4H14M-14-14H14" className="ui-empty__hair" />
      </svg>
      <p className="ui-empty__title">{title}</p>
      {text && <p className="ui-empty__text">{text}</p>}
      {action}
    </div>
  );
}
