import type { DBSchema } from 'idb';

interface Rows<Key extends string> {
  readonly key: string;
  readonly value: { readonly [K in Key]: string };
}

/** What the stores hold is checked row by row on reading, so the database only knows the key. */
export interface HouseSchema extends DBSchema {
  photos: Rows<'id'>;
  records: Rows<'id'>;
  chats: Rows<'id'>;
  dream: Rows<'emailKey'>;
  profile: Rows<'emailKey'>;
  meta: Rows<'key'>;
}
