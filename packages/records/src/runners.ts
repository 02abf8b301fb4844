// The entry for what runs while photos are taken in: nobody needs it before the first one.
export {
  createPhotoStore,
  type PhotoSet,
  type PhotoStore,
  type ReadPhotos,
  type StoredPhotos,
} from './photos/photoStore';
export {
  type PhotoReadingPorts,
  type PhotoTurns,
  type PhotoWorkshop,
  readPhotos,
} from './photos/readPhotos';
