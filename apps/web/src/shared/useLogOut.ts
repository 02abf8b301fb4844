import { toRoute } from '@app/session';
import { useRouter } from '@tanstack/react-router';
import { useAppStore } from '../store/store';
import { useSay } from './messages';

/** R7: ends the session here and in every tab, then goes home. */
export function useLogOut(): () => void {
  const router = useRouter();
  const store = useAppStore();
  const say = useSay();
  return () => {
    const { to, message } = store.getState().logOut(toRoute(router.state.location.pathname));
    if (message) say({ code: message });
    void router.navigate({ to, replace: true });
  };
}
