import { formatCivilDate, type Millis, ok, parseJson, type Result } from '@app/kernel';
import { formatReading, parseReading } from '@app/photo';
import {
  type Account,
  type AccountTextStore,
  type Join,
  PHOTO_READING,
  type StorageError,
  type StoreRow,
} from '@app/records';
import type { ArchiveRefusal, OpenedArchive } from '@app/records/archive';
import { type ProfileStore, parseUserInfo, type SetAside, toPersonKey } from '@app/session';
import { type PersonsRow, toRows } from '@app/session/firstLayout';
import { civilDateAt } from '@app/sky';
import { OWN_PICTURE_KEY, pictureAfterSample, UNDER_PLAN } from './planPicture';
import { formatSampleBefore, parseSampleBefore, planAfterSample } from './sampleBefore';
import { formatHome, isReadWhole, parseHome } from './storedHome';
import {
  ANNIVERSARIES_KEY,
  addAnniversaries,
  countLeftOut,
  formatAnniversaries,
  mergeAnniversaries,
  parseAnniversaries,
} from './year/anniversaries';

type Profiles = Pick<ProfileStore, 'countSetAside' | 'importEntry' | 'restore' | 'setAside' | 'settled'>;

/** The sources of an export, and its target: `Archive` is a file of the platform. */
export interface ExportPorts<Archive> {
  readonly accounts: Pick<Account, 'dump'>;
  readonly archives: {
    pack(rows: readonly StoreRow[], madeAt: Millis, passphrase?: string): Promise<Archive>;
  };
  readonly clock: { now(): Millis; zone(): string };
  readonly device: { save(content: Archive, name: string): void };
  readonly profiles: Pick<Profiles, 'settled'>;
  readonly textStore: Pick<AccountTextStore, 'settled'>;
}

/** The data an import reads and writes. */
export interface ImportPorts<Archive> {
  readonly accounts: Pick<Account, 'merge'>;
  /** Merges the talks of two devices: the rules are the chat's. */
  readonly joins?: readonly Join<unknown>[];
  readonly archives: {
    open(file: Archive, passphrase?: string): Promise<Result<OpenedArchive, ArchiveRefusal>>;
  };
  readonly clock: { now(): Millis };
  readonly profiles: Profiles;
  readonly tabs: {
    tell(message: { readonly kind: `${'records' | 'texts' | 'photos' | 'chats'}-changed` }): void;
  };
  readonly textStore: Pick<
    AccountTextStore,
    'changedAt' | 'read' | 'remove' | 'reread' | 'settled' | 'write'
  >;
}

/** Texts an export may supply if they are missing here. */
const HOME = 'home';
const SAMPLE = 'sample-home';
const PLAN = 'plan';
/** Unreadable stored profiles, and an unreadable home. */
const SET_ASIDE = 'set-aside';
/** R205: the texts that travel. Settings do not: a foreign export must not choose whom the chat talks to. */
const TRAVELS: readonly string[] = [
  HOME,
  SAMPLE,
  PLAN,
  ...UNDER_PLAN,
  OWN_PICTURE_KEY,
  'record-draft',
  'profile-draft',
  SET_ASIDE,
  ANNIVERSARIES_KEY,
];
function travels({ store, row }: StoreRow): boolean {
  if (store === 'texts') return TRAVELS.includes(String(row['key']));
  return store !== 'meta' || String(row['key']).startsWith('set-aside/');
}

/** The marks of rows that were removed. */
const isRemovalMark = ({ store, row }: StoreRow): boolean =>
  store === 'meta' && String(row['key']).startsWith('gone/');

/** Rows set aside are in the store `meta`, unreadable texts among the others. */
const isSetAside = ({ store, row }: StoreRow): boolean =>
  (store === 'meta' && String(row['key']).startsWith('set-aside/')) ||
  (store === 'texts' && row['key'] === SET_ASIDE);

/** Bytes of media in one file: our ZIPs are limited to 4 GB. */
const MOST_BYTES = 3.5 * 1024 ** 3;

/**
 * Saves everything a person has, or only the unreadable part: as one file, or as several that are imported one by one.
 * Returns how many.
 */
