import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import './Button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its action, in the reader's language: a screen reader says it and a tooltip may repeat it. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `s` is 32 px: only where a 44 px target is not possible, never as the only way to act. */
  readonly size?: 's' | 'm' | undefined;
}

export function IconButton({ label, icon, size = 'm', className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      className={cx('ui-icon-button', size === 's' && 'ui-icon-button--s', className)}
    >
      {icon}
    </button>
  );
}
