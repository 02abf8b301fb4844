export { ONLY } from './accounts';
export { type AccountRows, type Database, type DatabaseFault, openDatabase } from './database';
export { isBlob, PHOTOS, RECORDS, TEXTS } from './stores';
