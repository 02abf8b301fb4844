import { formatTitle } from '@app/i18n';
import { LimitWords, lazyPart, SkipLink, Toaster } from '@app/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPorts } from '../adapters/firstPorts';
import { PartMissing, useNotify } from '../common/messages';
import { selectInfo, useFirst, useFirstStore } from '../store/firstStore';
import { useArrival } from './useArrival';
import { useCommandKey } from './useCommandKey';
import { useOtherTabs } from './useOtherTabs';
import { useTheme } from './useTheme';
import { complete } from './whole';
import './Shell.css';

/** Beside the screen, which works without them if their code cannot be fetched. */
const OtherTabs = lazyPart(() => import('./OtherTabs'));
const StorageNotices = lazyPart(() => import('../common/storage/StorageNotices'));
const UndoKeys = lazyPart(() => import('./UndoKeys'));
const Settings = lazyPart(() => import('./Settings'), PartMissing);
const Commands = lazyPart(() => import('../features/commands/Commands'), PartMissing);

/** Around every screen: the skip link, announcements on arrival, and the toasts. */
export function Shell() {
  const { t } = useTranslation('common');
  const ports = useFirstPorts();
  const store = useFirstStore();
  useTheme();
  const title = useRouterState({ select: state => state.matches.at(-1)?.staticData.title ?? 'notFound' });
  const page = t(`titles.${title}`);
  useEffect(() => {
    document.title = formatTitle(t, page);
  }, [t, page]);
  const announced = useArrival(page);
  const sheet = useRouterState({ select: state => state.location.search.sheet });
  const isSignedIn = useFirst(selectInfo) !== undefined;
  const commandsAsked = useCommandKey();
  useOtherTabs();
  const isWhole = useFirst(state => state.isWhole);
  const notify = useNotify();
  const commandsOpen = useFirst(state => state.commandsOpen);
  useEffect(() => {
    if (!commandsOpen) return;
    complete(ports, store).catch(() => {
      // The next press asks again.
      store.getState().showCommands(false);
      notify({ code: 'app/part-missing' });
    });
  }, [commandsOpen]);
  const canUndo = useFirst(state => state.canUndo || state.canRedo || state.undoOffers.length > 0);
  return (
    <LimitWords value={limit => t('app.atMost', { limit })}>
      <SkipLink targetId="content">{t('app.skipToContent')}</SkipLink>
      {isWhole && <OtherTabs />}
      {isWhole && <StorageNotices />}
      <Outlet />
      {sheet === 'settings' && isSignedIn && <Settings />}
      {commandsAsked && isWhole && <Commands />}
      {canUndo && <UndoKeys />}
      <p className="ui-hidden" aria-live="polite">
        {announced}
      </p>
      <Toaster notifier={ports.notifier} label={t('app.notifications')} closeLabel={t('actions.dismiss')} />
    </LimitWords>
  );
}
