import { toRoute } from '@app/session';
import { useRouterState } from '@tanstack/react-router';
import { useRouteAddress } from './address';

/** R465: the settings over whatever screen is shown; over one that is not found they are those of the home page. */
export function useSettingsSheet() {
  const route = useRouterState({ select: state => toRoute(state.location.pathname) });
  // Every route for those who are signed in has the sheet.
  const { open, close } = useRouteAddress(route === '*' || route === '/login' ? '/' : (route as '/'));
  return { open: () => open({ sheet: 'settings' }), close: () => close('sheet') };
}
