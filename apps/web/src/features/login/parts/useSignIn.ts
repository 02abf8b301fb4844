import { SIGN_IN_DELAY_MS, type SignedIn } from '@app/session';
import { useSubmission } from '@app/ui';
import type { LoginForm, RegisterForm } from '@app/validation';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useApp } from '../../../store/store';

/** R38, R42: signs in after the simulated delay, then goes where the decision says. */
export function useSignIn() {
  const navigate = useNavigate();
  const logIn = useApp(state => state.logIn);
  const register = useApp(state => state.register);
  const announceShared = useAnnounceShared();
  const { busy, submit } = useSubmission(SIGN_IN_DELAY_MS);
  const enter = (decide: () => Promise<SignedIn>) =>
    submit(async () => {
      const { to, card } = await decide();
      void navigate({ to, replace: true, ...(card ? { search: { card } } : {}) });
      // On the card the desk itself asks about them.
      if (!card) void announceShared();
    });
  return {
    busy,
    signIn: (form: LoginForm) => enter(() => logIn(form)),
    register: (form: RegisterForm) => enter(() => register(form)),
  };
}

/** R252: another app's photos from before the sign-in are at the desk, and the person was led elsewhere. */
function useAnnounceShared(): () => Promise<void> {
  const navigate = useNavigate();
  const { inbox, notifier, profiles } = usePorts();
  const { i18n } = useTranslation();
  return async () => {
    const { length: count } = await inbox().then(
      ({ look }) => look(profiles.loggedOutAt()),
      () => [],
    );
    if (count === 0) return;
    await i18n.loadNamespaces('createHome');
    notifier.notify({
      tone: 'ok',
      get text() {
        return i18n.t('createHome:photos.shared', { count });
      },
      action: {
        get label() {
          return i18n.t('createHome:photos.sharedShow');
        },
        onAct: () => void navigate({ to: '/create' }),
      },
    });
  };
}
