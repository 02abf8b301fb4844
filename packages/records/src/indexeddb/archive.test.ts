import { millis } from '@app/kernel';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Row, StoreRow } from '..';
import { type Archive, type BlobTools, readArchive, sha256, writeArchive } from '../archive';

const tools: BlobTools<Blob> = {
  isBlob: (value): value is Blob => value instanceof Blob,
  read: async (blob, from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  make: (bytes, type) => new Blob([bytes.slice()], { type }),
  // A drawing ends at its first zero; the bytes after it name a place. A format that begins with 9 is unknown.
  clean: bytes =>
    bytes[0] === 9 ? undefined : bytes.slice(0, bytes.includes(38) ? bytes.indexOf(38) : undefined),
  digest: async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())),
};
const HIDDEN = strToU8('31.2304N');
const photo = new Blob([Uint8Array.of(0, 255, 13, 10, 0)], { type: 'image/png' });
const rows: readonly StoreRow[] = [
  { store: 'records', row: { id: '1', type: 'text', text: '把书桌移到了东墙 🏠', timestamp: 1, schema: 1 } },
  { store: 'photos', row: { id: '2', blob: photo, thumb: photo, schema: 1 } },
  { store: 'meta', row: { key: 'set-aside/records/9', row: { id: 9, blob: photo } } },
];
const archive: Archive = { madeAt: millis(5), rows, texts: { home: '{"facing":180}' } };

const toFile = (bytes: Uint8Array) => new Blob([bytes.slice()], { type: 'application/zip' });
const open = (bytes: Uint8Array) => readArchive(toFile(bytes), tools);

const pack = (what: Archive) => packWith(tools, what);
async function packWith(tools: BlobTools<Blob>, what: Archive): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await writeArchive(what, tools, piece => pieces.push(piece));
  return new Uint8Array(await new Blob(pieces.map(piece => piece.slice())).arrayBuffer());
}
/** The archive with its manifest changed, as an attacker would. */
async function tampered(change: (manifest: Record<string, unknown>) => unknown): Promise<Uint8Array> {
  const files = unzipSync(await pack(archive));
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  return zipSync({ ...files, 'manifest.json': strToU8(JSON.stringify(change(manifest))) });
}

