import type { ComponentProps } from 'react';
import { cx } from '../cx';
import './text.css';

export type TagTone = 'plain' | 'self' | 'yi' | 'ji' | 'wood' | 'fire' | 'earth' | 'metal' | 'water';

export interface TagProps extends ComponentProps<'span'> {
  /** `yi` and `ji` have a coloured edge, the five elements a coloured frame; the word itself says the same. */
  readonly tone?: TagTone | undefined;
}

export function Tag({ tone = 'plain', className, ...rest }: TagProps) {
  return <span {...rest} className={cx('ui-tag', `ui-tag--${tone}`, className)} />;
}
