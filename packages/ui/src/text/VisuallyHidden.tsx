import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx';
import './text.css';

/** Read aloud, not drawn. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('ui-hidden', className)} />;
}

export interface SkipLinkProps {
  /** The `id` of what to skip to; it should have `tabIndex={-1}`. */
  readonly targetId: string;
  readonly children: string;
}

/** First in the page; seen only while it has focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  // Moving focus is the whole effect: a new hash in the address would be a navigation to the router.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a className="ui-skip" href={`#${targetId}`} onClick={skip}>
      {children}
    </a>
  );
}
