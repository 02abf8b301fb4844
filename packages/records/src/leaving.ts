// The entry for what happens when a page is left: nobody needs it before the first word is typed.
export { keepInTab, takeFromTab, UNKEPT_KEY } from './accounts/unkept';
