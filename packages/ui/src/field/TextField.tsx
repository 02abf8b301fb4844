import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { cx } from '../cx';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { Field, type FieldTexts } from './Field';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix' | 'children'> {
  /** Before the text inside the frame: an icon or a unit. Decorative; say it in the label too. */
  readonly prefix?: ReactNode;
  /** After the text inside the frame: a unit or a small button. */
  readonly suffix?: ReactNode;
  /** Said below once the text has `maxLength` characters: why no more of it is taken. */
  readonly atLimit?: string | undefined;
  /** For `type="password"`: the name of the toggle, for example "Show password". */
  readonly revealLabel?: string | undefined;
  /** `id` of an error that stands elsewhere and is about this field, too: it marks the field as invalid. */
  readonly errorElsewhere?: string | undefined;
}

export function TextField({
  label,
  hint,
  error,
  errorElsewhere,
  note,
  id,
  prefix,
  suffix,
  atLimit,
  revealLabel,
  type = 'text',
  className,
  ...input
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const shownType = revealLabel && revealed ? 'text' : type;
  const isFull = String(input.value ?? '').length >= (input.maxLength ?? Number.POSITIVE_INFINITY);
  const below = [hint, isFull ? atLimit : undefined].filter(Boolean).join(' · ') || undefined;
  return (
    <Field {...{ id, label, hint: below, error, errorElsewhere, note, className }}>
      {control => (
        <span className={cx('ui-input', Boolean(revealLabel || suffix) && 'ui-input--button')}>
          {prefix && (
            <span className="ui-input__prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input {...input} {...control} type={shownType} className="ui-input__control" />
          {suffix}
          {revealLabel && (
            <IconButton
              label={revealLabel}
              icon={revealed ? <EyeOffIcon /> : <EyeIcon />}
              aria-pressed={revealed}
              onClick={() => setRevealed(!revealed)}
            />
          )}
        </span>
      )}
    </Field>
  );
}
