import type { Millis } from '@app/kernel';
import { decodePercent, parseJson } from './json';
import { resolveUserType, toEmailKey } from './roles';
import { GUEST, parseUserInfo, type Session, type StoredUserInfo, toStored, type UserInfo } from './userInfo';

/** Bytes we give the cookie's text: browsers refuse name, value and separators above 4096 together. */
export const COOKIE_LIMIT = 3800;

/** A person's last state on this device, by lower-cased e-mail; empty key when the e-mail is not known. */
export interface VaultEntry {
  readonly emailKey: string;
  readonly savedAt: number;
  readonly info: StoredUserInfo;
  /** A filled profile of the same e-mail that another one took the place of, for an export: see `toVaultEntry`. */
  readonly replaced?: StoredUserInfo;
}

/** What to write where, so that every reader finds the newest state and the cookie always fits. */
export interface StoragePlan {
  /** Text for the cookie, percent-encoded ASCII: its length is its size in bytes. */
  readonly cookie: string;
  readonly cookieBytes: number;
  /** True when the cookie leaves something out, which the session copy and the vault have. */
  readonly partial: boolean;
  readonly session: string;
  /** Whose state it is: for a new tab, which has only the cookie. Undefined when the e-mail is not known. */
  readonly signedInAs: string | undefined;
  readonly vault: VaultEntry;
}

export function planStorage(info: UserInfo): StoragePlan {
  const stored = toStored(info);
  const { email: _, avatar, ...forCookie } = stored; // a cookie carries neither the e-mail nor a picture
  const slim = { ...forCookie, residents: '[]', partial: true };
  const whole = avatar === undefined ? forCookie : { ...forCookie, partial: true };
  const texts = [whole, slim, shortenTexts(slim)].map(toCookieText);
  const cookie = texts.find(text => text.length <= COOKIE_LIMIT) ?? texts.at(-1) ?? '';
  return {
    cookie,
    cookieBytes: cookie.length,
    partial: cookie !== texts[0] || avatar !== undefined,
    session: JSON.stringify(stored),
    signedInAs:
      info.email === undefined ? undefined : JSON.stringify({ email: info.email, savedAt: info.savedAt }),
    vault: { emailKey: toEmailKey(info.email ?? ''), savedAt: info.savedAt, info: stored },
  };
}

const toCookieText = (value: object): string => encodeURIComponent(JSON.stringify(value));

/** At most 12 bytes a character in the cookie: five texts of this length fit with room for the rest. */
const SHORT_TEXT = 40;
const shorten = (text: string): string => Array.from(text).slice(0, SHORT_TEXT).join('');
const shortenTexts = (info: Omit<StoredUserInfo, 'email' | 'avatar'>) => ({
  ...info,
  name: shorten(info.name),
  birthDate: shorten(info.birthDate),
  birthTime: shorten(info.birthTime),
  locationName: shorten(info.locationName),
});

/** What the stores hold, as texts; undefined for what is not there. */
export interface StoredTexts {
  readonly cookie: string | undefined;
  readonly session: string | undefined;
  readonly loggedOutAt: string | undefined;
  readonly signedInAs?: string | undefined;
  /** Entries of the vault. They complete what a cookie left out and never log anyone in by themselves. */
  readonly vault?: readonly VaultEntry[];
}

/** Something that could not be read, kept as it stood so that the app can store it and offer it for export. */
export interface SetAside {
  readonly source: 'cookie' | 'session' | 'vault' | 'home';
  readonly part: 'all' | 'residents';
  readonly raw: string;
}

export interface Restored {
  readonly session: Session;
  /** Not empty: tell the person with `storage/set-aside`. */
  readonly setAside: readonly SetAside[];
  /** True when the cookie left something out and no fuller copy was found. */
  readonly partial: boolean;
}

/**
 * R6: who is logged in, from all copies. A cookie or a session copy is enough; the cookie says who it is, unless another
 * copy is as new or newer; a copy saved no later than the last sign-out counts for nothing.
 */
