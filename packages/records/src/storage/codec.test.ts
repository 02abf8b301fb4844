import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Media } from '../media';
import type { Photo } from '../photos/photo';
import { samplePhotos, sampleRecords } from '../testing/samples';
import { type Codec, readRow, STORES, writeRow } from './codec';
import { photoCodec } from './photoCodec';
import { recordCodec } from './recordCodec';
import { toPhoto, withPositions } from './storedPhoto';
import { toHomeRecord, toStoredRecord } from './storedRecord';

const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && 'type' in value && 'size' in value;
const bytes: Media & { readonly name: string } = { type: 'image/jpeg', size: 3, name: 'tea-room.jpg' };
const records = recordCodec(isMedia);
const photos = photoCodec(isMedia);

describe('the stores', () => {
  it('[A35] are profile, photos, records, chats, dream, texts and meta', () => {
    expect(Object.keys(STORES).sort()).toEqual([
      'chats',
      'dream',
      'meta',
      'photos',
      'profile',
      'records',
      'texts',
    ]);
  });
});

describe('rows', () => {
  it('[A35] carry the version of their schema and read back the same', () => {
    for (const value of sampleRecords(bytes).values) {
      expect(writeRow(records, value)).toMatchObject({ schema: 1 });
      expect(readRow(records, writeRow(records, value))).toEqual({ ok: true, value });
    }
    for (const value of samplePhotos(bytes).values) {
      expect(readRow(photos, writeRow(photos, value))).toEqual({ ok: true, value });
    }
  });

  it('[A35] never make reading throw, whatever they hold', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(records, photos), (raw, codec: Codec<unknown>) => {
        expect(typeof readRow(codec as Codec<never>, raw).ok).toBe('boolean');
      }),
    );
  });

  it('[A35] of a media record without its bytes are unreadable, not a partial record', () => {
    expect(readRow(records, { schema: 1, id: '1', type: 'image', timestamp: 1 })).toEqual({
      ok: false,
      error: 'wrong-shape',
    });
  });

  it.each([
    // `date -u -d 0001-01-02 +%s` and `date -u -d 9999-12-31 +%s`, GNU coreutils 9.1.
    { at: -62_135_510_400 * 1000, ok: true },
    { at: -62_135_510_400 * 1000 - 1, ok: false },
    { at: 253_402_214_400 * 1000 - 1, ok: true },
    { at: 253_402_214_400 * 1000, ok: false },
    { at: 8.64e15, ok: false },
    { at: 1e300, ok: false },
    { at: Number.NaN, ok: false },
  ])(
    '[R179, R115] with an instant outside the years 1 to 9999 are unreadable: $at is kept: $ok',
    ({ at, ok }) => {
      const row = { schema: 1, id: '1', type: 'text', text: 'A lamp', timestamp: at };
      expect(readRow(records, row).ok).toBe(ok);
    },
  );

  it('[A35] run through every migration between their version and ours, in order', () => {
    const codec: Codec<string> = {
      store: 'meta',
      migrations: [row => ({ ...row, a: 'one' }), ({ a, ...row }) => ({ ...row, b: `${a} two` })],
      parse: ({ b }) => (typeof b === 'string' ? b : undefined),
      toRow: b => ({ b }),
      compare: () => 0,
    };
    expect(readRow(codec, { key: 'k' })).toEqual({ ok: true, value: 'one two' });
    expect(readRow(codec, { key: 'k', schema: 1, a: 'uno' })).toEqual({ ok: true, value: 'uno two' });
    expect(readRow(codec, writeRow(codec, 'three'))).toEqual({ ok: true, value: 'three' });
    expect(readRow(codec, { schema: 3 })).toEqual({ ok: false, error: 'too-new' });
  });

  it('[A35] a migration cannot understand are unreadable', () => {
    const codec: Codec<string> = {
      store: 'meta',
      migrations: [
        () => {
          throw new Error('no such field');
        },
      ],
      parse: () => 'x',
      toRow: () => ({}),
      compare: () => 0,
    };
    expect(readRow(codec, {})).toEqual({ ok: false, error: 'not-migrated' });
  });
});

describe('records', () => {
  it('[A17] keep the file, not its URL, and get a URL when shown', () => {
    const record = {
      id: '7',
      type: 'image',
      content: 'blob:old',
      textContent: 'A round window',
      timestamp: millis(7),
    } as const;
    const stored = toStoredRecord(record, bytes);
    expect(stored).toEqual({
      id: '7',
      type: 'image',
      blob: bytes,
      name: 'tea-room.jpg',
      caption: 'A round window',
      timestamp: 7,
    });
    expect(stored && toHomeRecord(stored, () => 'blob:new')).toEqual({ ...record, content: 'blob:new' });
  });

  it('[R122] of text keep their text', () => {
    const record = { id: '8', type: 'text', content: 'A lamp', timestamp: millis(8) } as const;
    const stored = toStoredRecord(record, undefined);
    expect(stored && toHomeRecord(stored, () => 'unused')).toEqual(record);
  });

  it('[A17] of media without a file cannot be stored', () => {
    const record = { id: '7', type: 'video', content: 'blob:7', timestamp: millis(7) } as const;
    expect(toStoredRecord(record, undefined)).toBeUndefined();
  });
});

describe('photos', () => {
  it('[R16, A35] store their place in the list as their position, with file and thumbnail', () => {
    const { values } = samplePhotos(bytes);
    const order: readonly Photo[] = [values[2], values[0], values[1]].map(toPhoto);
    const placed = withPositions(order, values);
    expect(placed.map(({ id, position }) => [id, position])).toEqual([
      ['5', 0],
      ['7', 1],
      ['3', 2],
    ]);
    expect(placed.map(({ thumb }) => thumb)).toEqual([undefined, bytes, undefined]);
    expect(Object.keys(order[1] ?? {})).not.toContain('blob');
  });
});
