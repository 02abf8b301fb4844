import { CHAT_CODEC } from '@app/chat';
import { DREAM_CODEC } from '@app/dreamspace';
import { err, type Millis, ok, type Result } from '@app/kernel';
import { withoutPlace } from '@app/photo';
import { type Codec, readRow, type StoreName, type StoreRow } from '@app/records';
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
import { isBlob, ONLY, toAsideRow } from '@app/records/indexeddb';
import { PROFILE_CODEC } from '@app/session';
import { browserSealing } from './sealing';

const tools = {
  isBlob,
  read: async (blob, from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  make: (bytes, type, name) =>
    name === undefined ? new Blob([bytes.slice()], { type }) : new File([bytes.slice()], name, { type }),
  clean: bytes => {
    try {
      return withoutPlace(bytes);
    } catch {
      return undefined;
    }
  },
  digest: async bytes =>
    'subtle' in crypto ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())) : sha256(bytes), // a page without https
} satisfies BlobTools<Blob>;

/**
 * The worker's archive jobs. Rows come and go in batches (R212) and are remembered between jobs, so a worker serves
 * one archive.
 */
export function createArchiveJobs() {
  const rows: StoreRow[] = [];
  let batches: Iterator<readonly StoreRow[]> = inBatches([]);
  return {
    /** Rows to pack into the archive. */
    add(more: readonly StoreRow[]): void {
      rows.push(...more);
    },
    async pack(madeAt: Millis, passphrase?: string): Promise<Blob> {
      // Each piece becomes a blob at once, which the browser keeps on disk when it is large, so memory never holds all media.
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
      const { rows: found, texts, ...rest } = opened.value;
      // An earlier version's archive holds everybody's data on a device; which of it is imported is decided later.
      const known = rest.version > 1 ? found.map(asideIfUnreadable) : found;
      batches = inBatches(known.map(withoutPlaces));
      const cleaned = Object.entries(texts).map(([key, text]) => [key, cleanPicture(text)]);
      return ok({ ...rest, texts: Object.fromEntries(cleaned), sealed: plain.value !== file });
    },
    /** None once all have been sent. */
    next(): readonly StoreRow[] {
      const { done, value } = batches.next();
      return done ? [] : value;
    },
  };
}
const CODECS: Readonly<Partial<Record<StoreName, Codec<unknown>>>> = {
  chats: CHAT_CODEC as Codec<unknown>, // read only here
  dream: DREAM_CODEC as Codec<unknown>,
  profile: PROFILE_CODEC as Codec<unknown>,
};

/** R254: the database itself can read records, photos and texts, other rooms read the rest; here, off the page. */
function asideIfUnreadable({ store, row }: StoreRow): StoreRow {
  const codec = CODECS[store];
  const read = codec && readRow(codec, row);
  if (!read || read.ok) return { store, row };
  const key = String(row['id'] ?? ONLY);
  return { store: 'meta', row: toAsideRow({ store, key, reason: read.error, row }) };
}

/** R622: small texts hold pictures too, such as the one under a plan. */
const withoutPlaces = ({ store, row }: StoreRow): StoreRow => ({
  store,
  row: typeof row['text'] === 'string' ? { ...row, text: cleanPicture(row['text']) } : row,
});

function cleanPicture(text: string): string {
  const [head] = /^data:image\/[\w.+-]{1,40};base64,/.exec(text) ?? [];
  if (head === undefined) return text;
  try {
    const bytes = Uint8Array.from(atob(text.slice(head.length)), letter => letter.charCodeAt(0));
    const clean = tools.clean(bytes);
    // A picture that cannot be read with certainty is not kept (R220, R600).
    return clean ? head + btoa(Array.from(clean, byte => String.fromCharCode(byte)).join('')) : '';
  } catch {
    return ''; // not a picture
  }
}
export type ArchiveJobs = ReturnType<typeof createArchiveJobs>;

const partOf = (file: Blob) => (from: number, to: number) => tools.read(file, from, to);

/** R495: piece by piece, each handed to the browser as a blob at once. Rejects if the page has no cryptography. */
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
