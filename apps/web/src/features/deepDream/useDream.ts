import { toPersonKey } from '@app/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Ports, usePorts } from '../../adapters/ports';
import { useLanguage } from '../../parts/language';
import { type AppStore, selectInfo, useApp, useAppStore } from '../../store/store';
import { createDream, type Dream, type DreamView } from './dream';

/** The dream of the account that is here, for as long as it is. */
const openDream = (store: AppStore, key: string, ports: Ports): Dream =>
  store
    .getState()
    .keepAlive(`dream of ${key}`, () => createDream({ ...ports, house: ports.house.current() }, key));

/** The signed-in person's dream. It is written down when the page is hidden or left. */
export function useDream(): DreamView & { readonly dream: Dream } {
  const ports = usePorts();
  const store = useAppStore();
  const info = useApp(selectInfo);
  const { language } = useLanguage();
  const spoken = useRef(language);
  spoken.current = language;
  const key = info ? toPersonKey(info) : '';
  const dream = useMemo(() => openDream(store, key, ports), [store, key, ports]);
  const view = useSyncExternalStore(dream.subscribe, dream.view);
  useEffect(() => {
    const end = dream.visit(() => spoken.current);
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') dream.keep();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      end();
    };
  }, [dream]);
  return { ...view, dream };
}
