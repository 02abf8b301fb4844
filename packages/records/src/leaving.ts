// The entry for leaving a page: it is not needed before the first word is typed.
export { restoreFromTab, saveInTab, UNSAVED_KEY } from './accounts/unsavedTexts';
