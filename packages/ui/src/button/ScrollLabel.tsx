import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import './ScrollLabel.css';

export interface ScrollLabelProps extends Omit<ComponentProps<'button'>, 'name' | 'type'> {
  readonly icon: ReactNode;
  readonly name: string;
  /** Its action, in one line. */
  readonly children: ReactNode;
}

/** A way to begin, framed as the label of a scroll. Its name is the button's, the line under it its description. */
export function ScrollLabel({ icon, name, children, className, ...rest }: ScrollLabelProps) {
  const id = useId();
  return (
    <button
      {...rest}
      type="button"
      className={cx('ui-scroll-label', className)}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}line`}
    >
      {icon}
      <b id={`${id}name`}>{name}</b>
      <span id={`${id}line`}>{children}</span>
    </button>
  );
}
