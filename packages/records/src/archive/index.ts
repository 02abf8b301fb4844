export {
  ARCHIVE_VERSION,
  type Archive,
  type ArchiveRefusal,
  type BlobTools,
  type OpenedArchive,
} from './archive';
export { inBatches } from './batches';
export { readArchive } from './readArchive';
export {
  isSealed,
  SEAL_ROUNDS,
  type SealPort,
  type SealRefusal,
  seal,
  unseal,
} from './seal';
export { sha256 } from './sha256';
export { writeArchive } from './writeArchive';
export { type ReadPart, readDirectory, readEntry } from './zip';
