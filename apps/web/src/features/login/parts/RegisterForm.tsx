import { Button, TextField } from '@app/ui';
import { checkRegistration, type RegisterError, type RegisterField } from '@app/validation';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../parts/messages';
import { useSignIn } from './useSignIn';

const EMPTY = { username: '', email: '', password: '', confirmPassword: '' } as const satisfies Record<
  RegisterField,
  string
>;

export function RegisterForm() {
  const { t } = useTranslation('common');
  const prefix = useId();
  const [form, setForm] = useState<Readonly<Record<RegisterField, string>>>(EMPTY);
  const [error, setError] = useState<RegisterError>();
  const { busy, register } = useSignIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkRegistration(form);
    setError(checked.ok ? undefined : checked.error);
    if (checked.ok) register(checked.value);
    else document.getElementById(`${prefix}${checked.error.fields[0]}`)?.focus();
  };
  const field = (name: RegisterField) => ({
    id: `${prefix}${name}`,
    name,
    label: t(`auth.${name}`),
    value: form[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
    error: error?.fields.includes(name) ? <MessageText message={{ code: error.code }} /> : undefined,
  });

  return (
    <form className="login__form" noValidate onSubmit={submit} aria-label={t('auth.tabRegister')}>
      <TextField {...field('username')} autoComplete="username" />
      <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        revealLabel={t('auth.showPassword')}
      />
      <TextField
        {...field('confirmPassword')}
        type="password"
        autoComplete="new-password"
        revealLabel={t('auth.showPassword')}
      />
      <Button variant="primary" size="l" wide type="submit" busy={busy} busyLabel={t('auth.busyRegister')}>
        {t('auth.submitRegister')}
      </Button>
    </form>
  );
}
