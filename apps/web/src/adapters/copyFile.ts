import { err, ok, type Result } from '@app/kernel';

/** Bytes per read: a phone's disk manages some four of these a second. */
const PIECE = 4 * 1024 * 1024;

/**
 * A copy of the file in the browser's own memory, independent of its disk. `onShare` gets the share read, 0 to 1. A
 * file moved, changed or withdrawn since it was chosen is `unreadable`.
 */
export async function copyFile(
  file: File,
  onShare: (share: number) => void,
): Promise<Result<File, 'unreadable'>> {
  const pieces: ArrayBuffer[] = [];
  try {
    for (let from = 0; from < file.size; from += PIECE) {
      pieces.push(await file.slice(from, from + PIECE).arrayBuffer());
      onShare(Math.min(1, (from + PIECE) / file.size));
    }
  } catch {
    return err('unreadable');
  }
  return ok(new File(pieces, file.name, { type: file.type, lastModified: file.lastModified }));
}
