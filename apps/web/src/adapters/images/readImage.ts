export { applyDecoding, applyReading } from '@app/records';

import { HEAD_BYTES, hashOf, type Reading, readImageHeader } from '@app/records';

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer));

/** The file's content hash and what its first bytes say of the picture; nothing is decoded. */
export async function readImage(file: Blob): Promise<Reading> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes.subarray(0, HEAD_BYTES));
  return { hash: await hashOf(bytes, sha256), ...(header ? { header } : {}) };
}
