import { Button, TextField, type TextFieldProps } from '@app/ui';
import { checkLogin, checkRegistration, type LoginField, type RegisterField } from '@app/validation';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCredentials } from './useCredentials';
import { useSignIn } from './useSignIn';

const LOGIN: Readonly<Record<LoginField, string>> = { email: '', password: '' };
const REGISTER: Readonly<Record<RegisterField, string>> = { ...LOGIN, username: '', confirmPassword: '' };
const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email' } as const;

/** R26, R32. */
export function LoginForm() {
  const { busy, signIn } = useSignIn();
  const { field, submit } = useCredentials(LOGIN, checkLogin, signIn);
  return (
    <CredentialForm kind="Login" busy={busy} onSubmit={submit}>
      <TextField {...field('email')} {...EMAIL} />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </CredentialForm>
  );
}

/** R27, R33 to R37. */
export function RegisterForm() {
  const { t } = useTranslation('common');
  const { busy, register } = useSignIn();
  const { field, submit } = useCredentials(REGISTER, checkRegistration, register);
  return (
    <CredentialForm kind="Register" busy={busy} onSubmit={submit}>
      <TextField {...field('username')} autoComplete="username" />
      <TextField {...field('email')} {...EMAIL} />
      <PasswordField {...field('password')} autoComplete="new-password" hint={t('auth.passwordHint')} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
    </CredentialForm>
  );
}

interface CredentialFormProps {
  readonly kind: 'Login' | 'Register';
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

function CredentialForm({ kind, busy, onSubmit, children }: CredentialFormProps) {
  const { t } = useTranslation('common');
  return (
    <form className="login__form" noValidate onSubmit={onSubmit} aria-label={t(`auth.tab${kind}`)}>
      {children}
      <Button variant="primary" size="l" wide type="submit" busy={busy} busyLabel={t(`auth.busy${kind}`)}>
        {t(`auth.submit${kind}`)}
      </Button>
    </form>
  );
}

function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation('common');
  return <TextField {...props} type="password" revealLabel={t('auth.showPassword')} />;
}
