// The entry for the code that adds photos: not needed before the first one.
export {
  createPhotoStore,
  type PhotoSet,
  type PhotoStore,
  type ReadPhotos,
  type StoredPhotos,
} from './photos/photoStore';
export {
  type PhotoReadingPorts,
  type PhotoToRead,
  type PhotoTurns,
  type PhotoWorkshop,
  readPhotos,
} from './photos/readPhotos';
