import { decideEntry, GUEST, toRoute } from '@app/session';
import { onWake } from '@app/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { notifyMessage } from '../common/messages';
import { useAppStore } from '../store/store';

/** Follows other tabs: a sign-out leaves guarded pages at once, and "forget me" restarts this tab as well. */
export default function OtherTabs() {
  const router = useRouter();
  const store = useAppStore();
  const { tabs, textStore, notifier, profiles } = usePorts();
  const { i18n } = useTranslation('common');
  useEffect(() => {
    // The guards run again; they explain and redirect if the page may no longer be shown.
    const follow = (changed: boolean) => {
      if (changed) void router.invalidate();
    };
    const routeHere = () => toRoute(router.state.location.pathname);
    const lookForAccount = async (since?: number) => {
      const { session: before } = store.getState();
      // Not while somebody signs in here: they are about to leave this page.
      const changed = await store.getState().rereadSession(since);
      const isUser = store.getState().session.kind === 'user';
      // The form redirects by itself, without a notice.
      if (changed && before.kind === 'guest' && isUser && routeHere() === '/login')
        notifyMessage(notifier, i18n, { code: 'session/signed-in-elsewhere' });
      // A tab that slept may check before it gets the message of the sign-out.
      const isSignedOut =
        changed &&
        !isUser &&
        before.kind === 'user' &&
        profiles.loggedOutAt() >= Math.max(1, before.info.savedAt);
      if (isSignedOut) leave();
      else follow(changed);
    };
    /** Explains the missing account and redirects itself: the guard would ask to sign in as well. */
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
    const stopListening = tabs.follow(message => {
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
