import { cx } from '../cx';
import './feedback.css';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; absent while the share is unknown. Values outside are held at the ends. */
  readonly share?: number | undefined;
  /** Spoken instead of a percentage, for example "2 of 5 photos". */
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
  /** Lines of text to stand in for. */
  readonly lines?: number | undefined;
  /** Any CSS length: one block of this height instead of lines. */
  readonly height?: string | undefined;
}

/** Holds the place of what is coming; say that it is loading in a status nearby. */
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
