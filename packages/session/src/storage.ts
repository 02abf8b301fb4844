import type { Millis } from '@app/kernel';
import { parseJson } from '@app/kernel';
import { GUEST } from './constants';
import { decodePercent } from './json';
import { resolveUserType, toEmailKey, USER_TYPES } from './roles';
import { parseUserInfo, type Session, type StoredUserInfo, toStored, type UserInfo } from './userInfo';

/** Bytes we give the cookie's text: browsers refuse name, value and separators above 4096 together. */
export const COOKIE_LIMIT = 3800;

/** The profile an account keeps on this device, for the next login. */
export interface VaultEntry {
  readonly savedAt: number;
  readonly info: StoredUserInfo;
  /** A filled profile of the same account that another one took the place of, for an export: see `toVaultEntry`. */
  readonly replaced?: StoredUserInfo;
}

/** A person's identity on this device: the e-mail in lower case, or the name without a known e-mail. */
export const toPersonKey = ({ email, name }: Pick<UserInfo, 'email' | 'name'>): string =>
  toEmailKey(email || name || 'guest');

/** The texts to write to each store, so that every reader finds the newest state and the cookie always fits. */
export interface StoragePlan {
  /** Text for the cookie, percent-encoded ASCII: its length is its size in bytes. */
  readonly cookie: string;
  readonly cookieBytes: number;
  /** True when the cookie leaves something out, which the session copy and the vault have. */
  readonly partial: boolean;
  readonly session: string;
  /** The owner of the state: for a new tab, which has only the cookie. Undefined when the account is unknown. */
  readonly signedInAs: string | undefined;
  readonly vault: VaultEntry;
}