export async function exportData<Archive>(
  { accounts, archives, clock, device, profiles, textStore }: ExportPorts<Archive>,
  which: 'everything' | 'unreadable',
  { passphrase, most = MOST_BYTES }: { readonly passphrase?: string; readonly most?: number } = {},
): Promise<Result<number, StorageError>> {
  await Promise.all([textStore.settled(), profiles.settled()]);
  const dumped = await accounts.dump();
  if (!dumped.ok) return dumped;
  const everything = which === 'everything';
  const now = clock.now();
  // R496: removals travel only in a sealed export. A plain copy only adds, and restores what was removed since.
  const sealed = passphrase !== undefined;
  const rows = dumped.value.filter(each =>
    everything ? travels(each) || (sealed && isRemovalMark(each)) : isSetAside(each),
  );
  const day = formatCivilDate(civilDateAt(now, clock.zone()));
  const name = everything ? `ink-and-starlight-${day}` : `ink-and-starlight-unreadable-${day}`;
  const parts = inParts(rows, most);
  for (const [index, part] of parts.entries()) {
    const suffix = parts.length === 1 ? '' : `-${index + 1}-of-${parts.length}`;
    const ending = sealed ? 'inkseal' : 'zip';
    device.save(await archives.pack(part, now, passphrase), `${name}${suffix}.${ending}`);
  }
  return ok(parts.length);
}

/** The rows in enough parts that none has more bytes; a single row may exceed that. */
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

/** Bytes of the media in a row, including those in a row set aside. */
function bytesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (isMedium(value)) return value.size;
  return Object.values(value).reduce((sum: number, field) => sum + bytesIn(field), 0);
}

/** Only bytes can be sliced: a row with a field `size` cannot. */
const isMedium = (value: object): value is { readonly size: number } =>
  'slice' in value && 'size' in value && typeof value.slice === 'function' && typeof value.size === 'number';

export interface Imported {
  /** New, readable rows. */
  readonly added: number;
  /** R179: unreadable rows, which are kept unchanged. */
  readonly setAside: number;
  /** R496: rows changed or removed later elsewhere; missing if there were none. */
  readonly changed?: number;
  /** Whether the profile it brought is newer or fuller than the one here. */
  readonly profile: boolean;
  readonly damaged: number;
}

/**
 * R495: whether a refused file may be retried with a passphrase, or another one.
 *
 * @example
 * asksForPassphrase({ code: 'storage/seal-asks' }); // true
 */
export const asksForPassphrase = ({ code }: ArchiveRefusal | StorageError): boolean =>
  code === 'storage/seal-asks' || code === 'storage/seal-wrong-passphrase';

/**
 * Imports an export beside the existing data: nothing is duplicated. A plain one replaces nothing; in a sealed one, which
 * carries everything between a person's devices, the later change wins, removals too (R496). A passphrase alone makes no
 * seal: a plain file is plain, whatever was typed.
 */
