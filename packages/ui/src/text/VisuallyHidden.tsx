import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx';
import './text.css';

/** Read aloud, but invisible. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('ui-hidden', className)} />;
}

export interface SkipLinkProps {
  /** The `id` of the skip target; it should have `tabIndex={-1}`. */
  readonly targetId: string;
  readonly children: string;
}

/** First in the page; visible only while it has focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  // Moving focus is the only effect: the router would treat a new hash as a navigation.
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
