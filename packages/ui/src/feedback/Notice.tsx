import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { cx } from '../cx';
import { CloseIcon, TriangleAlertIcon } from '../icons/icons';
import './feedback.css';

export interface QuietNoteProps {
  /** A small seal or icon on the left. */
  readonly mark?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A permanent remark beside its subject; not announced. */
export function QuietNote({ mark, className, children }: QuietNoteProps) {
  return (
    <div className={cx('ui-note', className)}>
      {mark}
      <div className="ui-note__text">{children}</div>
    </div>
  );
}

export interface AlertBannerProps {
  readonly children: ReactNode;
  readonly tone?: 'warn' | 'error' | undefined;
  /** If absent, the banner cannot be dismissed. */
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissLabel?: string | undefined;
}

/** Interrupts a screen reader; for facts a person must know before continuing. */
export function AlertBanner({ children, tone = 'warn', onDismiss, dismissLabel }: AlertBannerProps) {
  return (
    <div role="alert" className={`ui-banner ui-banner--${tone}`}>
      <TriangleAlertIcon aria-hidden="true" />
      <div className="ui-banner__text">{children}</div>
      {onDismiss && dismissLabel && (
        <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
      )}
    </div>
  );
}
