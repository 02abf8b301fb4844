/** As the keyboard in front of the person has it. */
export const COMMANDS_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
