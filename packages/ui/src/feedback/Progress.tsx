import { cx } from '../cx';
import './feedback.css';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; absent while the share is unknown. Values outside are clamped. */
  readonly share?: number | undefined;
  /** Announced instead of a percentage, for example "2 of 5 photos". */
  readonly valueText?: string | undefined;
}

export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={cx('ui-progress', percent === undefined && 'ui-progress--unknown')}
    >
      <div
        className="ui-progress__fill"
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}

export interface SkeletonProps {
  /** The number of text lines to replace. */
  readonly lines?: number | undefined;
  /** Any CSS length: one block of this height instead of lines. */
  readonly height?: string | undefined;
}

/** A placeholder for content that is loading; announce the loading in a status nearby. */
export function Skeleton({ lines = 1, height }: SkeletonProps) {
  if (height) return <div className="ui-skeleton" style={{ height }} aria-hidden="true" />;
  return (
    <div className="ui-skeletons" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move.
        <div key={line} className="ui-skeleton ui-skeleton--line" />
      ))}
    </div>
  );
}
