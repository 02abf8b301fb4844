export {
  ARCHIVE_VERSION,
  type Archive,
  type ArchiveRefusal,
  type BlobTools,
  type OpenedArchive,
} from './archive';
export { readArchive } from './readArchive';
export { writeArchive } from './writeArchive';
