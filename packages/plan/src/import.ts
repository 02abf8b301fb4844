export { IMPORT_CODES, type ImportCode, type Imported, planOfSweetHome } from './sweetHome';
