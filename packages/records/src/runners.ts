// The entry for what runs while photos are taken in: nobody needs it before the first one.
export {
  createPhotoShelf,
  type KeptPhotos,
  type PhotoSet,
  type PhotoShelf,
  type ReadPhotos,
} from './photos/photoShelf';
export {
  type PhotoReadingPorts,
  type PhotoTurns,
  type PhotoWorkshop,
  readPhotos,
} from './photos/readPhotos';
