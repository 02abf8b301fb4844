import { Button, TextField } from '@app/ui';
import { checkLogin, type LoginField } from '@app/validation';
import { useTranslation } from 'react-i18next';
import { useCredentials } from './useCredentials';
import { useSignIn } from './useSignIn';

const EMPTY = { email: '', password: '' } as const satisfies Record<LoginField, string>;

/** R26, R32. */
export function LoginForm() {
  const { t } = useTranslation('common');
  const { busy, signIn } = useSignIn();
  const { field, submit } = useCredentials<LoginField>(EMPTY, checkLogin, signIn);
  return (
    <form className="login__form" noValidate onSubmit={submit} aria-label={t('auth.tabLogin')}>
      <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      <TextField
        {...field('password')}
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
