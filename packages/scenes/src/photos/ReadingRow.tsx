import type { ReactNode } from 'react';
import './photoSheet.css';

export interface ReadingRowProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly meaning?: ReactNode;
  readonly source?: string | undefined;
  /** The control that sets the fact. */
  readonly children?: ReactNode;
}

/** A reading: its name, the finding, its meaning, its origin, and the possible actions. */
export const ReadingRow = ({ name, value, meaning, source, children }: ReadingRowProps) => (
  <div className="photo-sheet__row">
    <dt>{name}</dt>
    <dd>
      <div className="photo-sheet__value">{value}</div>
      {meaning && <div className="photo-sheet__meaning">{meaning}</div>}
      {source && <small>{source}</small>}
    </dd>
    {children && <dd className="photo-sheet__act">{children}</dd>}
  </div>
);
