import type { ReactNode } from 'react';
import { type ExplainedTerm, useOpenTerm } from './explanation';

export interface TermProps extends ExplainedTerm {
  readonly className?: string;
  /** The displayed name, if longer or shorter than `name`. */
  readonly children?: ReactNode;
}

/** A word of the almanac that shows its explanation when pressed. */
export function Term({ className, children, ...term }: TermProps) {
  const { term: openTerm, toggle } = useOpenTerm();
  const open = openTerm?.id === term.id;
  return (
    <button
      type="button"
      className={className ? `alm-term ${className}` : 'alm-term'}
      aria-expanded={open}
      onClick={() => toggle(term)}
    >
      {children ?? term.name}
    </button>
  );
}
