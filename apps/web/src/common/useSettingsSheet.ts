import { toRoute } from '@app/session';
import { useRouterState } from '@tanstack/react-router';
import { useRouteAddress } from './address';

/** R465: the settings over any screen; over an unknown page they are the home page's. */
export function useSettingsSheet() {
  const route = useRouterState({ select: state => toRoute(state.location.pathname) });
  // Every route for signed-in people has the sheet.
  const { open, close } = useRouteAddress(route === '*' || route === '/login' ? '/' : (route as '/'));
  return { open: () => open({ sheet: 'settings' }), close: () => close('sheet') };
}
