/** Ctrl+K, or Command and K: the palette of commands. */
export const isCommandKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
