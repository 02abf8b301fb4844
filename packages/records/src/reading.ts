// The entry for reading chosen files: not needed before the first photo, so apart from the rules.
export {
  applyDecoding,
  applyReading,
  type Decoding,
  type Digest,
  hashOf,
  isTooLarge,
  type Reading,
  type ReadingRefusal,
} from './photos/reading';
