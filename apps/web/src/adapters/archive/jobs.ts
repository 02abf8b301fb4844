import { err, type Millis, ok, type Result } from '@app/kernel';
import type { StoreRow } from '@app/records';
import {
  type ArchiveRefusal,
  type BlobTools,
  inBatches,
  isSealed,
  type OpenedArchive,
  readArchive,
  seal,
  sha256,
  unseal,
  writeArchive,
} from '@app/records/archive';
import { isBlob } from '@app/records/indexeddb';
import { browserSealing } from './sealing';

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
    /** Rows for the archive to pack. */
    add(more: readonly StoreRow[]): void {
      rows.push(...more);
    },
    async pack(madeAt: Millis, passphrase?: string): Promise<Blob> {
      // Each piece becomes a blob at once, which the browser keeps on disk when it is large: memory never holds all
      // media.
      const pieces: Blob[] = [];
      await writeArchive({ madeAt, rows, texts: {} }, tools, piece =>
        pieces.push(new Blob([new Uint8Array(piece)])),
      );
      const zip = new Blob(pieces, { type: 'application/zip' });
      return passphrase === undefined ? zip : sealed(zip, passphrase);
    },
    /** Reads an archive; its rows come with `next`. */
    async open(
      file: Blob,
      passphrase?: string,
    ): Promise<Result<Omit<OpenedArchive, 'rows'>, ArchiveRefusal>> {
      const plain = await unsealed(file, passphrase);
      if (!plain.ok) return plain;
      const opened = await readArchive(plain.value, tools);
      if (!opened.ok) return opened;
      const { rows: found, ...rest } = opened.value;
      batches = inBatches(found);
      return ok({ ...rest, sealed: plain.value !== file });
    },
    /** None when there are no more. */
    next(): readonly StoreRow[] {
      const { done, value } = batches.next();
      return done ? [] : value;
    },
  };
}
export type ArchiveJobs = ReturnType<typeof createArchiveJobs>;

const partOf = (file: Blob) => (from: number, to: number) => tools.read(file, from, to);

/** R495: piece by piece, each handed to the browser as a blob at once. Rejects where the page has no cryptography. */
async function sealed(zip: Blob, passphrase: string): Promise<Blob> {
  const port = browserSealing();
  if (!port) throw new Error('no cryptography');
  const pieces: Blob[] = [];
  await seal(zip.size, partOf(zip), passphrase, port, piece =>
    pieces.push(new Blob([new Uint8Array(piece)])),
  );
  return new Blob(pieces, { type: 'application/octet-stream' });
}

async function unsealed(file: Blob, passphrase: string | undefined): Promise<Result<Blob, ArchiveRefusal>> {
  if (!isSealed(await tools.read(file, 0, 8))) return ok(file);
  const port = browserSealing();
  if (!port) return err({ code: 'storage/seal-unable' });
  if (passphrase === undefined) return err({ code: 'storage/seal-asks' });
  const pieces: Blob[] = [];
  const opened = await unseal(file.size, partOf(file), passphrase, port, piece =>
    pieces.push(new Blob([new Uint8Array(piece)])),
  );
  return opened.ok ? ok(new Blob(pieces)) : opened;
}
