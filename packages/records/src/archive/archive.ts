import type { Millis } from '@app/kernel';
import * as v from 'valibot';
import type { Media } from '../media';
import { STORES, type StoreName, type StoreRow } from '../storage/codec';
import { instant, text, whole } from '../storage/schemas';
import type { SealRefusal } from './seal';

/** Raised when the manifest changes its shape; rows carry the versions of their own. */
/** 1: everybody on a device, texts beside the rows. 2: one account, everything in rows. */
export const ARCHIVE_VERSION = 2;
export const ARCHIVE_FORMAT = 'ink-and-starlight';
export const MANIFEST = 'manifest.json';

/** Everything a person has: the rows of every store with their media, and the small texts kept beside them. */
export interface Archive {
  readonly madeAt: Millis;
  readonly rows: readonly StoreRow[];
  /** By the key they are kept under. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface OpenedArchive extends Archive {
  readonly version: number;
  /** Rows left out because their media was missing or not the bytes that were exported. */
  readonly damaged: number;
  /** R495: it was opened with a passphrase, and is a person's own. */
  readonly sealed?: boolean;
}

export type ArchiveRefusal =
  | { readonly code: 'storage/import-unreadable' }
  | { readonly code: 'storage/import-too-new' }
  /** More entries than a home ever has. */
  | { readonly code: 'storage/import-too-many'; readonly limit: number }
  /** It is sealed, and nobody gave a passphrase. */
  | { readonly code: 'storage/seal-asks' }
  /** The page has no cryptography, as without https. */
  | { readonly code: 'storage/seal-unable' }
  | SealRefusal;

/** How bytes become the host's blobs and back. */
export interface BlobTools<Data extends Media> {
  isBlob(value: unknown): value is Data;
  /** Its bytes from a place to another, as far as it goes; all of them without. */
  read(blob: Data, from?: number, to?: number): Promise<Uint8Array>;
  make(bytes: Uint8Array, type: string, name: string | undefined): Data;
  /**
   * R622: a medium without the place it was taken; undefined for a format whose place nobody knows how to take out. Without
   * it media stay as they are.
   */
  clean?(bytes: Uint8Array): Uint8Array | undefined;
  /** SHA-256 of the bytes. */
  digest(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * R622: what may be kept of a medium. A record in a format nobody knows is there because the person wanted it as it is
 * (R219); of a photo no byte would have been kept.
 */
export const keptOf = (
  store: StoreName,
  bytes: Uint8Array,
  { clean }: Pick<BlobTools<Media>, 'clean'>,
): Uint8Array => (clean ? clean(bytes) : bytes) ?? (store === 'photos' ? new Uint8Array() : bytes);

/** What a row holds where its medium was. */
export const mediaRef = v.object({
  $file: v.pipe(text, v.regex(/^media\/\d+$/)),
  type: text,
  name: v.exactOptional(text),
  size: whole,
  /** Lower-case hexadecimal. */
  sha256: text,
});
export type MediaRef = v.InferOutput<typeof mediaRef>;

const storeNames = Object.keys(STORES) as StoreName[]; // the table's own keys

export const manifest = v.object({
  format: v.literal(ARCHIVE_FORMAT),
  version: whole,
  madeAt: instant,
  rows: v.array(v.object({ store: v.picklist(storeNames), row: v.record(text, v.unknown()) })),
  texts: v.record(text, text),
});
export type Manifest = v.InferOutput<typeof manifest>;
