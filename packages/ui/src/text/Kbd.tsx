import type { ComponentProps } from 'react';
import { cx } from '../cx';
import './text.css';

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx('ui-kbd', className)} />;
}
