import { toRoute } from '@app/session';
import { useRouter } from '@tanstack/react-router';
import { useAppStore } from '../store/store';
import { useNotify } from './messages';

/** R7: ends the session here and in every tab, then goes home. */
export function useLogOut(): () => void {
  const router = useRouter();
  const store = useAppStore();
  const notify = useNotify();
  return () => {
    const { to, message } = store.getState().logOut(toRoute(router.state.location.pathname));
    if (message) notify({ code: message });
    void router.navigate({ to, replace: true });
  };
}
