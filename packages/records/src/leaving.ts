// The entry for leaving a page: it is not needed before the first word is typed.
export { keepInTab, takeFromTab, UNKEPT_KEY } from './accounts/unkept';
