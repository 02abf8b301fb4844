import type { HistoryState } from '@app/home';
import { isEnter } from '@app/ui';
import type { Message } from '@app/validation';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../adapters/ports';
import { notifyMessage } from './messages';

interface Undoable extends HistoryState {
  readonly undo: () => Promise<Message | undefined>;
  readonly redo: () => Promise<Message | undefined>;
  readonly undoOffers?: readonly (() => void)[];
}

/** R211, R326: undoes a change, or with `again` redoes it, and says so; false if there is none. `history` is stable. */
export function useUndo(history: () => Undoable): (again: boolean) => boolean {
  const { notifier } = usePorts();
  const { i18n } = useTranslation('common');
  return useCallback(
    again => {
      const { canUndo, canRedo, undo, redo, undoOffers } = history();
      const undoOffer = undoOffers?.at(-1);
      if (!again && undoOffer) undoOffer();
      else if (!(again ? canRedo : canUndo)) return false;
      else void (again ? redo() : undo()).then(failed => notifyMessage(notifier, i18n, failed));
      notifier.notify({
        tone: 'ok',
        get text() {
          return i18n.t(again ? 'actions.redone' : 'actions.undone');
        },
      });
      return true;
    },
    [history, notifier, i18n],
  );
}

/** Inputs in which the browser has its own undo. */
const TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, [contenteditable]';

/**
 * Ctrl+Z, or Command and Z; with Shift it redoes. A form handles the keys before the home does, except for the text
 * being typed: that has the browser's undo. The home leaves every field to the browser.
 */
export function useUndoKeys(undo: (again: boolean) => boolean, of: 'home' | 'form'): void {
  const typed = useRef<EventTarget>(null);
  const isGiven = useRef(false);
  // R626
  useLayoutEffect(() => {
    const noteTyping = ({ type, target }: Event) => {
      typed.current = type === 'input' && (target as Element).matches(TEXT) ? target : null;
      isGiven.current = false;
    };
    const isOfForm = of === 'form';
    // R841: what Enter hands over is no longer being typed, unless it is refused and stays.
    const isTyped = (target: Element) =>
      target === typed.current && (!isGiven.current || target.matches('[aria-invalid="true"]'));
    const isElsewhere = (target: Element) =>
      isOfForm ? isTyped(target) || target.closest('[role="dialog"]') : target.closest(TEXT);
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, target, defaultPrevented } = event;
      // In a text of several lines an input event follows.
      if (isEnter(event)) isGiven.current = true;
      if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 'z' || defaultPrevented) return;
      if (target instanceof Element && isElsewhere(target)) return;
      if (undo(shiftKey) || isOfForm) event.preventDefault();
    };
    const page = isOfForm ? document : window;
    page.addEventListener('keydown', press as EventListener);
    for (const type of ['input', 'focusin']) page.addEventListener(type, noteTyping);
    return () => {
      page.removeEventListener('keydown', press as EventListener);
      for (const type of ['input', 'focusin']) page.removeEventListener(type, noteTyping);
    };
  }, [undo, of]);
}
