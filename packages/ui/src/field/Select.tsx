import type { ComponentProps, KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import { Field, type FieldTexts } from './Field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be selected again. */
  readonly placeholder?: string | undefined;
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
  ...select
}: SelectProps) {
  const uncontrolled = select.value === undefined && select.defaultValue === undefined;
  return (
    <Field {...{ id, label, hint, error, note, className }}>
      {control => (
        <span className="ui-input ui-input--select">
          <select
            {...select}
            {...(placeholder && uncontrolled ? { defaultValue: '' } : {})}
            {...control}
            onKeyDown={event => {
              select.onKeyDown?.(event);
              openFirst(event);
            }}
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

/**
 * While nothing is chosen, arrows and letters open the list. Otherwise some systems choose an entry at the first key
 * press, and if choosing is an action, such as adding a window to a wall, the second entry could never be reached.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>) {
  const select = event.currentTarget;
  const isPick = event.key.startsWith('Arrow') || (event.key.length === 1 && event.key !== ' ');
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
  if (select.value !== '' || !isPick || !isPlain || event.defaultPrevented) return;
  try {
    select.showPicker();
    event.preventDefault();
  } catch {
    // A browser without it keeps its own behaviour.
  }
}
