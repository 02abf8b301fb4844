import { millis } from '@app/kernel';
import * as v from 'valibot';
import type { Media } from '../media';
import { compareIds } from '../record';
import type { Codec, Migration, Row } from './codec';
import { instant, mediaOf, text } from './schemas';
import type { StoredRecord } from './storedRecord';

/** Version 0 is the record as used by the dialog, with text and caption in `content` and `textContent`. */
const fromPlainRecord: Migration = ({ type, content, textContent, ...row }: Row): Row =>
  type === 'text'
    ? { ...row, type, text: content }
    : { ...row, type, ...(textContent === undefined ? {} : { caption: textContent }) };

/** Newest first. `isBlob` recognises bytes; the adapter knows its kind. */
export function recordCodec<Data extends Media>(
  isBlob: (value: unknown) => value is Data,
): Codec<StoredRecord<Data>> {
  const base = { id: text, timestamp: instant };
  const schema = v.variant('type', [
    v.object({ ...base, type: v.literal('text'), text }),
    v.object({
      ...base,
      type: v.picklist(['image', 'video']),
      blob: mediaOf(isBlob),
      name: v.exactOptional(text),
      caption: v.exactOptional(text),
    }),
  ]);
  return {
    store: 'records',
    migrations: [fromPlainRecord],
    parse(row) {
      const parsed = v.safeParse(schema, row);
      if (!parsed.success) return undefined;
      return { ...parsed.output, timestamp: millis(parsed.output.timestamp) };
    },
    toRow: record => ({ ...record }),
    compare: (a, b) => b.timestamp - a.timestamp || compareIds(b.id, a.id),
  };
}
