import { isRecord, parseJson, parseObject } from '@app/kernel';
import type { Accounts, StoreRow, TextStore } from '@app/records';
import { toEmailKey } from './roles';
import { toPersonKey } from './storage';
import { parseUserInfo, type Session } from './userInfo';

/** Where versions before accounts stored data in local storage, unencrypted and shared. */
const PROFILES = 'profiles';
const SAMPLE = 'sample-home';
const SET_ASIDE = 'set-aside';
const TEXTS = ['home', SAMPLE, 'record-draft', 'chat', SET_ASIDE] as const;
const DRAFT = 'profile-draft:';

/**
 * R202: the person this device last knew: the one signed in, or else the owner of the newest profile. Undefined if it
 * knew nobody.
 */
export function lastPersonOf(session: Session, deviceStore: Pick<TextStore, 'read'>): string | undefined {
  const profiles = readProfiles(deviceStore.read(PROFILES)).toSorted((a, b) => b.savedAt - a.savedAt);
  if (session.kind === 'guest') return profiles[0]?.person;
  const { info } = session;
  // The cookie leaves out the e-mail; the profile saved with it has it.
  const same =
    info.email === undefined ? profiles.find(({ savedAt }) => savedAt === info.savedAt) : undefined;
  return same?.person ?? toPersonKey(info);
}

/**
 * R202: moves data that an earlier version left in local storage to the accounts it belongs to. Nothing is removed
 * before the database has it, and nothing in the database is overwritten, so an interrupted move can be restarted.
 */
export async function moveFirstLayout(
  deviceStore: TextStore,
  accounts: Pick<Accounts, 'adopt'>,
  heir: string | undefined,
): Promise<void> {
  const keys = deviceStore.keys().filter(isOfFirstLayout);
  if (keys.length === 0) return;
  const rows = toRows(new Map(keys.map(key => [key, deviceStore.read(key) ?? ''])), heir);
  for (const person of new Set(rows.map(each => each.person))) {
    const own = rows.filter(each => each.person === person).map(({ row }) => row);
    const adopted = await accounts.adopt(own, person);
    if (!adopted.ok) return;
  }
  for (const key of keys) deviceStore.remove(key);
}

const isOfFirstLayout = (key: string): boolean =>
  key === PROFILES || TEXTS.some(each => each === key) || key.startsWith(DRAFT);

export interface PersonsRow {
  /** Undefined: it goes to the heir. */
  readonly person: string | undefined;
  readonly row: StoreRow;
}

/** Texts stored or exported by an earlier version, as rows of the accounts they belong to. */
export function toRows(texts: ReadonlyMap<string, string>, heir: string | undefined): readonly PersonsRow[] {
  const profiles = texts.get(PROFILES);
  const aside = parseEntries(texts.get(SET_ASIDE));
  // Unreadable profiles have no owner, but must not be lost.
  const unread =
    profiles === undefined || isReadable(profiles) ? [] : [{ source: 'vault', part: 'all', raw: profiles }];
  const allAside = [...aside, ...unread];
  return [
    ...readProfiles(profiles).map(({ person, entry }) => ({
      person,
      row: { store: 'profile', row: { ...entry, id: 'main', schema: 1 } } as const,
    })),
    ...(allAside.length > 0 ? [asText(heir, SET_ASIDE, JSON.stringify(allAside))] : []),
    ...[...texts].flatMap(([key, text]) => {
      if (key === PROFILES || key === SET_ASIDE) return [];
      if (key === SAMPLE) return sampleRows(text, heir);
      return key.startsWith(DRAFT)
        ? [asText(toEmailKey(key.slice(DRAFT.length)), 'profile-draft', text)]
        : [asText(heir, key, text)];
    }),
  ];
}

const asText = (person: string | undefined, key: string, text: string): PersonsRow => ({
  person,
  row: { store: 'texts', row: { key, text, schema: 1 } },
});

/** The sample home was shared by everybody, and contains what each of them had before. */
function sampleRows(text: string, heir: string | undefined): readonly PersonsRow[] {
  const sample = parseObject(text) ?? {};
  const people = Object.entries(isRecord(sample['people']) ? sample['people'] : {});
  const others = people.filter(([person]) => person !== heir);
  if (others.length === 0) return [asText(heir, SAMPLE, text)];
  const own = people.filter(([person]) => person === heir);
  return [
    asText(heir, SAMPLE, JSON.stringify({ ...sample, people: Object.fromEntries(own) })),
    ...others.map(([person, before]) =>
      asText(person, SAMPLE, JSON.stringify({ photoIds: [], people: { [person]: before } })),
    ),
  ];
}

interface Profile {
  readonly person: string;
  readonly savedAt: number;
  readonly entry: Readonly<Record<string, unknown>>;
}

function readProfiles(text: string | undefined): readonly Profile[] {
  return parseEntries(text).flatMap(({ emailKey, ...entry }) => {
    const info = parseUserInfo(entry['info'])?.info;
    const { savedAt } = entry;
    if (!info || typeof savedAt !== 'number' || !Number.isSafeInteger(savedAt)) return [];
    const person = typeof emailKey === 'string' && emailKey !== '' ? emailKey : toPersonKey(info);
    return [{ person, savedAt, entry: { latest: savedAt, ...entry } }];
  });
}

function parseEntries(text: string | undefined): readonly Readonly<Record<string, unknown>>[] {
  const list = parseJson(text ?? '');
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function isReadable(profiles: string): boolean {
  const list = parseJson(profiles);
  return Array.isArray(list) && readProfiles(profiles).length === list.length;
}
