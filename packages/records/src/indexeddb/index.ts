export { ONLY } from './accounts';
export { openDatabase } from './database';
export { isBlob, PHOTOS, RECORDS, TEXTS } from './stores';