/** `account` is the id that storage knows the person by. */
export function planStorage(info: UserInfo, account?: string): StoragePlan {
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
      account === undefined
        ? undefined
        : JSON.stringify({ account, userType: info.userType, savedAt: info.savedAt } satisfies Note),
    vault: { savedAt: info.savedAt, info: stored },
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

/** The contents of the stores, as texts; undefined for missing ones. */
export interface StoredTexts {
  readonly cookie: string | undefined;
  readonly session: string | undefined;
  readonly loggedOutAt: string | undefined;
  readonly signedInAs?: string | undefined;
  /** By the clock of this device: instants far ahead of it are not believed. Without it all are. */
  readonly now?: Millis;
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
  /** True when the cookie left something out: `completeSession` adds it from what the account keeps. */
  readonly partial: boolean;
  /** The account id that was noted with this very state; undefined when there is no such note. */
  readonly account: string | undefined;
}

/**
 * R6: who is logged in, from all copies. A cookie or a session copy is enough; the cookie says who it is, unless another
 * copy is as new or newer; a copy saved no later than the last sign-out does not count.
 */
export function restoreSession(texts: StoredTexts): Restored {
  const setAside: SetAside[] = [];
  const { now } = texts;
  const loggedOutAt = believe(parseInstant(texts.loggedOutAt), now);
  const read = (source: 'cookie' | 'session') => {
    const text = texts[source];
    if (text === undefined || text === '') return undefined;
    const copy = readCopy(text);
    if (!copy) {
      setAside.push({ source, part: 'all', raw: text });
      return undefined;
    }
    const believed = { ...copy, info: { ...copy.info, savedAt: believe(copy.info.savedAt, now) } };
    if (!isAlive(believed, loggedOutAt)) return undefined; // by now another person may be signed in
    if (copy.damaged !== undefined) setAside.push({ source, part: 'residents', raw: copy.damaged });
    return believed;
  };
  const [cookie, session] = [read('cookie'), read('session')];
  const chosen = cookie && session ? newer(cookie, session) : (cookie ?? session);
  if (!chosen) return { session: GUEST, setAside, partial: false, account: undefined };
  const note = readNote(texts.signedInAs, chosen.info);
  const { email, account, userType } = note ?? {};
  const info =
    chosen.info.email === undefined
      ? { ...chosen.info, ...(email && { email }), ...(userType && { userType }) }
      : chosen.info;
  return { session: { kind: 'user', info }, setAside, partial: chosen.partial, account };
}

/**
 * The info with what a cookie leaves out: the e-mail always, residents and picture when they did not fit. An entry of the
 * same instant is the same state; an earlier one still tells whose it is.
 */
export function completeSession(info: UserInfo, entry: VaultEntry | undefined): UserInfo {
  const stored = entry && parseUserInfo(entry.info)?.info;
  if (!stored) return info;
  if (info.savedAt > 0 && stored.savedAt === info.savedAt) return stored;
  if (info.email !== undefined || stored.email === undefined) return info;
  return { ...info, email: stored.email, userType: resolveUserType(stored.email) };
}

interface Copy {
  readonly info: UserInfo;
  readonly partial: boolean;
  /** The text of residents that could not be read. */
  readonly damaged: string | undefined;
}

function readCopy(text: string): Copy | undefined {
  const decoded = decodePercent(text);
  // Session copies are plain JSON and may contain percent signs: the undecoded text is tried first.
  const value = parseJson(text) ?? (decoded === undefined ? undefined : parseJson(decoded));
  const parsed = parseUserInfo(value);
  return parsed && { info: parsed.info, partial: isMarkedPartial(value), damaged: parsed.setAside };
}

const isMarkedPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'partial' in value && value.partial === true;

const isAlive = ({ info }: Copy, loggedOutAt: number): boolean =>
  info.savedAt === 0 || info.savedAt > loggedOutAt;

// A cookie with no instant was written from outside and wins; at the same instant the session copy is the fuller one.
const newer = (cookie: Copy, session: Copy): Copy =>
  cookie.info.savedAt > 0 && session.info.savedAt >= cookie.info.savedAt ? session : cookie;

/** The facts missing from a cookie's state. Versions before accounts noted the e-mail itself. */
interface Note {
  readonly account?: string;
  readonly email?: string;
  readonly userType: UserInfo['userType'];
  readonly savedAt: number;
}

function readNote(text: string | undefined, { savedAt }: UserInfo): Note | undefined {
  const noted = parseJson(text ?? '');
  if (typeof noted !== 'object' || noted === null || savedAt === 0) return undefined;
  const fields = new Map<string, unknown>(Object.entries(noted));
  const [email, account] = [fields.get('email'), fields.get('account')];
  if (fields.get('savedAt') !== savedAt) return undefined;
  if (typeof email === 'string' && email !== '') return { email, userType: resolveUserType(email), savedAt };
  const userType = USER_TYPES.find(type => type === fields.get('userType'));
  return typeof account === 'string' && account !== '' && userType
    ? { account, userType, savedAt }
    : undefined;
}

/** An instant stored as text (ms); 0 when absent or unreadable. */
export function parseInstant(text: string | undefined): number {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : 0;
}

/** How far a clock may have been ahead, ms: a year. */
const FURTHEST_AHEAD = 366 * 86_400_000;

/**
 * R208: 0, as if it were missing, for an instant further ahead than any clock goes wrong. Counting on from such a one
 * would leave the exact numbers behind, and every later state would be as old as the one before.
 */
const believe = (instant: number, now: Millis | undefined): number =>
  now !== undefined && instant > now + FURTHEST_AHEAD ? 0 : instant;

/** An instant for a new state, later than all `earlier` ones even when the clock was set back or has stopped. */
export const stampAfter = (now: Millis, ...earlier: readonly number[]): number =>
  earlier.reduce((latest, at) => Math.max(latest, believe(at, now) + 1), now);

/** R5: the number of selected photos; 0 when absent or no count. */
export function parseHouseImages(text: string | undefined | null): number {
  return typeof text === 'string' && /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}
export const formatHouseImages = (count: number): string => String(Math.max(0, Math.trunc(count) || 0));
