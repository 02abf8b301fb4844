export { applyDecoding, applyReading } from '@app/records/reading';

import { readImageHeader, withoutPlace } from '@app/photo';
import { hashOf, type Reading } from '@app/records/reading';

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer));

/**
 * For a page without https, as when a phone opens this computer's address: browsers lend it no `crypto.subtle`. Two lanes
 * of FNV-1a and the length tell one person's photos apart.
 */
function plainHash(bytes: Uint8Array): string {
  let first = 0x811c9dc5;
  let second = 0xc2b2ae35;
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, 0x01000193);
    second = Math.imul(second ^ byte, 0x85ebca6b);
  }
  return [first, second, bytes.length].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

export interface ReadFile {
  readonly reading: Reading;
  /** The file without the place where it was taken, in memory and free of the disk it came from. */
  readonly kept: File;
}

/**
 * The file's content hash and what its first bytes say of the picture; nothing is decoded. Undefined when the file cannot
 * be read: it was moved, changed or withdrawn since it was chosen.
 */
export async function readImage(file: File): Promise<ReadFile | undefined> {
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return undefined;
  const bytes = new Uint8Array(buffer);
  const header = readImageHeader(bytes);
  const hash = globalThis.isSecureContext ? await hashOf(bytes, sha256) : plainHash(bytes);
  return { reading: { hash, ...(header ? { header } : {}) }, kept: copyWithoutPlace(file, bytes) };
}

/** For a picture or film in a record: nothing but the place is taken out. */
export async function forgetPlace(file: File): Promise<File> {
  return copyWithoutPlace(file, new Uint8Array(await file.arrayBuffer()));
}

const copyWithoutPlace = ({ name, type, lastModified }: File, bytes: Uint8Array<ArrayBuffer>): File =>
  new File([withoutPlace(bytes)], name, { type, lastModified });
