import type { Millis, Result } from '@app/kernel';
import { parseJson } from '@app/kernel';
import type { Account, Codec, StorageError, TextStore } from '@app/records';
import {
  COURTYARD_KEY,
  HOUSE_IMAGES_KEY,
  LOGGED_OUT_AT_KEY,
  SIGNED_IN_AS_KEY,
  USER_INFO_COOKIE,
  USER_INFO_KEY,
} from './constants';
import { pickEntry, type SignedOut, toVaultEntry } from './signIn';
import {
  completeSession,
  formatHouseImages,
  parseHouseImages,
  parseInstant,
  planStorage,
  type Restored,
  restoreSession,
  type SetAside,
  type VaultEntry,
} from './storage';
import type { StoredUserInfo, UserInfo } from './userInfo';

/** Cookies as plain text values: each format encodes and decodes its own. */
export interface CookieJar {
  read(name: string): string | undefined;
  /** False if the browser did not store the value: cookies are off, or it is too large. */
  write(name: string, value: string, days: number): boolean;
  remove(name: string): void;
}

/** Stored user info in its places: the cookie, the tab's copy, and the profile stored for the account. */
export interface ProfileStore {
  restore(): Restored;
  /** The info with the fields only the account has. */
  complete(info: UserInfo): Promise<UserInfo>;
  /** Stores it only for the account, such as info another program wrote to the cookie. */
  keep(info: UserInfo): void;
  /** Which places stored it. Both false: nothing will be there after a reload. */
  save(info: UserInfo): { readonly cookie: boolean; readonly tab: boolean };
  /** Resolves once the saved info has reached the account as well. */
  settled(): Promise<void>;
  /**
   * Resolves when this tab sees what another tab saved at `since`, after two seconds at the latest: browsers deliver
   * messages before cookies.
   */
  reached(since: number): Promise<void>;
  clear(signedOut: SignedOut): void;
  /** R201: drops everything this tab holds about the person: its copies, the key of a chat service, search texts. */
  clearTab(): void;
  /**
   * R201: drops it if it belongs to an account other than the signed-in one. A tab that was asleep during a sign-out,
   * or that the browser reopened, missed the message.
   */
  claimTab(): void;
  /** The data stored for the present account. */
  vaulted(): Promise<VaultEntry | undefined>;
  loggedOutAt(): number;
  houseImages(): number;
  saveHouseImages(count: number): void;
  /** Keeps unreadable data unchanged until the person deletes it. False if storage refused it. */
  setAside(items: readonly SetAside[], now: Millis): boolean;
  countSetAside(): number;
  /** Imports the profile of an export, see `pickEntry`. True if it replaced the account's own. */
  importEntry(row: Readonly<Record<string, unknown>>): Promise<boolean>;
}

/**
 * The profile as stored for its account. `latest` is the instant of the newest state, stored or not: it identifies a
 * cookie.
 */
export interface StoredProfile extends VaultEntry {
  readonly latest: number;
}

const ONLY = 'main';
const REACH_STEPS = 40;
const REACH_STEP_MS = 50;
const SET_ASIDE_KEY = 'set-aside';
/** The account id of the tab's texts; absent for a guest's. */
const TAB_OWNER_KEY = 'tab-owner';

export const PROFILE_CODEC: Codec<StoredProfile> = {
  store: 'profile',
  migrations: [row => row],
  parse: ({ savedAt, info, replaced, latest = savedAt }) =>
    isInstant(savedAt) && isInstant(latest) && isInfo(info)
      ? { savedAt, latest, info, ...(isInfo(replaced) ? { replaced } : {}) }
      : undefined,
  toRow: profile => ({ id: ONLY, ...profile }),
  compare: (a, b) => a.savedAt - b.savedAt,
};

/** Later states count on from it; beyond the exact integers they could not increase. */
const isInstant = (value: unknown): value is number => Number.isSafeInteger(value);
/** Parsed by the caller. */
const isInfo = (value: unknown): value is StoredUserInfo => typeof value === 'object' && value !== null;

