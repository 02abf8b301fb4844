import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import './field.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: ReactNode | undefined;
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('ui-check', className)}>
      <label className="ui-check__row">
        <input
          {...input}
          type="checkbox"
          className="ui-check__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {(error ?? hint) && (
        <p id={id} className={error ? 'ui-field__error' : 'ui-field__hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
