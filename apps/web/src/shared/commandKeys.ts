/** By the keyboard of this device. */
export const COMMANDS_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
