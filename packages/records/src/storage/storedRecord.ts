import type { Millis } from '@app/kernel';
import type { Media, MediaKind } from '../media';
import type { HomeRecord } from '../record';

/** A stored record: media as bytes, not as a URL that dies with the tab (A17). */
export type StoredRecord<Data extends Media> =
  | { readonly id: string; readonly type: 'text'; readonly text: string; readonly timestamp: Millis }
  | {
      readonly id: string;
      readonly type: MediaKind;
      readonly blob: Data;
      /** The name of the file; absent if it had none. */
      readonly name?: string;
      readonly caption?: string;
      readonly timestamp: Millis;
    };

/** The stored form of a new record; `undefined` for a medium without its file, which only a bug can cause. */
export function toStoredRecord<Data extends Media & { readonly name?: string }>(
  record: HomeRecord,
  file: Data | undefined,
): StoredRecord<Data> | undefined {
  const { id, timestamp } = record;
  if (record.type === 'text') return { id, type: 'text', text: record.content, timestamp };
  if (!file) return undefined;
  return {
    id,
    type: record.type,
    blob: file,
    ...(file.name === undefined ? {} : { name: file.name }),
    ...(record.textContent === undefined ? {} : { caption: record.textContent }),
    timestamp,
  };
}

/** The record to show. `toUrl` makes an object URL, which the caller revokes when the record is no longer shown. */
export function toHomeRecord<Data extends Media>(
  stored: StoredRecord<Data>,
  toUrl: (blob: Data) => string,
): HomeRecord {
  const { id, timestamp } = stored;
  if (stored.type === 'text') return { id, type: 'text', content: stored.text, timestamp };
  const caption = stored.caption === undefined ? {} : { textContent: stored.caption };
  return { id, type: stored.type, content: toUrl(stored.blob), ...caption, timestamp };
}
