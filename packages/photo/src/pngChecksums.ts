import { toBytes } from './bytes';

/** The chunks that hold what is said of a picture: Exif and texts. */
const ABOUT = ['eXIf', 'tEXt', 'iTXt'];

/** Writes the checksums of a PNG's Exif and text chunks anew, in place, after they were changed. Other formats stay. */
export function mendPngChecksums(picture: Uint8Array): void {
  const bytes = toBytes(picture);
  if (bytes.text(0, 8) !== '\x89PNG\r\n\x1a\n') return;
  let at = 8;
  for (;;) {
    const length = bytes.u32(at);
    if (length === undefined || at + 12 + length > picture.length) return;
    const end = at + 8 + length;
    if (ABOUT.includes(bytes.text(at + 4, 4) ?? '')) {
      const sum = crc32(picture.subarray(at + 4, end));
      picture.set([sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255], end);
    }
    at = end + 4;
  }
}

/** PNG specification, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
