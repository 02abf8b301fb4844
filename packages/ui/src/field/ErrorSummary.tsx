import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons';
import './field.css';

export interface FieldFault {
  /** The `id` of the field with the error. */
  readonly fieldId: string;
  readonly text: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly faults: readonly FieldFault[];
}

/** Above a submitted form with errors: announces them immediately and links to each field. */
export function ErrorSummary({ title, faults }: ErrorSummaryProps) {
  return (
    <div role="alert" className="ui-summary" hidden={faults.length === 0}>
      <p className="ui-summary__title">
        <CircleAlertIcon aria-hidden="true" />
        {title}
      </p>
      <ul>
        {faults.map(fault => (
          <li key={fault.fieldId}>
            <a
              href={`#${fault.fieldId}`}
              onClick={event => {
                event.preventDefault();
                document.getElementById(fault.fieldId)?.focus();
              }}
            >
              {fault.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
