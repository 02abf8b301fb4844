import { type Destination, decideEntry, LINK_KEY } from '@app/session';
import type { Search } from '@app/session/addresses';
import { redirect } from '@tanstack/react-router';
import { notifyMessage } from '../common/messages';
import type { RouterContext } from './context';

/**
 * Follows the decision of `@app/session` on entering a route: first the message, then the address is replaced, so
 * "back" does not lead into a loop. Runs again whenever the session changes from outside.
 */
export const guard =
  (route: Destination) =>
  async ({
    context: { store, ports, i18n, isReturn },
    location: { search },
  }: {
    readonly context: RouterContext;
    readonly location: { readonly search: Search };
  }): Promise<void> => {
    const { session, showBanner } = store.getState();
    const { tabStore } = ports;
    const entry = decideEntry(route, session);
    const opens = Object.keys(search).length > 0;
    if (entry.kind === 'allow') {
      // The banner belongs to the home screen it was shown on; leaving it closes the banner.
      if (route !== '/') showBanner(undefined);
      if (!opens && !tabStore.read(LINK_KEY)) return;
      // R460, R462. If its code cannot be fetched, the screen reads what it can of the raw address.
      const addresses = await import('@app/session/addresses').catch(() => undefined);
      const settled = addresses?.settle(route, search, tabStore, session.kind === 'guest');
      if (!settled) return;
      throw redirect({ to: route, search: settled, replace: true });
    }
    // R462: it opens when the guest has signed in and comes to the route. R1070: never by Back.
    if (session.kind === 'guest' && opens && !isReturn?.())
      tabStore.write(LINK_KEY, JSON.stringify([route, search]));
    if (entry.message) notifyMessage(ports.notifier, i18n, { code: entry.message });
    if (entry.banner) showBanner(entry.banner);
    throw redirect({ to: entry.to, replace: true });
  };
