import { SIGN_IN_DELAY_MS, type SignedIn } from '@app/session';
import { useSubmission } from '@app/ui';
import type { LoginForm, RegisterForm } from '@app/validation';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../../store/store';

/** R38, R42: signs in after the simulated delay, then goes where the decision says. */
export function useSignIn() {
  const navigate = useNavigate();
  const logIn = useApp(state => state.logIn);
  const register = useApp(state => state.register);
  const { busy, submit } = useSubmission(SIGN_IN_DELAY_MS);
  const enter = (decide: () => Promise<SignedIn>) =>
    submit(async () => {
      const { to, card } = await decide();
      void navigate({ to, replace: true, ...(card ? { search: { card } } : {}) });
    });
  return {
    busy,
    signIn: (form: LoginForm) => enter(() => logIn(form)),
    register: (form: RegisterForm) => enter(() => register(form)),
  };
}
