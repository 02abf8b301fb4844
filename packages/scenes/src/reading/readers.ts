// The calendar and the cities that births are read by come with the reading, not with the picture.
export { toReader } from '@app/home';
