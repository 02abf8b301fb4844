export type { Account, Accounts, Person } from './accounts/account';
export { createAccounts, type OpenDatabase } from './accounts/accounts';
export { type AccountTextStore, createAccountTextStore } from './accounts/accountTextStore';
export type { Database, Join } from './accounts/database';
export { createRefusals, memoryTextStore, type TextStore } from './accounts/textStore';
export { type Days, onThisDay, recordsByDay } from './days';
export { toDownloadName } from './downloadName';
export {
  type Added,
  type AddRefusal,
  addRecord,
  type ChosenMedia,
  canAdd,
  chooseMedia,
  closeDraft,
  emptyDraft,
  type RecordDraft,
  removeMedia,
  type Step,
  writeText,
} from './draft';
export type { Effects, RevokeUrl } from './effects';
export { FAMILY_SEPARATOR, type FamilyMember, familyParts } from './family';
export { holdsFiles, whenNoFileIsHeld } from './holding';
export {
  MAX_FILE_BYTES,
  MAX_PHOTO_CAPTION,
  MAX_PHOTOS,
  MAX_PIXELS,
  MAX_RECORD_TEXT,
  MAX_SIDE,
  SHORTEST_PASSPHRASE,
} from './limits';
export {
  checkRecordMedia,
  type FileTooBig,
  type Media,
  type MediaFile,
  type MediaKind,
  type MediaRefusal,
  PHOTO_INPUT,
  RECORD_INPUTS,
} from './media';
export {
  markOf,
  type Photo,
  type PhotoFacts,
  type PhotoMark,
  type PhotoState,
  type QuarterTurns,
  ROOMS,
  type Room,
  WALLS,
  type Wall,
} from './photos/photo';
export {
  createPhotosRunner,
  noPhotos,
  PHOTO_READING,
  type PhotoFactsPatch,
  type PhotosRunner,
  type PhotosState,
} from './photos/photosRunner';
export { withRemoved } from './photos/putBack';
export {
  addPhotos,
  type ContinueRefusal,
  checkPhotos,
  clearPhotos,
  forgetReadings,
  movePhoto,
  type PhotoRefusal,
  removePhoto,
  rotatePhoto,
  type Selection,
  setCaption,
  setFacts,
  type TakenPhoto,
} from './photos/selection';
export {
  type BubbleRecord,
  editText,
  filterRecords,
  type HomeRecord,
  nextRecordId,
  RECORD_TYPES,
  type RecordType,
  type Removal,
  removeRecord,
  restoreRecord,
  textOf,
} from './record';
export {
  createRecordsRunner,
  type GivenRecord,
  noRecords,
  type RecordsRunner,
  type RecordsState,
} from './recordsRunner';
export {
  type Codec,
  type Migration,
  type Row,
  readRow,
  type SetAsideRow,
  STORES,
  type StoreName,
  type StoreRow,
  type UnreadableReason,
  writeRow,
} from './storage/codec';
export { createMemoryRepository, type MemoryOptions } from './storage/memory';
export { photoCodec } from './storage/photoCodec';
export { recordCodec } from './storage/recordCodec';
export type { Listing, Repository, StorageError } from './storage/repository';
export { type StoredPhoto, toPhoto, withPositions } from './storage/storedPhoto';
export { type StoredRecord, toHomeRecord, toStoredRecord } from './storage/storedRecord';
export { type StoredText, textCodec } from './storage/textCodec';
export { hasTag, listTags, tagsOf, type UsedTag } from './tags';
