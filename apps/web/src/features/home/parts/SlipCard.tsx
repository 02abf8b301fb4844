import { Seal } from '@app/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../common/language';

export interface SlipCardProps {
  /** A numeral of the formal Chinese set. */
  readonly number: string;
  readonly title: string;
  readonly body: string;
  readonly icon: ReactNode;
  readonly open: boolean;
  /** The `id` of the panel it opens. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** One of the two ways to begin, shaped like a scroll's title slip; the seal marks the open one. */
export function SlipCard({ number, title, body, icon, open, controls, onPress }: SlipCardProps) {
  const { inFace } = useLanguage();
  return (
    <button
      type="button"
      className={open ? 'slip slip--open' : 'slip'}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
    >
      <span className="slip__number" lang="zh-CN" aria-hidden="true">
        {number}
      </span>
      <span className="slip__icon" aria-hidden="true">
        {icon}
      </span>
      <span className="slip__title">{title}</span>
      <span className="slip__body ui-phrases">{body}</span>
      {open && <Seal text={inFace('启')} size={34} className="slip__seal" />}
    </button>
  );
}
