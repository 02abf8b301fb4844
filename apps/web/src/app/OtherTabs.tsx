import { decideEntry, GUEST, toRoute } from '@app/session';
import { onWake } from '@app/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { notifyMessage } from '../shared/messages';
import { useAppStore } from '../store/store';

/** Follows what happens in other tabs: a sign-out leaves guarded pages at once, "forget me" starts this tab again as well. */
export default function OtherTabs() {
  const router = useRouter();
  const store = useAppStore();
  const { tabs, textStore, notifier, profiles } = usePorts();
  const { i18n } = useTranslation('common');
  useEffect(() => {
    // The guards run again; they say why and lead away when the page may not be shown any more.
    const follow = (changed: boolean) => {
      if (changed) void router.invalidate();
    };
    const routeHere = () => toRoute(router.state.location.pathname);
    const lookForAccount = async (since?: number) => {
      const { session: before } = store.getState();
      // Not while somebody signs in here: they are on their way already.
      const changed = await store.getState().rereadSession(since);
      const isUser = store.getState().session.kind === 'user';
      // The form leads away by itself, without a notice.
      if (changed && before.kind === 'guest' && isUser && routeHere() === '/login')
        notifyMessage(notifier, i18n, { code: 'session/signed-in-elsewhere' });
      // A tab that slept may look before it gets the message of the sign-out.
      const isSignedOut =
        changed &&
        !isUser &&
        before.kind === 'user' &&
        profiles.loggedOutAt() >= Math.max(1, before.info.savedAt);
      if (isSignedOut) leave();
      else follow(changed);
    };
    /** Says why the account is gone and leads away itself: the guard would ask to sign in as well. */
    const leave = () => {
      notifyMessage(notifier, i18n, { code: 'session/signed-out-elsewhere' });
      const entry = decideEntry(routeHere(), GUEST);
      if (entry.kind === 'redirect') void router.navigate({ to: entry.to, replace: true });
      else follow(true);
    };
    const followSignOut = (at?: number) => {
      if (store.getState().signedOutElsewhere(at)) leave();
    };
    const takeUpTexts = async () => {
      await textStore.reread();
      store.getState().rereadHome();
      void store.getState().rereadReadsPhotos();
    };
    const stopListening = tabs.listen(message => {
      const { kind } = message;
      if (kind === 'signed-in') void lookForAccount(message.at);
      if (kind === 'signed-out') followSignOut(message.at);
      if (kind === 'forgotten') store.getState().followForgotten();
      if (kind === 'photos-changed') void store.getState().rereadPhotos();
      if (kind === 'texts-changed') void takeUpTexts();
    });
    // Somebody may have signed out while this page was still starting.
    void lookForAccount();
    const stopWaking = onWake(() => void lookForAccount());
    return () => {
      stopListening();
      stopWaking();
    };
  }, [router, store, tabs, textStore, notifier, profiles, i18n]);
  return null;
}
