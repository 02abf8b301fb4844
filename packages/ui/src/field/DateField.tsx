import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix'> {}

/** A day as `YYYY-MM-DD`: typed part by part or picked, in the order the system's language writes it. */
export function DateField(props: DateFieldProps) {
  return <MomentField {...props} type="date" />;
}

/** A time of day as `HH:MM`; the value has 24 hours regardless of the system's display. */
export function TimeField(props: DateFieldProps) {
  return <MomentField {...props} type="time" />;
}

function MomentField({
  label,
  hint,
  error,
  note,
  id,
  className,
  ...input
}: DateFieldProps & { readonly type: 'date' | 'time' }) {
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
