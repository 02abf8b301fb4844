import { toEmailKey } from '@app/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Ports, usePorts } from '../../adapters/ports';
import { useLanguage } from '../../parts/language';
import { type AppStore, selectInfo, useApp, useAppStore } from '../../store/store';
import { createDream, type Dream, type DreamView } from './dream';

/** One dream a person, for as long as the app is open. */
const dreams = new WeakMap<AppStore, Map<string, Dream>>();

function openDream(store: AppStore, key: string, ports: Ports): Dream {
  const ofStore = dreams.get(store) ?? new Map<string, Dream>();
  dreams.set(store, ofStore);
  const known = ofStore.get(key);
  if (known) return known;
  const dream = createDream(ports, key);
  ofStore.set(key, dream);
  store.getState().addWriter(dream);
  return dream;
}

/** The signed-in person's dream. It is written down when the page is hidden or left. */
export function useDream(): DreamView & { readonly dream: Dream } {
  const ports = usePorts();
  const store = useAppStore();
  const info = useApp(selectInfo);
  const { language } = useLanguage();
  const spoken = useRef(language);
  spoken.current = language;
  const key = toEmailKey(info?.email || info?.name || 'guest');
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