describe('the archive', () => {
  it('[A35] restores every row, byte for byte', async () => {
    const read = await open(await pack(archive));
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value).toMatchObject({ madeAt: 5, texts: archive.texts, damaged: 0 });
    expect(read.value.rows.map(({ store }) => store)).toEqual(['records', 'photos', 'meta']);
    expect(read.value.rows[0]).toEqual(rows[0]);
    const restored = read.value.rows[1]?.row['blob'] as Blob;
    expect(restored.type).toBe('image/png');
    expect([...(await tools.read(restored))]).toEqual([0, 255, 13, 10, 0]);
  });

  it('[R622] keeps no location in a medium when packed or opened', async () => {
    const dirty = new Blob([Uint8Array.of(7, 7, 38), HIDDEN.slice()], { type: 'image/jpeg' });
    const unknown = new Blob([Uint8Array.of(9), HIDDEN.slice()], { type: 'video/x-strange' });
    const rows: readonly StoreRow[] = [
      { store: 'photos', row: { id: '1', blob: dirty } },
      { store: 'photos', row: { id: '2', blob: unknown } },
      { store: 'meta', row: { key: 'set-aside/records/9', row: { id: 9, blob: dirty } } },
      // R219: the person wanted it unchanged.
      { store: 'records', row: { id: '4', blob: new Blob([unknown]) } },
    ];
    const result = async (file: Uint8Array) => {
      const read = await open(file);
      if (!read.ok) throw new Error(read.error.code);
      const media = read.value.rows.map(({ row }) => (row['blob'] ?? (row['row'] as Row)['blob']) as Blob);
      return Promise.all(media.map(async blob => [...(await tools.read(blob))]));
    };
    const clean = [[7, 7], [], [7, 7], [9, ...HIDDEN]];
    expect(await result(await pack({ ...archive, rows }))).toEqual(clean);
    // One that an earlier version packed unchanged.
    const before = await packWith({ ...tools, clean: bytes => bytes }, { ...archive, rows });
    expect(await result(before)).toEqual(clean);
  });

  it('stores the same medium once', async () => {
    expect(Object.keys(unzipSync(await pack(archive))).sort()).toEqual(['manifest.json', 'media/1']);
  });

  it('leaves out and counts rows whose media differ from the export', async () => {
    const files = unzipSync(await pack(archive));
    const broken = zipSync({ ...files, 'media/1': Uint8Array.of(1) });
    const read = await open(broken);
    expect(read).toMatchObject({ ok: true, value: { damaged: 2, rows: [rows[0]] } });
  });

  it.each([
    { what: 'a file that is not a ZIP', bytes: async () => strToU8('hello') },
    { what: 'another ZIP', bytes: async () => zipSync({ 'a.txt': strToU8('a') }) },
    { what: 'a manifest of another shape', bytes: () => tampered(() => ({ rows: 1 })) },
    {
      what: 'an unknown store',
      bytes: () => tampered(manifest => ({ ...manifest, rows: [{ store: 'cookies', row: {} }] })),
    },
  ])('refuses $what', async ({ bytes }) => {
    expect(await open(await bytes())).toEqual({
      ok: false,
      error: { code: 'storage/import-unreadable' },
    });
  });

  it('refuses an archive of a newer version, and says so', async () => {
    const newer = await tampered(manifest => ({ ...manifest, version: 3, more: true }));
    expect(await open(newer)).toMatchObject({ error: { code: 'storage/import-too-new' } });
  });

  it('leaves out a row nested so deep that it would exhaust the stack', async () => {
    const files = unzipSync(await pack(archive));
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const manifest = strFromU8(files['manifest.json'] ?? new Uint8Array());
    const nested = manifest.replace('"text":"', `"more":${deep},"text":"`);
    const read = await open(zipSync({ ...files, 'manifest.json': strToU8(nested) }));
    expect(read).toMatchObject({ ok: true, value: { damaged: 1 } });
  });

  it('holds one medium at a time in memory, however many there are', async () => {
    const bytes = 40_000;
    const media = Array.from({ length: 30 }, (_, index) => new Blob([new Uint8Array(bytes).fill(index)]));
    const many = media.map((blob, index) => ({ store: 'records', row: { id: `${index}`, blob } }) as const);
    const file = toFile(await pack({ ...archive, rows: many }));
    const asked: number[] = [];
    const counting: typeof tools = {
      ...tools,
      read: (blob, from = 0, to = blob.size) => {
        asked.push(Math.min(to, blob.size) - from);
        return tools.read(blob, from, to);
      },
    };
    const read = await readArchive(file, counting);
    expect(read.ok && read.value.rows).toHaveLength(30);
    // The list of names is looked for in the last 64 KB.
    expect(Math.max(...asked)).toBeLessThan(70_000);
  });

  it.each([
    { what: 'cut off in the middle', meddle: (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2) },
    { what: 'without its list of names', meddle: (bytes: Uint8Array) => bytes.fill(0, bytes.length - 120) },
    { what: 'empty', meddle: () => new Uint8Array() },
  ])('refuses an archive that is $what', async ({ meddle }) => {
    expect(await open(meddle(await pack(archive)))).toMatchObject({
      error: { code: 'storage/import-unreadable' },
    });
  });

  it('leaves out a medium that unpacks to more than it declares', async () => {
    const bomb = zipSync({ ...unzipSync(await pack(archive)), 'media/1': new Uint8Array(500_000) });
    const view = new DataView(bomb.buffer);
    const named = (at: number) => strFromU8(bomb.subarray(at + 46, at + 53)) === 'media/1';
    for (let at = 0; at + 53 < bomb.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && named(at)) view.setUint32(at + 24, 5, true);
    }
    expect(await open(bomb)).toMatchObject({ ok: true, value: { damaged: 2, rows: [rows[0]] } });
  });

  it('leaves out rows without a key', async () => {
    const keyless = await tampered(manifest => ({
      ...manifest,
      rows: [{ store: 'records', row: { id: 7 } }],
    }));
    expect(await open(keyless)).toMatchObject({ value: { rows: [], damaged: 1 } });
  });
});

