import { Dotted } from '@app/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './photoSheet.css';

export interface ReadingRowProps {
  readonly name: string;
  readonly value: ReactNode;
  /** In parts, of which some may be absent. */
  readonly meaning?: readonly (string | false | undefined)[];
  readonly source?: string | undefined;
  /** The control that sets the fact. */
  readonly children?: ReactNode;
}

/** A reading: its name, the value, under it its meaning and its source, and beside it what can be done. */
export function ReadingRow({ name, value, meaning, source, children }: ReadingRowProps) {
  const parts = [
    ...(meaning ?? []),
    source && (
      <small>
        <Dotted parts={[source]} />
      </small>
    ),
  ];
  const act = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  // R1040: an answer takes its own button away; the focus goes on to the control in its place.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      act.current?.querySelector<HTMLElement>('select, button')?.focus();
  });
  return (
    <div className="photo-sheet__row">
      <dt>{name}</dt>
      <dd>
        <div className="photo-sheet__value">{value}</div>
        {parts.some(Boolean) && <Dotted className="photo-sheet__meaning" parts={parts} />}
      </dd>
      {children && (
        <dd
          ref={act}
          className="photo-sheet__act"
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {children}
        </dd>
      )}
    </div>
  );
}
