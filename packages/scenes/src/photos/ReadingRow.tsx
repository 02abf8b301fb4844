import type { ReactNode } from 'react';
import './photoSheet.css';

export interface ReadingRowProps {
  readonly name: string;
  readonly value: ReactNode;
  /** Its parts, and what is not one for an absent part. */
  readonly meaning?: readonly (string | false | undefined)[];
  readonly source?: string | undefined;
  /** The control that sets the fact. */
  readonly children?: ReactNode;
}

/** A reading: its name, the finding, its meaning, its origin, and the possible actions. */
export function ReadingRow({ name, value, meaning, source, children }: ReadingRowProps) {
  const means = meaning?.filter(Boolean).join(' · ');
  return (
    <div className="photo-sheet__row">
      <dt>{name}</dt>
      <dd>
        <div className="photo-sheet__value">{value}</div>
        {means && <span className="photo-sheet__meaning">{means}</span>}
        {source && <small>{source}</small>}
      </dd>
      {children && <dd className="photo-sheet__act">{children}</dd>}
    </div>
  );
}
