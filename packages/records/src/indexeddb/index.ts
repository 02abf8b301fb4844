export { ONLY } from './accounts';
export { cleanKept } from './cleanKept';
export { openDatabase } from './database';
export { toAsideRow } from './repository';
export { isBlob, PHOTOS, RECORDS, TEXTS } from './stores';
