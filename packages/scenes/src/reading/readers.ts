// The calendar and the cities used to read births are loaded with the reading, not with the picture.
export { toReader } from '@app/home';
