export { ONLY } from './accounts';
export { cleanStoredMedia } from './cleanStoredMedia';
export { openDatabase } from './database';
export { toAsideRow } from './repository';
export { isBlob, PHOTOS, RECORDS, TEXTS } from './stores';
