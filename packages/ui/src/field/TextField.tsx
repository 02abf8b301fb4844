import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { cx } from '../cx';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { Field, type FieldTexts } from './Field';
import { LimitWords } from './LimitWords';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'prefix' | 'children' | 'maxLength'> {
  /** Maximum number of characters; once reached, a line below says so. */
  readonly limit: number;
  /** Before the text inside the frame: an icon or a unit. Decorative; repeat it in the label. */
  readonly prefix?: ReactNode;
  /** After the text inside the frame: a unit or a small button. */
  readonly suffix?: ReactNode;
  /** For `type="password"`: the name of the toggle, for example "Show password". */
  readonly revealLabel?: string | undefined;
  /** `id` of an error elsewhere that also concerns this field: it marks the field as invalid. */
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
  limit,
  revealLabel,
  type = 'text',
  className,
  ...input
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const shownType = revealLabel && revealed ? 'text' : type;
  const announceLimit = use(LimitWords);
  const isFull = String(input.value ?? '').length >= limit;
  const below = [hint, isFull && announceLimit(limit)].filter(Boolean).join(' · ') || undefined;
  return (
    <Field {...{ id, label, hint: below, error, errorElsewhere, note, className }}>
      {control => (
        <span className={cx('ui-input', Boolean(revealLabel || suffix) && 'ui-input--button')}>
          {prefix && (
            <span className="ui-input__prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input {...input} {...control} maxLength={limit} type={shownType} className="ui-input__control" />
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