export async function importData<Archive>(
  { accounts, archives, clock, joins, profiles, tabs, textStore }: ImportPorts<Archive>,
  file: Archive,
  passphrase?: string,
): Promise<Result<Imported, ArchiveRefusal | StorageError>> {
  const read = await archives.open(file, passphrase);
  if (!read.ok) return read;
  await Promise.all([textStore.settled(), profiles.settled()]);
  const { session } = profiles.restore();
  const mine = rowsFor(session.kind === 'user' ? toPersonKey(session.info) : '', read.value);
  const here = { home: textStore.read(HOME), plan: textStore.read(PLAN) };
  const { sealed = false } = read.value;
  const later = sealed ? laterHome(mine, textStore, clock.now()) : [];
  const merged = await accounts.merge(
    ownPlanOf(mine, here)
      .filter(row => (travels(row) || (sealed && isRemovalMark(row))) && !isTakenUp(row))
      .map(row => asArriving(row, here))
      .map(row => withOwnReading(row, textStore.read(PHOTO_READING) !== 'off')),
    sealed ? 'by-change' : 'adding',
    joins,
  );
  if (!merged.ok) return merged;
  const aside = mine.find(({ store, row }) => store === 'texts' && row['key'] === SET_ASIDE);
  if (aside) profiles.setAside(parseSetAside(String(aside.row['text'])), clock.now());
  const entry = mine.find(({ store }) => store === 'profile');
  const profile = entry !== undefined && (await profiles.importEntry(entry.row));
  // R254: the next save of the profile would drop them.
  const before = profiles.countSetAside();
  const raw = profile ? parseUserInfo(entry.row['info'])?.setAside : undefined;
  if (raw !== undefined) profiles.setAside([{ source: 'vault', part: 'residents', raw }], clock.now());
  const setAside = merged.value.setAside + profiles.countSetAside() - before;
  await textStore.settled();
  await textStore.reread();
  let damaged = read.value.damaged;
  for (const { key, text, at } of later) {
    if (text === undefined) textStore.remove(key);
    else textStore.write(key, text, at);
  }
  const days = textOf(mine, ANNIVERSARIES_KEY);
  if (days !== undefined) {
    const adjusted = parseAnniversaries(textStore.read(ANNIVERSARIES_KEY));
    const join = sealed ? mergeAnniversaries : addAnniversaries;
    const joined = join(adjusted, parseAnniversaries(days), clock.now());
    damaged += countLeftOut(days, joined);
    textStore.write(ANNIVERSARIES_KEY, formatAnniversaries(joined));
    await textStore.settled();
  }
  for (const kind of ['records-changed', 'texts-changed', 'photos-changed', 'chats-changed'] as const)
    tabs.tell({ kind });
  const changed =
    (merged.value.changed ?? 0) + later.filter(({ key }) => key === HOME || key === PLAN).length;
  return ok({ ...merged.value, setAside, ...(changed > 0 && { changed }), profile, damaged });
}

/** Rows that are merged with existing ones instead of added. */
const isTakenUp = ({ store, row }: StoreRow): boolean =>
  store === 'profile' ||
  (store === 'texts' && (row['key'] === SET_ASIDE || row['key'] === ANNIVERSARIES_KEY));

/** R205: an export from before accounts holds everybody's data on a device; each person imports their own part. */
function rowsFor(me: string, { version, rows, texts }: OpenedArchive): readonly StoreRow[] {
  if (version > 1) return rows;
  const all = [...rows.map(toPersonsRow), ...toRows(new Map(Object.entries(texts)), me)];
  return all.filter(({ person }) => person === undefined || person === me).map(({ row }) => row);
}

/** One row per person, under their e-mail or name. */
function toPersonsRow({ store, row }: StoreRow): PersonsRow {
  const { emailKey, ...rest } = row;
  const person =
    store === 'chats' ? row['id'] : store === 'dream' || store === 'profile' ? emailKey : undefined;
  return typeof person === 'string'
    ? { person, row: { store, row: { ...rest, id: 'main' } } }
    : { person: undefined, row: { store, row } };
}

