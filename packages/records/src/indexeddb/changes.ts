import { type Row, readRow, STORES, type StoreName, type StoreRow, writeRow } from '..';
import type { Join } from '../accounts/database';
import type { OwnedRow } from './accounts';
import type { Write } from './schema';

/** Stores whose rows carry the instant of their change, and leave a mark when they go. */
export const TRACKED: readonly StoreName[] = ['records', 'photos', 'chats', 'dream'];
export const isTracked = (store: StoreName): boolean => TRACKED.includes(store);

/** Prefix of a removal mark in the store `meta`, before the store and key of the row. */
const GONE = 'gone/';
const removalKey = (store: StoreName, key: string) => `${GONE}${store}/${key}`;

/** R496: the mark of a removed row: the instant of its removal. */
export const removalMark = (store: StoreName, key: string, at: number): Row => ({
  key: removalKey(store, key),
  store,
  row: key,
  changedAt: at,
});

export const isRemovalMark = ({ store, row }: StoreRow): boolean =>
  store === 'meta' && String(row['key']).startsWith(GONE);

/** The instant of a change; 0 if none was noted. A future instant counts as now. */
const changeOf = (row: Row | undefined, now: number): number => {
  const at = row?.['changedAt'];
  return typeof at === 'number' && at > 0 ? Math.min(at, now) : 0;
};

const rowIn = async (transaction: Write, owner: string, store: StoreName, key: string) => {
  const stored: unknown = await transaction.objectStore(store).get([owner, key]);
  return stored as Row | undefined; // rows of a store are objects
};

const put = async (transaction: Write, { store, owner, row }: OwnedRow) => {
  await transaction.objectStore(store).put({ ...row, owner } as never); // the archive checked that its key is there
};

/**
 * Adds a row if there is none. A row removed here comes back as changed now, so that its removal mark does not remove
 * it again.
 */
export async function addRow(transaction: Write, each: OwnedRow, now: number): Promise<boolean> {
  const { store, owner, row } = each;
  const key = String(row[STORES[store]]);
  if ((await transaction.objectStore(store).getKey([owner, key])) !== undefined) return false;
  const wasRemoved =
    isTracked(store) &&
    (await transaction.objectStore('meta').getKey([owner, removalKey(store, key)])) !== undefined;
  // An instant from the future would win over every later change.
  const changedAt = wasRemoved ? now : changeOf(row, now);
  await put(transaction, isTracked(store) ? { ...each, row: { ...row, changedAt } } : each);
  return true;
}

/** R496: takes over a row changed later than the one here, removals included; the row here wins a tie. */
export async function mergeRow(
  transaction: Write,
  each: OwnedRow,
  now: number,
  joins: readonly Join<unknown>[] = [],
): Promise<'added' | 'changed' | undefined> {
  const { store, owner, row } = each;
  if (isRemovalMark(each)) return mergeRemoval(transaction, each, now);
  if (!isTracked(store)) return (await addRow(transaction, each, now)) ? 'added' : undefined;
  const key = String(row[STORES[store]]);
  const here = await rowIn(transaction, owner, store, key);
  const gone = here ? undefined : await rowIn(transaction, owner, 'meta', removalKey(store, key));
  const known = here ?? gone;
  const joined = here && joinRows(joins, store, here, row, now);
  if (joined) {
    const changedAt = Math.max(changeOf(here, now), changeOf(row, now));
    for (const one of joined) {
      const apart = { store, owner, row: { ...one, changedAt } };
      if (String(one[STORES[store]]) === key) await put(transaction, apart);
      else await mergeRow(transaction, apart, now, joins);
    }
    return joined.length > 0 ? 'changed' : undefined;
  }
  if (known && changeOf(known, now) >= changeOf(row, now)) return undefined;
  await put(transaction, { ...each, row: { ...row, changedAt: changeOf(row, now) } });
  return here ? 'changed' : 'added';
}

/** Undefined if the two cannot be joined; then the later one wins. */
function joinRows(
  joins: readonly Join<unknown>[],
  store: StoreName,
  here: Row,
  theirs: Row,
  now: number,
): readonly Row[] | undefined {
  const join = joins.find(({ codec }) => codec.store === store);
  if (!join) return undefined;
  const { owner: _, ...mine } = here;
  const [one, other] = [readRow(join.codec, mine), readRow(join.codec, theirs)];
  if (!one.ok || !other.ok) return undefined;
  const later = changeOf(theirs, now) > changeOf(here, now) ? 'theirs' : 'here';
  return join.join(one.value, other.value, later).map(value => writeRow(join.codec, value));
}

async function mergeRemoval(transaction: Write, each: OwnedRow, now: number): Promise<'changed' | undefined> {
  const { owner, row } = each;
  const store = TRACKED.find(name => name === row['store']);
  const key = row['row'];
  if (!store || typeof key !== 'string' || row['key'] !== removalKey(store, key)) return undefined;
  const at = changeOf(row, now);
  const here = await rowIn(transaction, owner, store, key);
  const noted = await rowIn(transaction, owner, 'meta', removalKey(store, key));
  if (at <= Math.max(changeOf(here, now), changeOf(noted, now))) return undefined;
  await put(transaction, { store: 'meta', owner, row: removalMark(store, key, at) });
  if (!here) return undefined;
  await transaction.objectStore(store).delete([owner, key]);
  return 'changed';
}
