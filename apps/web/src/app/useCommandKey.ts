import { useEffect, useState } from 'react';
import { useApp } from '../store/store';

/**
 * Ctrl+K, or Command and K, opens the palette on any screen, and closes it again. True once it was asked for, and from
 * then on: a dialog that it opened outlives it.
 */
export function useCommandKey(): boolean {
  const open = useApp(state => state.commandsOpen);
  const showCommands = useApp(state => state.showCommands);
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { altKey, shiftKey, repeat } = event;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || altKey || shiftKey) return;
      event.preventDefault();
      if (!repeat) showCommands(!open);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open, showCommands]);
  return asked;
}
