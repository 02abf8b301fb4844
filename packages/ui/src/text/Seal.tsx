import type { CSSProperties } from 'react';
import { cx } from '../cx';
import './text.css';

export interface SealProps {
  /** One to four Han characters; more than two form two columns, read from the right. */
  readonly text: string;
  /** Side in CSS pixels. */
  readonly size?: number | undefined;
  readonly shape?: 'square' | 'round' | undefined;
  /** `carved` is filled, `outline` is a line; `good` and `bad` are the almanac's 宜 and 忌. */
  readonly look?: 'carved' | 'outline' | 'good' | 'bad' | undefined;
  /** If present, the seal is an image with this name; otherwise it is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Seal({ text, size = 40, shape = 'square', look = 'carved', label, className }: SealProps) {
  const count = [...text].length;
  const fontSize = size * (count === 1 ? 0.54 : count === 2 ? 0.36 : 0.38);
  return (
    <span
      lang="zh-CN"
      className={cx(
        'ui-seal',
        `ui-seal--${look}`,
        shape === 'round' && 'ui-seal--round',
        count > 1 && 'ui-seal--many',
        className,
      )}
      style={{ width: size, height: size, fontSize } satisfies CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className="ui-seal__text">{text}</span>
    </span>
  );
}
