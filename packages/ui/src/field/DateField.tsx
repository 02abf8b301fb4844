import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix'> {}

/** A day as `YYYY-MM-DD`: typed part by part or picked, in the order of the system's language. */
export function DateField(props: DateFieldProps) {
  return <MomentField {...props} type="date" />;
}

/** A time of day as `HH:MM`; the value has 24 hours whatever the system shows. */
export function TimeField(props: DateFieldProps) {
  return <MomentField {...props} type="time" />;
}

/** A time of the last minutes as `HH:MM`, typed: of 24 hours in every system's language. */
export function ClockField(props: DateFieldProps) {
  return <MomentField {...props} type="text" inputMode="numeric" maxLength={5} autoComplete="off" />;
}

function MomentField({
  label,
  hint,
  error,
  note,
  id,
  className,
  ...input
}: DateFieldProps & { readonly type: 'date' | 'time' | 'text' }) {
  return (
    <Field {...{ id, label, hint, error, note, className }}>
      {control => (
        <span className="ui-input">
          <input {...input} {...control} className="ui-input__control ui-num" />
        </span>
      )}
    </Field>
  );
}
