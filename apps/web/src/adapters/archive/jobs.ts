import { type Millis, ok, type Result } from '@app/kernel';
import type { StoreRow } from '@app/records';
import {
  type ArchiveRefusal,
  type BlobTools,
  inBatches,
  type OpenedArchive,
  readArchive,
  sha256,
  writeArchive,
} from '@app/records/archive';
import { isBlob } from '@app/records/indexeddb';

const tools: BlobTools<Blob> = {
  isBlob,
  read: async (blob, from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  make: (bytes, type, name) =>
    name === undefined ? new Blob([bytes.slice()], { type }) : new File([bytes.slice()], name, { type }),
  digest: async bytes =>
    'subtle' in crypto ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())) : sha256(bytes), // a page without https
};

/**
 * What the worker does with an archive. Rows come and go in batches (R212), so it remembers them between the jobs: a
 * worker serves one archive.
 */
export function createArchiveJobs() {
  const rows: StoreRow[] = [];
  let batches: Iterator<readonly StoreRow[]> = inBatches([]);
  return {
    /** Rows for the archive that is to be packed. */
    add(more: readonly StoreRow[]): void {
      rows.push(...more);
    },
    async pack(madeAt: Millis): Promise<Blob> {
      // Each piece goes to the browser as a blob at once, which keeps large ones on the disk: not all media are in memory.
      const pieces: Blob[] = [];
      await writeArchive({ madeAt, rows, texts: {} }, tools, piece =>
        pieces.push(new Blob([new Uint8Array(piece)])),
      );
      return new Blob(pieces, { type: 'application/zip' });
    },
    /** Reads an archive; its rows come with `next`. */
    async open(file: Blob): Promise<Result<Omit<OpenedArchive, 'rows'>, ArchiveRefusal>> {
      const opened = await readArchive(file, tools);
      if (!opened.ok) return opened;
      const { rows: found, ...rest } = opened.value;
      batches = inBatches(found);
      return ok(rest);
    },
    /** None when there are no more. */
    next(): readonly StoreRow[] {
      const { done, value } = batches.next();
      return done ? [] : value;
    },
  };
}
export type ArchiveJobs = ReturnType<typeof createArchiveJobs>;
