import { formatTitle } from '@app/i18n';
import { LimitWords, SkipLink, Toaster } from '@app/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { selectInfo, useApp } from '../store/store';
import { useArrival } from './useArrival';
import { useCommandKey } from './useCommandKey';
import { useOtherTabs } from './useOtherTabs';
import { useTheme } from './useTheme';
import './Shell.css';

/** Beside the screen: where their code cannot be fetched, the screen does without them. */
const Nothing = { default: () => null };
const StorageNotices = lazy(() =>
  import('../shared/storage/StorageNotices').then(
    module => ({ default: module.StorageNotices }),
    () => Nothing,
  ),
);
const UndoKeys = lazy<ComponentType>(() =>
  import('./UndoKeys').then(
    module => ({ default: module.UndoKeys }),
    () => Nothing,
  ),
);
const Settings = lazy<ComponentType>(() =>
  import('./Settings').then(
    module => ({ default: module.Settings }),
    () => Nothing,
  ),
);
const Commands = lazy<ComponentType>(() => import('../features/commands/Commands').catch(() => Nothing));

/** Around every screen: the way to the content, what is announced on arrival, and the toasts. */
export function Shell() {
  const { t } = useTranslation('common');
  const { notifier } = usePorts();
  useTheme();
  const title = useRouterState({ select: state => state.matches.at(-1)?.staticData.title ?? 'notFound' });
  const page = t(`titles.${title}`);
  useEffect(() => {
    document.title = formatTitle(t, page);
  }, [t, page]);
  const announced = useArrival(page);
  const sheet = useRouterState({ select: state => state.location.search.sheet });
  const isSignedIn = useApp(selectInfo) !== undefined;
  const commandsAsked = useCommandKey();
  useOtherTabs();
  const canUndo = useApp(state => state.canUndo || state.canRedo || state.takeBack !== undefined);
  return (
    <LimitWords value={limit => t('app.atMost', { limit })}>
      <SkipLink targetId="content">{t('app.skipToContent')}</SkipLink>
      <Suspense fallback={null}>
        <StorageNotices />
      </Suspense>
      <Outlet />
      <Suspense fallback={null}>{sheet === 'settings' && isSignedIn && <Settings />}</Suspense>
      <Suspense fallback={null}>{commandsAsked && <Commands />}</Suspense>
      <Suspense fallback={null}>{canUndo && <UndoKeys />}</Suspense>
      <p className="ui-hidden" aria-live="polite">
        {announced}
      </p>
      <Toaster notifier={notifier} label={t('app.notifications')} closeLabel={t('actions.dismiss')} />
    </LimitWords>
  );
}
