import {
  createDream,
  createDreamSpace,
  DREAM_CODEC,
  DREAM_ID,
  type Dream,
  type DreamView,
} from '@app/dreamspace';
import { toSimplified } from '@app/hant';
import { millis, ok, seededRandom } from '@app/kernel';
import { toPersonKey } from '@app/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Ports, usePorts } from '../../adapters/ports';
import { useLanguage } from '../../common/language';
import { type AppStore, selectInfo, useApp, useAppStore } from '../../store/store';

/** The dream of the current account, as long as it is current. */
const openDream = (store: AppStore, key: string, ports: Ports): Dream =>
  store.getState().keepAlive(`dream of ${key}`, () => {
    const { clock, random } = ports;
    const account = ports.accounts.current();
    return createDream({
      now: clock.now,
      random,
      later(task, ms) {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      store: {
        async get() {
          const found = await (await account.repository(DREAM_CODEC)).get(DREAM_ID);
          return found.ok ? ok(found.value?.space) : found;
        },
        put: async space => (await account.repository(DREAM_CODEC)).put({ id: DREAM_ID, space }),
      },
      firstSpace: () => firstSpaceOf(ports),
      simplify: toSimplified,
    });
  });

const DRAW_KEY = 'dream-draw';

/**
 * A51: drawn by chance once for each account on this device. Only the draw is stored until something changes: an
 * import brings a dream only where there is none.
 */
function firstSpaceOf({ clock, random, textStore }: Ports) {
  const [seed = Number.NaN, at = Number.NaN] = (textStore.read(DRAW_KEY) ?? '').split(' ').map(Number);
  if (Number.isInteger(seed) && Number.isInteger(at)) return createDreamSpace(seededRandom(seed), millis(at));
  const drawn = { seed: Math.floor(random.next() * 2 ** 32), at: clock.now() };
  textStore.write(DRAW_KEY, `${drawn.seed} ${drawn.at}`);
  return createDreamSpace(seededRandom(drawn.seed), drawn.at);
}

/** The signed-in person's dream. It is written when the page is hidden or left. */
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
