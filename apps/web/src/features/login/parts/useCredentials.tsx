import type { Result } from '@app/kernel';
import { MessageText } from '@app/scenes/MessageText';
import { errorIdOf } from '@app/ui';
import { type CredentialError, INPUT_LIMITS, type RegisterField } from '@app/validation';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Form<Field extends string> = Readonly<Record<Field, string>>;

/**
 * A form that reports one error at a time: its text is at the first affected field, and all affected fields are
 * marked (R37).
 */
export function useCredentials<Field extends RegisterField>(
  empty: Form<Field>,
  check: (form: Form<Field>) => Result<Form<Field>, CredentialError<Field>>,
  send: (form: Form<Field>) => void,
) {
  const { t } = useTranslation('common');
  const prefix = useId();
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<CredentialError<Field>>();
  const [first, ...others] = error?.fields ?? [];
  const labelOf = (name: RegisterField) => t(`auth.${name}`);
  const idOf = (name: Field) => `${prefix}${name}`;
  return {
    submit(event: FormEvent) {
      event.preventDefault();
      const checked = check(form);
      setError(checked.ok ? undefined : checked.error);
      if (checked.ok) send(checked.value);
      else if (checked.error.fields[0]) document.getElementById(idOf(checked.error.fields[0]))?.focus();
    },
    field: <Name extends Field>(name: Name) => ({
      id: idOf(name),
      name,
      label: labelOf(name),
      limit: INPUT_LIMITS[name as RegisterField],
      value: form[name],
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setForm({ ...form, [name]: event.target.value });
        // R1074: what it was said of is no longer there.
        if (error?.fields.includes(name)) setError(undefined);
      },
      error: error && name === first ? <MessageText message={{ code: error.code }} /> : undefined,
      errorElsewhere: first && others.some(other => other === name) ? errorIdOf(idOf(first)) : undefined,
    }),
  };
}
