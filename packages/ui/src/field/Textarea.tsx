import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

export interface TextareaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Grows with its text if the browser supports it; `rows` is the minimum height. */
export function Textarea({ label, hint, error, note, id, className, rows = 3, ...area }: TextareaProps) {
  return (
    <Field {...{ id, label, hint, error, note, className }}>
      {control => (
        <span className="ui-input ui-input--area">
          <textarea {...area} {...control} rows={rows} className="ui-input__control" />
        </span>
      )}
    </Field>
  );
}
