import type { ReactNode } from 'react';
import { type Asked, useAsking } from './explanation';

export interface TermProps extends Asked {
  readonly className?: string;
  /** The displayed name, if longer or shorter than `name`. */
  readonly children?: ReactNode;
}

/** A word of the almanac that shows its explanation when pressed. */
export function Term({ className, children, ...term }: TermProps) {
  const { asked, ask } = useAsking();
  const open = asked?.id === term.id;
  return (
    <button
      type="button"
      className={className ? `alm-term ${className}` : 'alm-term'}
      aria-expanded={open}
      onClick={() => ask(term)}
    >
      {children ?? term.name}
    </button>
  );
}
