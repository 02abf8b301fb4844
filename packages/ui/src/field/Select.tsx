import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import { Field, type FieldTexts } from './Field';
import { useFirstChoice } from './useFirstChoice';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be selected again. */
  readonly placeholder?: string | undefined;
  /** R612: a choice does something at once, so no key makes one unasked. */
  readonly isAct?: boolean;
}

/** The system's own list in our frame: on a phone it is the familiar wheel. */
export function Select({
  label,
  hint,
  error,
  note,
  id,
  className,
  options,
  placeholder,
  isAct = false,
  ...select
}: SelectProps) {
  const keys = useFirstChoice(select, isAct);
  const uncontrolled = select.value === undefined && select.defaultValue === undefined;
  return (
    <Field {...{ id, label, hint, error, note, className }}>
      {control => (
        <span className="ui-input ui-input--select">
          <select
            {...select}
            {...(placeholder && uncontrolled ? { defaultValue: '' } : {})}
            {...control}
            {...keys}
            className="ui-input__control"
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
