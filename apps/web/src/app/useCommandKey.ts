import { useLayoutEffect, useState } from 'react';
import { useFirst, useFirstStore } from '../store/firstStore';
import { isCommandKey } from './commandKey';

/**
 * Ctrl+K, or Command and K, opens the palette on any screen, and closes it again. True once it was opened, from then
 * on: a dialog it opened outlives it. The keys work from the commit that shows the screen (R626): an effect would
 * come later than a quick press.
 */
export function useCommandKey(): boolean {
  const open = useFirst(state => state.commandsOpen);
  const store = useFirstStore();
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event)) return;
      event.preventDefault();
      const { commandsOpen, showCommands } = store.getState();
      if (!event.repeat) showCommands(!commandsOpen);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [store]);
  return asked;
}
