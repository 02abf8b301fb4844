import { err, ok, type Result } from '@app/kernel';
import type { Media } from '../media';
import type { Listing, Repository, StorageError } from '../storage/repository';
import { type StoredPhoto, toPhoto, withPositions } from '../storage/storedPhoto';
import { isRead, type Photo } from './photo';

/** The photos of a home in their order, with files and thumbnails by photo id. */
export interface PhotoSet<Data extends Media> {
  readonly photos: readonly Photo[];
  readonly pictures: ReadonlyMap<string, StoredPhoto<Data>>;
}

export interface StoredPhotos {
  /** Whether anything was written or removed. */
  readonly isChanged: boolean;
  /** Why something was not kept; undefined when all was. */
  readonly failed: StorageError | undefined;
}

/** The stored photos of one account. Late results still go to their owner. */
export interface PhotoStore<Data extends Media> {
  /** The stored photos, followed by those added meanwhile. */
  load(now: () => PhotoSet<Data>): Promise<Result<ReadPhotos<Data>, StorageError>>;
  /** The stored photos after another tab wrote or a file was imported; photos that were never stored stay. */
  reload(now: () => PhotoSet<Data>): Promise<Result<ReadPhotos<Data>, StorageError>>;
  /** Writes only what changed since the last time: a turned photo must not write sixty files again. */
  keep(set: PhotoSet<Data>): Promise<StoredPhotos>;
}

export interface ReadPhotos<Data extends Media> extends PhotoSet<Data> {
  /** Rows that could not be read and were set aside. */
  readonly setAside: number;
}

/** `repository` is requested at each use: a database that was closed opens again. */
export function createPhotoStore<Data extends Media>(
  repository: () => Promise<Repository<StoredPhoto<Data>>>,
): PhotoStore<Data> {
  /** The rows as stored, by id. */
  const written = new Map<string, StoredPhoto<Data>>();
  const remember = (rows: readonly StoredPhoto<Data>[]) => {
    written.clear();
    for (const row of rows) written.set(row.id, row);
  };
  const read = async (
    merge: (rows: Listing<StoredPhoto<Data>>['values']) => PhotoSet<Data>,
  ): Promise<Result<ReadPhotos<Data>, StorageError>> => {
    const listed = await (await repository()).list();
    if (!listed.ok) return err(listed.error);
    const { values, setAside } = listed.value;
    return ok({ ...merge(values), setAside });
  };
  return {
    load: now =>
      read(rows => {
        const { photos, pictures } = now();
        const storedIds = new Set(rows.map(({ id }) => id));
        remember(rows);
        return {
          photos: [...rows.map(toPhoto), ...photos.filter(({ id }) => !storedIds.has(id))],
          pictures: new Map([...byId(rows), ...pictures]),
        };
      }),
    reload: now =>
      read(rows => {
        const { photos, pictures } = now();
        const storedIds = new Set(rows.map(({ id }) => id));
        // Still being read, or refused by a full device: only a stored photo can have been removed.
        const coming = photos.filter(({ id }) => !storedIds.has(id) && !written.has(id));
        // The same file stays the same object, so that no picture is fetched or written twice. One whose
        // place was removed (R622) is another.
        const known = rows.map(row => withBytesOf(row, pictures.get(row.id)));
        remember(known);
        const unsaved = coming.flatMap(({ id }) => pictures.get(id) ?? []);
        return { photos: [...rows.map(toPhoto), ...coming], pictures: byId([...known, ...unsaved]) };
      }),
    async keep({ photos, pictures }) {
      // First: what is decided below is written at once.
      const opened = await repository();
      const all = withPositions(photos, [...pictures.values()]);
      const changed = all.filter(row => isRead(row) && !isSame(row, written.get(row.id)));
      const here = new Set(photos.map(({ id }) => id));
      const gone = [...written.keys()].filter(id => !here.has(id));
      if (changed.length + gone.length === 0) return { isChanged: false, failed: undefined };
      // One at a time: a photo too large for the disk must not prevent the others' changes. All begin at once, so that no
      // later change overtakes them.
      const outcomes = await Promise.all([
        ...changed.map(async row => {
          const before = written.get(row.id);
          // At once: another call meanwhile need not write it too.
          written.set(row.id, row);
          const stored = await opened.putAll([row]);
          if (!stored.ok && written.get(row.id) === row) {
            if (before) written.set(row.id, before);
            else written.delete(row.id);
          }
          return stored;
        }),
        ...gone.map(async id => {
          const removed = await opened.remove(id);
          if (removed.ok) written.delete(id);
          return removed;
        }),
      ]);
      const refused = outcomes.find(({ ok }) => !ok);
      return {
        isChanged: outcomes.some(({ ok }) => ok),
        failed: refused && !refused.ok ? refused.error : undefined,
      };
    },
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map(row => [row.id, row]));

/** Field by field; bytes are the same when they are the same object. */
function isSame<Data extends Media>(row: StoredPhoto<Data>, other: StoredPhoto<Data> | undefined): boolean {
  const [one, two] = [new Map(Object.entries(row)), new Map(Object.entries(other ?? {}))];
  return one.size === two.size && [...one].every(([key, value]) => two.get(key) === value);
}

const withBytesOf = <Data extends Media>(
  row: StoredPhoto<Data>,
  own: StoredPhoto<Data> | undefined,
): StoredPhoto<Data> =>
  own?.blob.size === row.blob.size
    ? { ...row, blob: own.blob, ...(own.thumb ? { thumb: own.thumb } : {}) }
    : row;
