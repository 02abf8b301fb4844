export { prepareAnswers } from './Bubble';
export { ChatDialog, type ChatGesture } from './ChatDialog';
export type { TestOutcome } from './SettingsSheet';
