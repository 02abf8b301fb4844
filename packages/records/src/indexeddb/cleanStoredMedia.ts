import type { Result } from '@app/kernel';
import { type Account, type AccountTextStore, type Codec, type Row, readRow, type StoreRow } from '..';
import { isBlob, PHOTOS, RECORDS } from './stores';

/** The text of an account that notes that all of it was cleaned. */
const CLEANED = 'media-cleaned';

export interface CleaningPorts {
  readonly account: Pick<Account, 'dump' | 'repository'>;
  readonly textStore: Pick<AccountTextStore, 'read' | 'write'>;
  /** A medium without its place; undefined for a format we cannot clean. */
  readonly clean: (file: File) => Promise<Result<File | undefined, string>>;
}

/**
 * R622: takes the place out of photos and films kept by an earlier version, once for each account. Only changed rows
 * are written; true if there were any. Rows that took too long or could not be written are tried again at the next
 * start.
 */
export async function cleanStoredMedia({ account, textStore, clean }: CleaningPorts): Promise<boolean> {
  if (textStore.read(CLEANED) !== undefined) return false;
  const dumped = await account.dump();
  if (!dumped.ok) return false;
  let isChanged = false;
  let isDone = true;
  for (const each of dumped.value) {
    const codec = codecOf(each);
    if (!codec || !readRow(codec, each.row).ok) continue;
    const change = await changeOf(each, clean);
    if (change === 'later') isDone = false;
    if (change === 'later' || Object.keys(change).length === 0) continue;
    const repository = await account.repository(codec);
    const written = await repository.update(String(each.row['id']), now => ({
      ...(now ?? each.row),
      ...change,
    }));
    isDone &&= written.ok;
    isChanged ||= written.ok;
  }
  if (isDone) textStore.write(CLEANED, 'yes');
  return isChanged;
}

/** Values of both are objects with their media in them. */
const codecOf = ({ store }: StoreRow) =>
  [RECORDS, PHOTOS].find(codec => codec.store === store) as unknown as Codec<Row> | undefined;

async function changeOf(
  { store, row }: StoreRow,
  clean: CleaningPorts['clean'],
): Promise<Record<string, Blob> | 'later'> {
  const change: Record<string, Blob> = {};
  for (const [field, blob] of Object.entries(row)) {
    if (!isBlob(blob) || blob.size === 0) continue;
    const file = blob instanceof File ? blob : new File([blob], '', { type: blob.type });
    const cleaned = await clean(file);
    if (!cleaned.ok && cleaned.error !== 'unreadable') return 'later';
    if (!cleaned.ok) continue;
    // A photo in an unknown format loses all its bytes (R220); a record may be there unchanged at the person's wish
    // (R219).
    const stored =
      cleaned.value ?? (store === 'photos' ? new File([], file.name, { type: file.type }) : file);
    if (!(await isSame(stored, blob))) change[field] = stored;
  }
  return change;
}

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())];
  return left.every((byte, at) => byte === right[at]);
}
