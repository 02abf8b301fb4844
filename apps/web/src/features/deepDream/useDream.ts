import { createDream, createDreamSpace, type Dream, type DreamView } from '@app/dreamspace';
import { millis, ok, seededRandom } from '@app/kernel';
import { toEmailKey } from '@app/session';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Ports, usePorts } from '../../adapters/ports';
import { useLanguage } from '../../parts/language';
import { type AppStore, selectInfo, useApp, useAppStore } from '../../store/store';
import { DREAM_CODEC } from './dreamCodec';

/** One dream a person, for as long as the app is open. */
const dreams = new WeakMap<AppStore, Map<string, Dream>>();

function openDream(store: AppStore, key: string, ports: Ports): Dream {
  const ofStore = dreams.get(store) ?? new Map<string, Dream>();
  dreams.set(store, ofStore);
  const known = ofStore.get(key);
  if (known) return known;
  const { clock, random, house, tabs } = ports;
  const dream = createDream({
    now: clock.now,
    random,
    later(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    shelf: {
      async get() {
        const found = await (await house.repository(DREAM_CODEC)).get(key);
        return found.ok ? ok(found.value?.space) : found;
      },
      put: async space => (await house.repository(DREAM_CODEC)).put({ emailKey: key, space }),
    },
    firstSpace: () => firstSpaceOf(key, ports),
  });
  ofStore.set(key, dream);
  store.getState().addWriter(dream);
  // This tab starts over, and would write down where the bubbles are as it hides.
  tabs.listen(({ kind }) => kind === 'forgotten' && void dream.pause());
  return dream;
}

/**
 * A51: drawn by chance once for each account on this device. Only the draw is kept until something happens: an import
 * brings a dream only where there is none.
 */
function firstSpaceOf(key: string, { clock, random, texts }: Ports) {
  const name = `dream-draw-${nameless(key)}`;
  const [seed = Number.NaN, at = Number.NaN] = (texts.read(name) ?? '').split(' ').map(Number);
  if (Number.isInteger(seed) && Number.isInteger(at)) return createDreamSpace(seededRandom(seed), millis(at));
  const drawn = { seed: Math.floor(random.next() * 2 ** 32), at: clock.now() };
  texts.write(name, `${drawn.seed} ${drawn.at}`);
  return createDreamSpace(seededRandom(drawn.seed), drawn.at);
}

/** A number for the account, since no key of storage spells an e-mail (A45). FNV-1a. */
const nameless = (key: string): string =>
  [...key]
    .reduce(
      (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93),
      0x81_1c_9d_c5,
    )
    .toString(36);

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
