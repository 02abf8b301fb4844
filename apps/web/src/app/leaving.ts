import { restoreFromTab, saveInTab, UNSAVED_KEY } from '@app/records/leaving';
import type { Ports } from '../adapters/ports';
import type { AppStore } from '../store/store';

/**
 * R216: what was typed or chosen just before a page is left. First restores what the previous page left in the tab.
 * Returns a function that stops listening.
 */
export function followLeaving({ accounts, clock, profiles, tabStore, textStore }: Ports, store: AppStore) {
  const here = { owner: accounts.id, loggedOutAt: profiles.loggedOutAt() };
  if (restoreFromTab(tabStore, textStore, here)) {
    store.getState().rereadHome();
    store.getState().putAwayRecords();
    store.getState().changePhotoOwner();
  }
  const keep = () => {
    store.getState().leavePage();
    saveInTab(tabStore, textStore, clock.now());
  };
  const comeBack = () => tabStore.remove(UNSAVED_KEY);
  // A phone may end a hidden page without further notice.
  const hide = () => (document.visibilityState === 'hidden' ? keep() : comeBack());
  const leave = () => {
    // Fields that save on blur get no other sign of a reload.
    document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    keep();
  };
  const listening = new AbortController();
  window.addEventListener('pagehide', leave, listening);
  window.addEventListener('pageshow', comeBack, listening);
  document.addEventListener('visibilitychange', hide, listening);
  return () => listening.abort();
}
