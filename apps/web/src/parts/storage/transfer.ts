import { formatSampleBefore, parseSampleBefore } from '@app/home';
import { formatCivilDate, ok, type Result } from '@app/kernel';
import type { StorageError, StoreRow } from '@app/records';
import { type ArchiveRefusal, type BlobTools, readArchive, sha256, writeArchive } from '@app/records/archive';
import { isBlob } from '@app/records/indexeddb';
import type { SetAside } from '@app/session';
import { civilDateAt } from '@app/sky';
import type { Ports } from '../../adapters/ports';

/** The key the profiles travel under, and the small texts that belong to the home. */
const PROFILES = 'profiles';
const HOME = 'home';
const SAMPLE = 'sample-home';
const HOME_TEXTS = [HOME, SAMPLE, 'record-draft'] as const;
/** Stored profiles, and a home, that could not be read. */
const SET_ASIDE = 'set-aside';

const tools: BlobTools<Blob> = {
  isBlob,
  read: async (blob, from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  make: (bytes, type, name) =>
    name === undefined ? new Blob([bytes.slice()], { type }) : new File([bytes.slice()], name, { type }),
  digest: async bytes =>
    'subtle' in crypto ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())) : sha256(bytes), // a page without https
};

/** Rows that were set aside wait in the store `meta`. */
const isSetAside = ({ store, row }: StoreRow): boolean =>
  store === 'meta' && String(row['key']).startsWith('set-aside/');

/** Bytes of media in one file: a ZIP of ours ends at 4 GB. */
const MOST_BYTES = 3.5 * 1024 ** 3;

/**
 * Saves everything a person has, or only what could not be read: as one file, or as several that are imported in turn.
 * Tells how many.
 */
export async function exportData(
  { clock, device, house, profiles, texts }: Ports,
  which: 'everything' | 'unreadable',
  most = MOST_BYTES,
): Promise<Result<number, StorageError>> {
  const dumped = await house.dump();
  if (!dumped.ok) return dumped;
  const everything = which === 'everything';
  const kept = HOME_TEXTS.flatMap(key => {
    const text = texts.read(key);
    return text === undefined ? [] : [[key, text] as const];
  });
  const aside = { [SET_ASIDE]: texts.read(SET_ASIDE) ?? '[]' };
  const now = clock.now();
  const rows = everything ? dumped.value : dumped.value.filter(isSetAside);
  const small = everything
    ? { ...aside, [PROFILES]: profiles.exportVault(), ...Object.fromEntries(kept) }
    : aside;
  const day = formatCivilDate(civilDateAt(now, clock.zone()));
  const name = everything ? `ink-and-starlight-${day}` : `ink-and-starlight-unreadable-${day}`;
  const parts = inParts(rows, most);
  for (const [index, part] of parts.entries()) {
    // Each piece goes to the browser as a blob at once, which keeps large ones on the disk: not all media are in memory.
    const pieces: Blob[] = [];
    const archive = { madeAt: now, rows: part, texts: index === 0 ? small : {} };
    await writeArchive(archive, tools, piece => pieces.push(new Blob([new Uint8Array(piece)])));
    const suffix = parts.length === 1 ? '' : `-${index + 1}-of-${parts.length}`;
    device.save(new Blob(pieces, { type: 'application/zip' }), `${name}${suffix}.zip`);
  }
  return ok(parts.length);
}

/** The rows in as many parts as it takes for none to have more bytes; a row by itself may. */
function inParts(rows: readonly StoreRow[], most: number): readonly (readonly StoreRow[])[] {
  const parts: StoreRow[][] = [[]];
  let bytes = 0;
  for (const row of rows) {
    const size = bytesIn(row.row);
    if (bytes > 0 && bytes + size > most) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(row);
    bytes += size;
  }
  return parts;
}

/** Bytes of the media in a row, those inside a row that was set aside as well. */
function bytesIn(value: unknown): number {
  if (isBlob(value)) return value.size;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, field) => sum + bytesIn(field), 0);
}

export interface Imported {
  /** Rows that were not here before. */
  readonly added: number;
  /** Profiles that were not here before, or were empty. */
  readonly profiles: number;
  readonly damaged: number;
}

/** Takes in an export beside what is here: nothing is replaced, nothing comes twice. */
export async function importData(
  { clock, house, profiles, tabs, texts }: Ports,
  file: Blob,
): Promise<Result<Imported, ArchiveRefusal | StorageError>> {
  const read = await readArchive(file, tools);
  if (!read.ok) return read;
  const merged = await house.merge(read.value.rows);
  if (!merged.ok) return merged;
  const arrives = { ...read.value.texts, ...sampleFor(texts.read(HOME), read.value.texts[SAMPLE]) };
  for (const key of HOME_TEXTS) {
    const text = arrives[key];
    if (text !== undefined && texts.read(key) === undefined) texts.write(key, text);
  }
  profiles.setAside(parseSetAside(read.value.texts[SET_ASIDE] ?? '[]'), clock.now());
  const came = profiles.importVault(read.value.texts[PROFILES] ?? '[]');
  tabs.tell({ kind: 'records-changed' });
  tabs.tell({ kind: 'home-changed' });
  tabs.tell({ kind: 'photos-changed' });
  tabs.tell({ kind: 'chats-changed' });
  return ok({ added: merged.value, profiles: came, damaged: read.value.damaged });
}

/** What could not be read where it was exported; whatever is not in our form is no part of an export of ours. */
function parseSetAside(text: string): readonly SetAside[] {
  try {
    const all: unknown = JSON.parse(text);
    return Array.isArray(all) ? all.filter(isSetAsideText) : [];
  } catch {
    return [];
  }
}

const SOURCES: Readonly<Record<SetAside['source'], true>> = {
  cookie: true,
  session: true,
  vault: true,
  home: true,
};
const PARTS: Readonly<Record<SetAside['part'], true>> = { all: true, residents: true };

const isSetAsideText = (item: unknown): item is SetAside =>
  typeof item === 'object' &&
  item !== null &&
  'raw' in item &&
  typeof item.raw === 'string' &&
  'source' in item &&
  Object.hasOwn(SOURCES, String(item.source)) &&
  'part' in item &&
  Object.hasOwn(PARTS, String(item.part));

/** A sample that arrives never stood in for the home that is here, and must not bring back another in its place. */
function sampleFor(home: string | undefined, sample: string | undefined): Readonly<Record<string, string>> {
  if (home === undefined || sample === undefined) return {};
  return { [SAMPLE]: formatSampleBefore({ ...parseSampleBefore(sample), home: undefined }) };
}
