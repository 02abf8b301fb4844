import type { Millis } from '@app/kernel';
import {
  formatHouseImages,
  HOUSE_IMAGES_KEY,
  LOGGED_OUT_AT_KEY,
  mergeVaults,
  parseHouseImages,
  parseInstant,
  planStorage,
  type Restored,
  restoreSession,
  type SetAside,
  SIGNED_IN_AS_KEY,
  type SignedOut,
  toEmailKey,
  toVaultEntry,
  USER_INFO_COOKIE,
  USER_INFO_KEY,
  type UserInfo,
  type VaultEntry,
} from '@app/session';
import type { CookieJar } from './cookies';
import type { TextStore } from './textStore';

/** Stored user info in its three places: the cookie, the tab's copy, and the vault of everyone who used this device. */
export interface ProfileStore {
  restore(): Restored;
  /** Which places kept it. All false: nothing will be there after a reload. */
  save(info: UserInfo): { readonly cookie: boolean; readonly tab: boolean; readonly vault: boolean };
  clear(signedOut: SignedOut): void;
  /** Drops this tab's own copies, after somebody signed out in another tab. */
  clearTab(): void;
  vaulted(email: string): VaultEntry | undefined;
  loggedOutAt(): number;
  houseImages(): number;
  saveHouseImages(count: number): void;
  /** What could not be read, kept as it stood until the person forgets it. False when it was refused. */
  setAside(items: readonly SetAside[], now: Millis): boolean;
  /** How much is set aside. */
  countSetAside(): number;
  /** Of everyone who used this device, as text for an export; who is signed in is among them. */
  exportVault(): string;
  /** Takes in profiles of an export, see `mergeVaults`; tells how many came. */
  importVault(text: string): number;
  forget(): void;
}

const VAULT_KEY = 'profiles';
const SET_ASIDE_KEY = 'set-aside';

export function createProfileStore(cookies: CookieJar, tabTexts: TextStore, texts: TextStore): ProfileStore {
  const readVault = (): readonly VaultEntry[] => {
    const entries = parseList(texts.read(VAULT_KEY));
    return entries.filter(isVaultEntry);
  };
  const withEntry = (entry: VaultEntry | undefined): readonly VaultEntry[] =>
    entry ? [...readVault().filter(({ emailKey }) => emailKey !== entry.emailKey), entry] : readVault();
  const writeVault = (entry: VaultEntry | undefined): boolean =>
    entry === undefined || (texts.write(VAULT_KEY, JSON.stringify(withEntry(entry))) && texts.lasting);
  const vaulted = (email: string) => readVault().find(({ emailKey }) => emailKey === toEmailKey(email));
  const clearTab = () => {
    tabTexts.remove(USER_INFO_KEY);
    tabTexts.remove(HOUSE_IMAGES_KEY);
  };

  const restore = (): Restored => {
    const restored = restoreSession({
      cookie: cookies.read(USER_INFO_COOKIE.name),
      session: tabTexts.read(USER_INFO_KEY),
      loggedOutAt: texts.read(LOGGED_OUT_AT_KEY),
      signedInAs: texts.read(SIGNED_IN_AS_KEY),
      vault: readVault(),
    });
    const raw = texts.read(VAULT_KEY);
    if (raw === undefined || isVault(raw)) return restored;
    // The next write would leave out what is unreadable in it.
    return { ...restored, setAside: [...restored.setAside, { source: 'vault', part: 'all', raw }] };
  };

  return {
    restore,
    save(info) {
      const plan = planStorage(info);
      if (plan.signedInAs === undefined) texts.remove(SIGNED_IN_AS_KEY);
      else texts.write(SIGNED_IN_AS_KEY, plan.signedInAs);
      return {
        cookie: cookies.write(USER_INFO_COOKIE.name, plan.cookie, USER_INFO_COOKIE.days),
        tab: tabTexts.write(USER_INFO_KEY, plan.session) && tabTexts.lasting,
        vault: writeVault(toVaultEntry(info, vaulted(info.email ?? ''))),
      };
    },
    clear({ loggedOutAt, vault }) {
      writeVault(vault);
      texts.write(LOGGED_OUT_AT_KEY, String(loggedOutAt));
      texts.remove(SIGNED_IN_AS_KEY);
      cookies.remove(USER_INFO_COOKIE.name);
      clearTab();
    },
    clearTab,
    vaulted,
    loggedOutAt: () => parseInstant(texts.read(LOGGED_OUT_AT_KEY)),
    houseImages: () => parseHouseImages(tabTexts.read(HOUSE_IMAGES_KEY)),
    saveHouseImages: count => void tabTexts.write(HOUSE_IMAGES_KEY, formatHouseImages(count)),
    setAside(items, now) {
      const kept = parseList(texts.read(SET_ASIDE_KEY));
      // What stays unreadable is met again at every start, and kept once.
      const known = new Set(kept.map(rawOf));
      const fresh = items.filter(({ raw }) => !known.has(raw));
      if (fresh.length === 0) return true;
      const all = [...kept, ...fresh.map(item => ({ at: now, ...item }))];
      return texts.write(SET_ASIDE_KEY, JSON.stringify(all));
    },
    countSetAside: () => parseList(texts.read(SET_ASIDE_KEY)).length,
    exportVault() {
      // Info that was written from outside stands in the cookie alone.
      const { session } = restore();
      const { info } = session.kind === 'user' ? session : {};
      return JSON.stringify(withEntry(info && toVaultEntry(info, vaulted(info.email ?? ''))));
    },
    importVault(text) {
      const own = readVault();
      const merged = mergeVaults(own, parseList(text).filter(isVaultEntry));
      const kept = texts.write(VAULT_KEY, JSON.stringify(merged));
      return kept ? merged.filter(entry => !own.includes(entry)).length : 0;
    },
    forget() {
      for (const key of [VAULT_KEY, SET_ASIDE_KEY, SIGNED_IN_AS_KEY]) texts.remove(key);
    },
  };
}

function parseList(text: string | undefined): readonly unknown[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const rawOf = (kept: unknown): unknown =>
  typeof kept === 'object' && kept !== null && 'raw' in kept ? kept.raw : undefined;

function isVault(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isVaultEntry);
  } catch {
    return false;
  }
}

/** The entry's `info` is parsed by whoever uses it; here only the key must be right. */
function isVaultEntry(value: unknown): value is VaultEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'emailKey' in value &&
    typeof value.emailKey === 'string' &&
    'savedAt' in value &&
    // Later states count on from it: past exact numbers they would stand still.
    Number.isSafeInteger(value.savedAt) &&
    'info' in value &&
    typeof value.info === 'object' &&
    value.info !== null
  );
}
