import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * After a change of route the new screen's heading gets the focus and the page's name is announced. The first page of
 * a visit keeps the browser's own focus.
 */
export function useArrival(page: string): string {
  const router = useRouter();
  const { t } = useTranslation('common');
  const [announced, setAnnounced] = useState('');
  const latest = useRef('');
  latest.current = t('app.arrivedAt', { page });
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        document.querySelector<HTMLElement>('h1')?.focus();
        setAnnounced(latest.current);
      }),
    [router],
  );
  return announced;
}
