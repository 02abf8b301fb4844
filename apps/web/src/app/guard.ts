import { decideEntry, type Route } from '@app/session';
import { redirect } from '@tanstack/react-router';
import { notifyMessage } from '../shared/messages';
import type { RouterContext } from './context';

/**
 * Follows the decision of `@app/session` on entering a route: the message first, then the address is replaced,
 * so that "back" does not lead into a loop. It runs again whenever the session changes from outside.
 */
export const guard =
  (route: Route) =>
  ({ context: { store, ports, i18n } }: { readonly context: RouterContext }): void => {
    const entry = decideEntry(route, store.getState().session);
    if (entry.kind === 'allow') {
      // The banner belongs to the home screen it was carried to; going on from there puts it away.
      if (route !== '/') store.getState().showBanner(undefined);
      // And an open tool to the home behind it.
      if (route !== '/visualization' && store.getState().tool) store.getState().openTool(undefined);
      return;
    }
    if (entry.message) notifyMessage(ports.notifier, i18n, { code: entry.message });
    if (entry.banner) store.getState().showBanner(entry.banner);
    throw redirect({ to: entry.to, replace: true });
  };
