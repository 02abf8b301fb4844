import { faceOf, parseFace, switchLanguage } from '@app/i18n';
import { toRoute } from '@app/session';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { notifyMessage } from '../shared/messages';
import { useAppStore } from '../store/store';

/**
 * Follows what happens in other tabs: a sign-out leaves guarded pages at once, "forget me" starts this tab again as well,
 * a language switch shows on focus.
 */
export function useOtherTabs(): void {
  const router = useRouter();
  const store = useAppStore();
  const { tabs, texts, notifier, readLanguage } = usePorts();
  const { i18n } = useTranslation('common');
  useEffect(() => {
    // The guards run again; they say why and lead away when the page may not be shown any more.
    const follow = (changed: boolean) => {
      if (changed) void router.invalidate();
    };
    const lookForAccount = async (since?: number) => {
      const wasGuest = store.getState().session.kind === 'guest';
      // Not while somebody signs in here: they are on their way already.
      const changed = await store.getState().rereadSession(since);
      const isUser = store.getState().session.kind === 'user';
      // The form leads away without a word of its own.
      if (changed && wasGuest && isUser && toRoute(router.state.location.pathname) === '/login')
        notifyMessage(notifier, i18n, { code: 'session/signed-in-elsewhere' });
      follow(changed);
    };
    const followSignOut = (at?: number) => {
      if (!store.getState().signedOutElsewhere(at)) return;
      // The guards only say what the page needs; why the account is gone, nothing else would tell.
      notifyMessage(notifier, i18n, { code: 'session/signed-out-elsewhere' });
      follow(true);
    };
    const lookAgain = () => {
      if (document.visibilityState === 'hidden') return;
      void lookForAccount();
      const chosen = parseFace(readLanguage());
      // Where its texts cannot be fetched, this tab stays as it is.
      if (chosen && chosen !== faceOf(i18n)) void switchLanguage(i18n, chosen).catch(() => undefined);
    };
    const takeUpTexts = async () => {
      await texts.reread();
      store.getState().rereadHome();
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
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      stopListening();
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [router, store, tabs, texts, notifier, readLanguage, i18n]);
}
