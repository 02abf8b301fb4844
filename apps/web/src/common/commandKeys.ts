/** By this device's keyboard. */
export const COMMANDS_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
