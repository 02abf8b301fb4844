import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { sayMessage } from '../shared/messages';
import { useAppStore } from '../store/store';

/**
 * R211: Ctrl+Z, or Command and Z, takes back the last change to the home, with Shift it comes again. Where a person
 * types, the keys stay the browser's.
 */
export function useUndoKeys(): void {
  const store = useAppStore();
  const { notifier } = usePorts();
  const { i18n } = useTranslation('common');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { altKey, shiftKey, target } = event;
      // A desk with a history of its own has taken it.
      if (event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || altKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
        return;
      const { canUndo, canRedo, undo, redo } = store.getState();
      if (!(shiftKey ? canRedo : canUndo)) return;
      event.preventDefault();
      void (shiftKey ? redo() : undo()).then(failed => failed && sayMessage(notifier, i18n, failed));
      const word = shiftKey ? 'actions.redone' : 'actions.undone';
      notifier.notify({
        tone: 'ok',
        get text() {
          return i18n.t(word);
        },
      });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [store, notifier, i18n]);
}
