import { Unzlib, zlibSync } from 'fflate';
import { type Bytes, toBytes } from '../bytes';

/** ICC.1:2022, 7.2: the header, the profile's size in its first four bytes and its signature at byte 36. */
const HEADER = 128;
/** The largest in use, those of printing presses, have less. */
const MAX_PROFILE = 4 * 1024 * 1024;
/** So little at a time that a bomb is noticed after four megabytes: deflate makes a byte to 1,032 at most. */
const STEP = 4096;

/** R178: what is where a colour profile belongs is one, and nothing is before, between or behind its parts. */
export function isProfile(parts: readonly Bytes[]): boolean {
  const [first] = parts;
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return (
    first !== undefined &&
    size >= HEADER &&
    size <= MAX_PROFILE &&
    first.u32(0) === size &&
    first.text(36, 4) === 'acsp'
  );
}

/** R178: a packed profile, packed again so that nothing hides behind it; undefined when it is none. */
export function repackProfile(packed: Uint8Array): Uint8Array | undefined {
  const profile = unpack(packed);
  return profile && isProfile([toBytes(profile)]) ? zlibSync(profile) : undefined;
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  if (packed.length > MAX_PROFILE) return undefined;
  const profile = new Uint8Array(MAX_PROFILE);
  let size = 0;
  const stream = new Unzlib(piece => {
    if (size + piece.length <= MAX_PROFILE) profile.set(piece, size);
    size += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && size <= MAX_PROFILE; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    return undefined; // no zlib stream, or one that is cut off
  }
  return size <= MAX_PROFILE ? profile.subarray(0, size) : undefined;
}