/** Unreadable data of the exporting device; anything not in our form is not part of our exports. */
function parseSetAside(text: string): readonly SetAside[] {
  const all = parseJson(text);
  return Array.isArray(all) ? all.filter(isSetAsideText) : [];
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

/**
 * R622: only the parts of a photo's reading that we would have read, since a file can contain anything; none while
 * reading is switched off (R232).
 */
function withOwnReading({ store, row }: StoreRow, reads: boolean): StoreRow {
  if (store !== 'photos' || row['reading'] === undefined) return { store, row };
  const { reading: text, ...rest } = row;
  const reading = reads && typeof text === 'string' ? parseReading(text) : undefined;
  return { store, row: reading ? { ...rest, reading: formatReading(reading) } : rest };
}

/** Existing data here. */
interface Here {
  readonly home: string | undefined;
  readonly plan: string | undefined;
}

const textOf = (rows: readonly StoreRow[], key: string): string | undefined => {
  const found = rows.find(({ store, row }) => store === 'texts' && row['key'] === key);
  return found && String(found.row['text']);
};

/** A text changed later on another device; without text it is removed. */
interface LaterText {
  readonly key: string;
  readonly text: string | undefined;
  readonly at: number;
}

/**
 * R496: home and plan, each as a whole, if another device changed them later. The picture under a plan follows it, and so
 * do the rooms of photos, since they are rooms of that plan. If the sample replaces either on one of the devices, the
 * local one stays.
 */
function laterHome(
  rows: readonly StoreRow[],
  here: Pick<AccountTextStore, 'changedAt' | 'read'>,
  now: Millis,
): readonly LaterText[] {
  if ((textOf(rows, SAMPLE) ?? here.read(SAMPLE)) !== undefined) return [];
  const changeOf = (key: string): number => {
    const at = rows.find(({ store, row }) => store === 'texts' && row['key'] === key)?.row['changedAt'];
    return typeof at === 'number' ? Math.min(at, now) : 0;
  };
  const isLater = (key: string) => {
    const [mine, theirs] = [here.read(key), textOf(rows, key)];
    return (
      mine !== undefined && theirs !== undefined && mine !== theirs && changeOf(key) > here.changedAt(key)
    );
  };
  const planIsLater = isLater(PLAN);
  const home = { mine: here.read(HOME), theirs: textOf(rows, HOME) };
  const homeIsLater = isLater(HOME) && home.theirs !== undefined && isReadWhole(home.theirs);
  const plans = planIsLater
    ? [PLAN, ...UNDER_PLAN].map(key => ({ key, text: textOf(rows, key), at: changeOf(PLAN) }))
    : [];
  if (home.mine === undefined || !(homeIsLater || planIsLater)) return plans;
  const theirPlan = planIsLater || here.read(PLAN) === textOf(rows, PLAN);
  const { roomOfPhoto } = parseHome(theirPlan ? (home.theirs ?? home.mine) : home.mine);
  const text = formatHome({ ...parseHome(homeIsLater ? home.theirs : home.mine), roomOfPhoto });
  return [...plans, { key: HOME, text, at: homeIsLater ? changeOf(HOME) : here.changedAt(HOME) }];
}

/**
 * The sample is not imported over an existing home, nor is its plan: the person's own one behind it is. An existing plan
 * stays, with the picture under it.
 */
function ownPlanOf(rows: readonly StoreRow[], here: Here): readonly StoreRow[] {
  const isOfPlan = ({ store, row }: StoreRow) =>
    store === 'texts' && [PLAN, ...UNDER_PLAN, OWN_PICTURE_KEY].includes(String(row['key']));
  if (here.plan !== undefined) return rows.filter(row => !isOfPlan(row));
  const sample = here.home === undefined ? undefined : textOf(rows, SAMPLE);
  const { plan: plans } = parseSampleBefore(sample);
  if (!plans) return rows;
  const { plan: own } = planAfterSample(plans, textOf(rows, PLAN));
  if (own !== plans.own) return rows;
  const texts = [[PLAN, own] as const, ...pictureAfterSample(plans.tracing, key => textOf(rows, key))];
  return rows.flatMap(each => {
    if (!isOfPlan(each)) return [each];
    if (each.row['key'] !== PLAN) return [];
    return texts.flatMap(([key, text]) =>
      text === undefined ? [] : [{ ...each, row: { ...each.row, key, text } }],
    );
  });
}

/**
 * An imported sample never replaced the home and plan here, and must not restore others in their place; the rooms of
 * photos belong to another plan than the one here.
 */
function asArriving({ store, row }: StoreRow, here: Here): StoreRow {
  if (store !== 'texts') return { store, row };
  const text = String(row['text']);
  if (row['key'] === HOME && here.plan !== undefined && isReadWhole(text)) {
    return { store, row: { ...row, text: formatHome({ ...parseHome(text), roomOfPhoto: {} }) } };
  }
  if (row['key'] !== SAMPLE || (here.home === undefined && here.plan === undefined)) return { store, row };
  const before = parseSampleBefore(text);
  const adjusted = {
    ...before,
    home: here.home === undefined ? before.home : undefined,
    plan: undefined,
  };
  return { store, row: { ...row, text: formatSampleBefore(adjusted) } };
}
