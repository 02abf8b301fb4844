import { toRoute } from '@app/session';
import { readAddress } from '@app/session/addresses';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useChooseLanguage, useLanguage, useToggleLanguage } from '../../common/language';
import { useLogOut } from '../../common/useLogOut';
import { useSettingsSheet } from '../../common/useSettingsSheet';
import { selectSession, useApp } from '../../store/store';
import { listRequests, type Request, type Requests } from './commands';

/** The commands available to this person now, and their effects. */
export function useCommands(): {
  readonly requests: Requests;
  readonly grant: (request: Request) => void;
} {
  const router = useRouter();
  const session = useApp(selectSession);
  const themeChoice = useApp(state => state.themeChoice);
  const chooseTheme = useApp(state => state.chooseTheme);
  const path = useRouterState({ select: state => toRoute(state.location.pathname) });
  const fixedTheme = useRouterState({ select: state => state.matches.at(-1)?.staticData.theme });
  const { face } = useLanguage();
  const toggle = useToggleLanguage();
  const chooseFace = useChooseLanguage();
  const logOut = useLogOut();
  const settings = useSettingsSheet();

  const grant = (request: Request) => {
    switch (request.kind) {
      case 'go':
        return void router.navigate({ to: request.to });
      case 'tool':
        return void router.navigate({
          to: '/visualization',
          // On top of the current view.
          search: {
            ...(path === '/visualization' && readAddress(path, router.state.location.search)),
            tool: request.tool,
          },
        });
      case 'settings':
        return settings.open();
      case 'language':
        return toggle();
      case 'face':
        return chooseFace(request.face);
      case 'theme':
        return chooseTheme(request.choice);
      case 'sign-out':
        return logOut();
    }
  };
  return { requests: listRequests({ session, path, face, themeChoice, fixedTheme }), grant };
}
