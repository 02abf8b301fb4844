import { toRoute } from '@app/session';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useToggleLanguage } from '../../shared/language';
import { useLogOut } from '../../shared/useLogOut';
import { selectSession, useApp } from '../../store/store';
import { listWishes, type Wish, type Wishes } from './commands';

/** What this person may ask for now, and how it is granted. */
export function useWishes(onStorage: () => void): {
  readonly wishes: Wishes;
  readonly grant: (wish: Wish) => void;
} {
  const router = useRouter();
  const session = useApp(selectSession);
  const themeChoice = useApp(state => state.themeChoice);
  const chooseTheme = useApp(state => state.chooseTheme);
  const openTool = useApp(state => state.openTool);
  const path = useRouterState({ select: state => toRoute(state.location.pathname) });
  const fixedTheme = useRouterState({ select: state => state.matches.at(-1)?.staticData.theme });
  const toggle = useToggleLanguage();
  const logOut = useLogOut();

  const grant = (wish: Wish) => {
    switch (wish.kind) {
      case 'go':
        return void router.navigate({ to: wish.to });
      case 'tool':
        openTool(wish.tool);
        return void (path !== '/visualization' && router.navigate({ to: '/visualization' }));
      case 'storage':
        return onStorage();
      case 'language':
        return toggle();
      case 'theme':
        return chooseTheme(wish.choice);
      case 'sign-out':
        return logOut();
    }
  };
  return { wishes: listWishes({ session, path, themeChoice, fixedTheme }), grant };
}
