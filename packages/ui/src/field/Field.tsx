import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { CircleAlertIcon } from '../icons/icons';
import { intoView } from '../intoView';
import './field.css';

export interface FieldTexts {
  readonly label: string;
  /** Remains visible beside an error, since it explains the expected input. */
  readonly hint?: string | undefined;
  /** Already translated, including a line in the other language; present means invalid. */
  readonly error?: ReactNode;
  /** Announced after the label, for example "optional". */
  readonly note?: string | undefined;
}

/** The attributes a control needs to be connected to label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** `id` of an error elsewhere that also concerns this field: it marks the field as invalid. */
  readonly errorElsewhere?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The `id` of the error below the control with this `id`. */
export const errorIdOf = (controlId: string): string => `${controlId}-error`;

/** R860: the reason is in view with the field that asks for it, above whatever covers the foot of a phone. */
const whereTyped = (error: HTMLElement | null): void => {
  if (error?.parentElement?.contains(document.activeElement)) intoView(error);
};

/** Label, control, then hint and error: the frame of every input. */
export function Field({ id, label, hint, error, errorElsewhere, note, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? errorIdOf(controlId) : undefined;
  const shownError = errorId ?? errorElsewhere;
  return (
    <div className={cx('ui-field', shownError !== undefined && 'ui-field--bad', className)}>
      <label className="ui-field__label" htmlFor={controlId}>
        {label}
        {note && <span className="ui-field__note"> {note}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': cx(shownError, hintId) || undefined,
        'aria-invalid': shownError === undefined ? undefined : true,
      })}
      {error && (
        <p ref={whereTyped} className="ui-field__error" id={errorId}>
          <CircleAlertIcon aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="ui-field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
