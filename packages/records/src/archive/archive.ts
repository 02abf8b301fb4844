import type { Millis } from '@app/kernel';
import * as v from 'valibot';
import type { Media } from '../media';
import { STORES, type StoreName, type StoreRow } from '../storage/codec';
import { instant, text, whole } from '../storage/schemas';
import type { SealRefusal } from './seal';

/** Raised when the manifest changes its shape; rows carry their own versions. */
/** 1: everybody on a device, texts beside the rows. 2: one account, everything in rows. */
export const ARCHIVE_VERSION = 2;
export const ARCHIVE_FORMAT = 'ink-and-starlight';
export const MANIFEST = 'manifest.json';

/** All data of a person: the rows of every store with their media, and the small texts beside them. */
export interface Archive {
  readonly madeAt: Millis;
  readonly rows: readonly StoreRow[];
  /** By key. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface OpenedArchive extends Archive {
  readonly version: number;
  /** Rows left out because their media was missing or differed from the export. */
  readonly damaged: number;
  /** R495: it was opened with a passphrase, so it is the person's own. */
  readonly sealed?: boolean;
}

export type ArchiveRefusal =
  | { readonly code: 'storage/import-unreadable' }
  | { readonly code: 'storage/import-too-new' }
  /** More entries than a home ever has. */
  | { readonly code: 'storage/import-too-many'; readonly limit: number }
  /** It is sealed, and no passphrase was given. */
  | { readonly code: 'storage/seal-asks' }
  /** The page has no cryptography, for example without https. */
  | { readonly code: 'storage/seal-unable' }
  | SealRefusal;

/** How bytes become the host's blobs and back. */
export interface BlobTools<Data extends Media> {
  isBlob(value: unknown): value is Data;
  /** Its bytes between two offsets, up to its end; all of them without offsets. */
  read(blob: Data, from?: number, to?: number): Promise<Uint8Array>;
  make(bytes: Uint8Array, type: string, name: string | undefined): Data;
  /**
   * R622: a medium without the place where it was taken; undefined for a format we cannot clean. Without this function
   * media stay unchanged.
   */
  clean?(bytes: Uint8Array): Uint8Array | undefined;
  /** SHA-256 of the bytes. */
  digest(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * R622: the part of a medium that may be kept. A record in an unknown format is there because the person wanted it
 * unchanged (R219); a photo in one loses all its bytes (R220).
 */
export const allowedPart = (
  store: StoreName,
  bytes: Uint8Array,
  { clean }: Pick<BlobTools<Media>, 'clean'>,
): Uint8Array => (clean ? clean(bytes) : bytes) ?? (store === 'photos' ? new Uint8Array() : bytes);

/** The value that replaces a medium in its row. */
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
