import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { useAppStore } from '../store/store';

export type OfferUndo = ReturnType<typeof useOfferUndo>;

/**
 * R464: reports what was removed, and offers an undo by a button and, unless its screen has its own history, by
 * Ctrl+Z. `here` is for things of the component: its offers close with it.
 */
export function useOfferUndo(where: 'here' | 'anywhere' = 'anywhere') {
  const { notifier } = usePorts();
  const { i18n } = useTranslation('common');
  const store = useAppStore();
  const ends = useRef(new Set<() => void>());
  useEffect(() => {
    const all = ends.current;
    return () => {
      if (where === 'here') for (const end of all) end();
      all.clear();
    };
  }, [where]);
  return useCallback(
    (text: () => string, putBack: () => unknown, by: 'keys' | 'button' = 'keys') => {
      let isOffered = true;
      const end = () => {
        isOffered = false;
        store.getState().endOffer(undo);
      };
      const act = () => {
        if (isOffered) void putBack();
        end();
      };
      const undo = () => {
        act();
        // There is nothing left to press, and what was said is no longer so.
        notifier.withdraw(id);
      };
      if (by === 'keys') store.getState().offerUndo(undo);
      const id = notifier.notify({
        tone: 'ok',
        get text() {
          return text();
        },
        action: {
          get label() {
            return i18n.t('actions.undo');
          },
          onAct: undo,
        },
      });
      ends.current.add(() => {
        end();
        notifier.withdraw(id);
      });
    },
    [notifier, i18n, store],
  );
}
