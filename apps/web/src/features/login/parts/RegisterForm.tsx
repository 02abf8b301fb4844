import { Button, TextField } from '@app/ui';
import { checkRegistration, type RegisterField } from '@app/validation';
import { useTranslation } from 'react-i18next';
import { useCredentials } from './useCredentials';
import { useSignIn } from './useSignIn';

const EMPTY = { username: '', email: '', password: '', confirmPassword: '' } as const satisfies Record<
  RegisterField,
  string
>;

/** R27, R33 to R37. */
export function RegisterForm() {
  const { t } = useTranslation('common');
  const { busy, register } = useSignIn();
  const { field, submit } = useCredentials<RegisterField>(EMPTY, checkRegistration, register);
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
