import type { DBSchema, IDBPTransaction } from 'idb';
import type { StoreName } from '..';

/** The account a row belongs to, and the row's own key. */
export type RowKey = [owner: string, key: string];

interface Rows<Key extends string> {
  readonly key: RowKey;
  readonly value: { readonly owner: string } & { readonly [K in Key]: string };
}

/** Rows are checked one by one on reading, so the database only knows the keys. */
export interface DatabaseSchema extends DBSchema {
  photos: Rows<'id'>;
  records: Rows<'id'>;
  chats: Rows<'id'>;
  dream: Rows<'id'>;
  profile: Rows<'id'>;
  texts: Rows<'key'>;
  meta: Rows<'key'>;
}

export type Write = IDBPTransaction<DatabaseSchema, StoreName[], 'readwrite'>;
