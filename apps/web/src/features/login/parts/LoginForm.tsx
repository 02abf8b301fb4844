import { Button, TextField } from '@app/ui';
import { checkLogin, LOGIN_FIELDS, type LoginError, type LoginField } from '@app/validation';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../parts/messages';
import { useSignIn } from './useSignIn';

const EMPTY = { email: '', password: '' } as const satisfies Record<LoginField, string>;

export function LoginForm() {
  const { t } = useTranslation('common');
  const prefix = useId();
  const [form, setForm] = useState<Readonly<Record<LoginField, string>>>(EMPTY);
  const [error, setError] = useState<LoginError>();
  const { busy, signIn } = useSignIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkLogin(form);
    setError(checked.ok ? undefined : checked.error);
    if (checked.ok) signIn(checked.value);
    else document.getElementById(`${prefix}${checked.error.fields[0]}`)?.focus();
  };
  const field = (name: LoginField) => ({
    id: `${prefix}${name}`,
    name,
    label: t(`auth.${name}`),
    value: form[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
    error: error?.fields.includes(name) ? <MessageText message={{ code: error.code }} /> : undefined,
  });

  return (
    <form className="login__form" noValidate onSubmit={submit} aria-label={t('auth.tabLogin')}>
      <TextField {...field(LOGIN_FIELDS[0])} type="email" autoComplete="email" inputMode="email" />
      <TextField
        {...field(LOGIN_FIELDS[1])}
        type="password"
        autoComplete="current-password"
        revealLabel={t('auth.showPassword')}
      />
      <Button variant="primary" size="l" wide type="submit" busy={busy} busyLabel={t('auth.busyLogin')}>
        {t('auth.submitLogin')}
      </Button>
    </form>
  );
}
