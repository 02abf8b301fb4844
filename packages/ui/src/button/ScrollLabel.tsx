import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import './ScrollLabel.css';

export interface ScrollLabelProps extends Omit<ComponentProps<'button'>, 'name' | 'type'> {
  readonly icon: ReactNode;
  readonly name: string;
  /** One line about where it leads. */
  readonly children: ReactNode;
}

/** A way to begin, framed like the label of a scroll. */
export function ScrollLabel({ icon, name, children, className, ...rest }: ScrollLabelProps) {
  return (
    <button {...rest} type="button" className={cx('ui-scroll-label', className)}>
      {icon}
      <b>{name}</b> <span>{children}</span>
    </button>
  );
}
