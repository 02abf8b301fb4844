import { languageOf, parseLanguage, switchLanguage } from '@app/i18n';
import { decideStay, type Route, toRoute } from '@app/session';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { sayMessage } from '../parts/messages';
import { startAnew } from '../store/storageSlice';
import { useAppStore } from '../store/store';

/**
 * Follows what happens in other tabs: a sign-out leaves guarded pages at once, "forget me" starts this tab anew as well,
 * a language switch shows on focus.
 */
export function useOtherTabs(): void {
  const router = useRouter();
  const store = useAppStore();
  const { device, tabs, tabTexts, notifier, readLanguage } = usePorts();
  const { i18n } = useTranslation('common');
  useEffect(() => {
    // The guards run again; they say why and lead away when the page may not be shown any more. Not while somebody
    // signs in here: they are on their way already.
    const follow = (changed: boolean) => {
      if (changed && whereIs(router) !== '/login') void router.invalidate();
    };
    const followSignOut = () => {
      if (!store.getState().signedOutElsewhere()) return;
      // On a page that stays, nothing else would tell why the account is gone.
      const stays = decideStay(whereIs(router), store.getState().session).kind === 'allow';
      if (stays) sayMessage(notifier, i18n, { code: 'session/signed-out-elsewhere' });
      follow(true);
    };
    const lookAgain = () => {
      if (document.visibilityState === 'hidden') return;
      follow(store.getState().rereadSession());
      const chosen = parseLanguage(readLanguage());
      // Where its texts cannot be fetched, this tab stays as it is.
      if (chosen && chosen !== languageOf(i18n)) void switchLanguage(i18n, chosen).catch(() => undefined);
    };
    const stopListening = tabs.listen(({ kind }) => {
      if (kind === 'signed-in') follow(store.getState().rereadSession());
      if (kind === 'signed-out') followSignOut();
      if (kind === 'forgotten') startAnew({ device, tabTexts });
      if (kind === 'photos-changed') void store.getState().rereadPhotos();
      if (kind === 'home-changed') store.getState().rereadHome();
    });
    // Somebody may have signed out while this page was still starting.
    follow(store.getState().rereadSession());
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      stopListening();
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [router, store, device, tabs, tabTexts, notifier, readLanguage, i18n]);
}

const whereIs = ({ state }: AnyRouter): Route => toRoute(state.location.pathname);