export function restoreSession(texts: StoredTexts): Restored {
  const setAside: SetAside[] = [];
  const loggedOutAt = parseInstant(texts.loggedOutAt);
  const cookie = alive(readCopy('cookie', texts.cookie, setAside), loggedOutAt);
  const session = alive(readCopy('session', texts.session, setAside), loggedOutAt);
  const chosen = cookie && session ? newer(cookie, session) : (cookie ?? session);
  if (!chosen) return { session: GUEST, setAside, partial: false };
  // A cookie never tells the e-mail, and may leave out more: the vault's entry of the same instant is the same state.
  const fuller =
    chosen.partial || chosen.info.email === undefined
      ? findInVault(texts.vault ?? [], chosen.info, setAside)
      : undefined;
  return {
    session: { kind: 'user', info: fuller ?? withEmail(chosen.info, texts.signedInAs) },
    setAside,
    partial: chosen.partial && fuller === undefined,
  };
}

interface Copy {
  readonly info: UserInfo;
  readonly partial: boolean;
}

function readCopy(
  source: 'cookie' | 'session',
  text: string | undefined,
  setAside: SetAside[],
): Copy | undefined {
  if (text === undefined || text === '') return undefined;
  const decoded = decodePercent(text);
  // Session copies are plain JSON and may hold percent signs of their own: the text as it stands comes first.
  const value = parseJson(text) ?? (decoded === undefined ? undefined : parseJson(decoded));
  const parsed = parseUserInfo(value);
  if (!parsed) {
    setAside.push({ source, part: 'all', raw: text });
    return undefined;
  }
  if (parsed.setAside !== undefined) setAside.push({ source, part: 'residents', raw: parsed.setAside });
  return { info: parsed.info, partial: isMarkedPartial(value) };
}

const isMarkedPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'partial' in value && value.partial === true;

const alive = (copy: Copy | undefined, loggedOutAt: number): Copy | undefined =>
  copy && copy.info.savedAt > 0 && copy.info.savedAt <= loggedOutAt ? undefined : copy;

// A cookie with no instant was written from outside and wins; at the same instant the session copy is the fuller one.
const newer = (cookie: Copy, session: Copy): Copy =>
  cookie.info.savedAt > 0 && session.info.savedAt >= cookie.info.savedAt ? session : cookie;

function findInVault(vault: readonly VaultEntry[], { savedAt }: UserInfo, setAside: SetAside[]) {
  const entry = vault.find(other => savedAt > 0 && other.savedAt === savedAt);
  const parsed = entry && parseUserInfo(entry.info);
  if (entry && parsed?.setAside !== undefined) {
    setAside.push({ source: 'vault', part: 'residents', raw: parsed.setAside });
  }
  return parsed?.info;
}

/**
 * The vault has no entry of this instant while it keeps an earlier, filled profile of the same e-mail. Then the e-mail
 * itself was noted, with the instant it belongs to: without it the profile would be kept as nobody's.
 */
function withEmail(info: UserInfo, signedInAs: string | undefined): UserInfo {
  if (info.email !== undefined || info.savedAt === 0) return info;
  const noted = parseJson(signedInAs ?? '');
  const { email, savedAt } = isNote(noted) ? noted : {};
  if (typeof email !== 'string' || email === '' || savedAt !== info.savedAt) return info;
  return { ...info, email, userType: resolveUserType(email) };
}

const isNote = (value: unknown): value is { readonly email?: unknown; readonly savedAt?: unknown } =>
  typeof value === 'object' && value !== null;

/** An instant stored as text (ms); 0 when absent or unreadable. */
export function parseInstant(text: string | undefined): number {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : 0;
}

/** An instant for a new state, later than all `earlier` ones even when the clock was set back or stands still. */
export const stampAfter = (now: Millis, ...earlier: readonly number[]): number =>
  earlier.reduce((latest, at) => Math.max(latest, at + 1), now);

/** R5: the number of selected photos; 0 when absent or no count. */
export function parseHouseImages(text: string | undefined | null): number {
  return typeof text === 'string' && /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}
export const formatHouseImages = (count: number): string => String(Math.max(0, Math.trunc(count) || 0));
