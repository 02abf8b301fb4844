import { whenNoFileIsHeld } from '@app/records';
import type { Notifier } from '@app/ui';
import type { i18n as I18n } from 'i18next';
import { notifyMessage } from '../common/messages';
import type { FirstStore } from '../store/firstStore';
import { watchUpdates } from './updates';

/** Announces new versions; an accepted one starts when no chosen file would be lost. */
export function startUpdates({
  notifier,
  i18n,
  store,
}: {
  readonly notifier: Notifier;
  readonly i18n: I18n;
  readonly store: FirstStore;
}): void {
  const notifyWaiting = () => notifyMessage(notifier, i18n, { code: 'app/update-waits' });
  void watchUpdates(navigator.serviceWorker, {
    onReady: apply =>
      notifyMessage(
        notifier,
        i18n,
        { code: 'app/update-ready' },
        {
          get label() {
            return i18n.t('app.reload');
          },
          onAct: () => whenNoFileIsHeld(store, apply, notifyWaiting),
        },
      ),
    reload: () => window.location.reload(),
  });
}
