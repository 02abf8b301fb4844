import './feedback.css';

export interface SpinnerProps {
  /** If present, it is announced once as a status; without it the spinner is decoration beside text. */
  readonly label?: string | undefined;
  /** CSS pixels. */
  readonly size?: number | undefined;
}

export function Spinner({ label, size = 16 }: SpinnerProps) {
  const ring = <span className="ui-spinner" style={{ width: size, height: size }} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className="ui-spinner-row">
      {ring}
      <span>{label}</span>
    </span>
  );
}
