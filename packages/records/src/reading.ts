// The entry for reading chosen files: what nobody needs before the first photo is apart from the rules.
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