/** `deviceTexts` belong to everybody on the device, `texts` to the signed-in account. */
export function createProfileStore(
  cookies: CookieJar,
  tabStore: TextStore,
  deviceStore: TextStore,
  textStore: TextStore,
  accounts: { current(): Pick<Account, 'id' | 'repository'> },
  clock: { now(): Millis; pause(ms: number): Promise<void> },
): ProfileStore {
  let writing: Promise<unknown> = Promise.resolve();
  const change = (next: (stored: StoredProfile | undefined) => StoredProfile) => {
    const account = accounts.current();
    const write = async (): Promise<Result<void, StorageError>> =>
      (await account.repository(PROFILE_CODEC)).update(ONLY, next);
    const written = writing.then(write);
    writing = written.catch(() => undefined); // its code could not be fetched; cookie and tab have the info
    return written;
  };
  const keep = (info: UserInfo) => {
    const { signedInAs, vault } = planStorage(info, accounts.current().id);
    // R200: the account id replaces the e-mail that an earlier version stored.
    if (signedInAs === undefined) deviceStore.remove(SIGNED_IN_AS_KEY);
    else deviceStore.write(SIGNED_IN_AS_KEY, signedInAs);
    void change(stored => ({ ...(toVaultEntry(info, stored) ?? stored ?? vault), latest: info.savedAt }));
  };
  const vaulted = async () => {
    const found = await (await accounts.current().repository(PROFILE_CODEC)).get(ONLY);
    return found.ok ? found.value : undefined;
  };

  const restore = () =>
    restoreSession({
      cookie: cookies.read(USER_INFO_COOKIE.name),
      session: tabStore.read(USER_INFO_KEY),
      loggedOutAt: deviceStore.read(LOGGED_OUT_AT_KEY),
      signedInAs: deviceStore.read(SIGNED_IN_AS_KEY),
      now: clock.now(),
    });

  return {
    restore,
    keep,
    complete: async info => completeSession(info, await vaulted()),
    save(info) {
      const plan = planStorage(info);
      keep(info);
      return {
        cookie: cookies.write(USER_INFO_COOKIE.name, plan.cookie, USER_INFO_COOKIE.days),
        tab: tabStore.write(USER_INFO_KEY, plan.session) && tabStore.lasting,
      };
    },
    settled: async () => void (await writing),
    async reached(since) {
      for (let step = 0; step < REACH_STEPS; step++) {
        const { session } = restore();
        if (session.kind === 'user' && session.info.savedAt >= since) return;
        await clock.pause(REACH_STEP_MS);
      }
    },
    clear({ loggedOutAt }) {
      deviceStore.write(LOGGED_OUT_AT_KEY, String(loggedOutAt));
      deviceStore.remove(SIGNED_IN_AS_KEY);
      deviceStore.remove(COURTYARD_KEY);
      cookies.remove(USER_INFO_COOKIE.name);
      tabStore.clear();
    },
    clearTab: () => tabStore.clear(),
    claimTab() {
      const { id } = accounts.current();
      const owner = tabStore.read(TAB_OWNER_KEY);
      if (owner !== undefined && owner !== id) tabStore.clear();
      if (id !== undefined) tabStore.write(TAB_OWNER_KEY, id);
    },
    vaulted,
    loggedOutAt: () => parseInstant(deviceStore.read(LOGGED_OUT_AT_KEY)),
    houseImages: () => parseHouseImages(tabStore.read(HOUSE_IMAGES_KEY)),
    saveHouseImages: count => void tabStore.write(HOUSE_IMAGES_KEY, formatHouseImages(count)),
    setAside(items, now) {
      const stored = parseList(textStore.read(SET_ASIDE_KEY));
      // Unreadable data turns up at every start; it is stored once.
      const known = new Set(stored.map(rawOf));
      const fresh = items.filter(({ raw }) => !known.has(raw));
      if (fresh.length === 0) return true;
      const all = [...stored, ...fresh.map(item => ({ at: now, ...item }))];
      return textStore.write(SET_ASIDE_KEY, JSON.stringify(all));
    },
    countSetAside: () => parseList(textStore.read(SET_ASIDE_KEY)).length,
    async importEntry(row) {
      const imported = PROFILE_CODEC.parse(row);
      if (!imported) return false;
      let isTaken = false;
      const written = await change(stored => {
        const picked = pickEntry(stored, imported);
        isTaken = picked === imported;
        const replaced = isTaken && stored?.info.hasFilledProfile ? { replaced: stored.info } : {};
        // Imported or not, the current cookie is identified by our own instant.
        return { ...picked, ...replaced, latest: stored?.latest ?? imported.latest };
      });
      return written.ok && isTaken;
    },
  };
}

function parseList(text: string | undefined): readonly unknown[] {
  const value = parseJson(text ?? '');
  return Array.isArray(value) ? value : [];
}

const rawOf = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'raw' in stored ? stored.raw : undefined;