describe('a malicious archive', () => {
  it('[R205] of 200,000 rows in a megabyte is refused before they are read', async () => {
    const many = await tampered(manifest => ({
      ...manifest,
      // None of these is a row: had they been checked, the archive would be unreadable.
      rows: Array.from({ length: 200_000 }, () => ({ store: 'nowhere', row: 0 })),
    }));
    expect(many.length).toBeLessThan(1_000_000);
    expect(await open(many)).toEqual({
      ok: false,
      error: { code: 'storage/import-too-many', limit: 20_000 },
    });
  });

  it('[R205] still accepts as many rows as a full home has', async () => {
    const full = await tampered(manifest => ({
      ...manifest,
      rows: Array.from({ length: 20_000 }, (_, id) => ({
        store: 'records',
        row: { id: `${id}`, text: '窗' },
      })),
    }));
    const read = await open(full);
    expect(read.ok && read.value.rows).toHaveLength(20_000);
  });

  it('[R205] with millions of values in one row leaves that row out, quickly', async () => {
    const files = unzipSync(await pack(archive));
    const manifest = strFromU8(files['manifest.json'] ?? new Uint8Array());
    const filled = manifest.replace('"text":"', `"more":[${'0,'.repeat(1_999_998)}0],"text":"`);
    const bomb = zipSync({ ...files, 'manifest.json': strToU8(filled) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await open(bomb)).toMatchObject({ ok: true, value: { damaged: 1 } });
  });

  it.each([
    { rows: 2, values: 49_000, kept: 2 },
    { rows: 2, values: 51_000, kept: 0 },
    { rows: 25, values: 49_000, kept: 20 },
  ])(
    '[R205, R212] with $rows rows of $values values keeps $kept: a page accepts some rows at once',
    async ({ rows, values, kept }) => {
      const more = Array.from({ length: values }, () => 0);
      const bomb = await tampered(manifest => ({
        ...manifest,
        rows: Array.from({ length: rows }, (_, id) => ({ store: 'chats', row: { id: `${id}`, more } })),
      }));
      const read = await open(bomb);
      expect([read.ok && read.value.rows.length, read.ok && read.value.damaged]).toEqual([kept, rows - kept]);
    },
  );

  it('[R205] whose manifest unpacks to more than any text compresses is refused', async () => {
    const bomb = await tampered(manifest => ({ ...manifest, more: 'a'.repeat(20 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await open(bomb)).toMatchObject({ error: { code: 'storage/import-unreadable' } });
  });

  it('[R205] with forty pictures from one entry gives four of them', async () => {
    const many = await tampered(manifest => {
      const [, picture] = manifest['rows'] as readonly { store: string; row: { blob: object } }[];
      const blob = picture?.row.blob;
      return {
        ...manifest,
        rows: Array.from({ length: 40 }, (_, id) => ({ store: 'photos', row: { id: `${id}`, blob } })),
      };
    });
    const read = await open(many);
    expect(read.ok && [read.value.rows.length, read.value.damaged]).toEqual([4, 36]);
  });

  it('[R205] whose entries share their bytes is refused', async () => {
    const files = unzipSync(await pack(archive));
    const two = zipSync({ ...files, 'media/2': files['media/1'] ?? new Uint8Array() }, { level: 0 });
    const view = new DataView(two.buffer);
    const directory: number[] = [];
    for (let at = 0; at + 46 < two.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) directory.push(at);
    const [first = 0, second = 0] = directory.filter(
      at => strFromU8(two.subarray(at + 46, at + 52)) === 'media/',
    );
    view.setUint32(second + 42, view.getUint32(first + 42, true), true);
    expect(await open(two)).toMatchObject({ error: { code: 'storage/import-unreadable' } });
  });

  it('[R205] whose media unpack to many times the file leaves them out', async () => {
    const zeros = new Uint8Array(12 * 1024 * 1024);
    const sha = async (bytes: Uint8Array) =>
      Array.from(await tools.digest(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
    const sha256 = await sha(zeros);
    const files = unzipSync(await pack(archive));
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
    const names = ['media/1', 'media/2'];
    const row = ($file: string) => ({
      store: 'photos',
      row: { id: $file, blob: { $file, type: 'image/png', size: zeros.length, sha256 } },
    });
    const bomb = zipSync({
      'media/1': zeros,
      'media/2': zeros,
      'manifest.json': strToU8(JSON.stringify({ ...manifest, rows: names.map(row) })),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await open(bomb)).toMatchObject({ value: { rows: [], damaged: 2 } });
  });

  it.each([1e300, 8.64e15 + 1, -1e17])('[R205] made at the invalid instant %d is refused', async madeAt => {
    const odd = await tampered(manifest => ({ ...manifest, madeAt }));
    expect(await open(odd)).toMatchObject({ error: { code: 'storage/import-unreadable' } });
  });
});

describe('SHA-256 in plain code', () => {
  it("[A4] agrees with the browser's own at every length around a block, at any offset", async () => {
    const source = Uint8Array.from({ length: 300 }, (_, index) => (index * 89) % 251);
    for (let length = 0; length < 200; length += 1) {
      const part = source.subarray(7, 7 + length);
      const own = new Uint8Array(await crypto.subtle.digest('SHA-256', part.slice()));
      expect(sha256(part)).toEqual(own);
    }
  });
});
