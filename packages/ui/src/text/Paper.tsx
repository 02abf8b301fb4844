import type { ComponentProps } from 'react';
import { cx } from '../cx';
import './text.css';

export interface PaperProps extends ComponentProps<'div'> {
  /** `sheet` lies on the page with a shadow, `slip` is a dashed empty area to fill. */
  readonly look?: 'sheet' | 'slip' | undefined;
}

/** The surface of forms and cards. */
export function Paper({ look = 'sheet', className, ...rest }: PaperProps) {
  return <div {...rest} className={cx('ui-paper', `ui-paper--${look}`, className)} />;
}
