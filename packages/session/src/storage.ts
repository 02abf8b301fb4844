import type { Millis } from '@app/kernel';
import { parseJson } from '@app/kernel';
import { GUEST } from './constants';
import { decodePercent } from './json';
import { resolveUserType, toEmailKey, USER_TYPES } from './roles';
import { parseUserInfo, type Session, type StoredUserInfo, toStored, type UserInfo } from './userInfo';

/** Bytes available for the cookie's text: browsers reject name, value and separators above 4096 together. */
export const COOKIE_LIMIT = 3800;

/** The profile stored for an account on this device, for the next login. */
export interface VaultEntry {
  readonly savedAt: number;
  readonly info: StoredUserInfo;
  /** A filled profile of the same account that another one replaced, kept for exports: see `toVaultEntry`. */
  readonly replaced?: StoredUserInfo;
}

/** The key of a person on this device: the e-mail in lower case, or the name if no e-mail is known. */
export const toPersonKey = ({ email, name }: Pick<UserInfo, 'email' | 'name'>): string =>
  toEmailKey(email || name || 'guest');

/** The texts to write and where, so that every reader finds the newest state and the cookie always fits. */
export interface StoragePlan {
  /** Text for the cookie, percent-encoded ASCII: its length is its size in bytes. */
  readonly cookie: string;
  readonly cookieBytes: number;
  /** True if the cookie leaves out something that the session copy and the vault have. */
  readonly partial: boolean;
  readonly session: string;
  /** The state's account: for a new tab, which has only the cookie. Undefined if the account is not known. */
  readonly signedInAs: string | undefined;
  readonly vault: VaultEntry;
}

/** `account` is the person's id in storage. */
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

/** At most 12 bytes per character in the cookie: five texts of this length fit, with room for the rest. */
const SHORT_TEXT = 40;
const shorten = (text: string): string => Array.from(text).slice(0, SHORT_TEXT).join('');
const shortenTexts = (info: Omit<StoredUserInfo, 'email' | 'avatar'>) => ({
  ...info,
  name: shorten(info.name),
  birthDate: shorten(info.birthDate),
  birthTime: shorten(info.birthTime),
  locationName: shorten(info.locationName),
});

/** The stored texts; undefined for absent ones. */
export interface StoredTexts {
  readonly cookie: string | undefined;
  readonly session: string | undefined;
  readonly loggedOutAt: string | undefined;
  readonly signedInAs?: string | undefined;
  /** The time by this device's clock: instants far ahead of it are rejected. Without it all are accepted. */
  readonly now?: Millis;
}

/** Unreadable data, unchanged, so that the app can store it and offer it for export. */
export interface SetAside {
  readonly source: 'cookie' | 'session' | 'vault' | 'home';
  readonly part: 'all' | 'residents';
  readonly raw: string;
}

export interface Restored {
  readonly session: Session;
  /** If not empty, tell the person with `storage/set-aside`. */
  readonly setAside: readonly SetAside[];
  /** True if the cookie left something out: `completeSession` adds it from the account's entry. */
  readonly partial: boolean;
  /** The account id stored with exactly this state; undefined if there is none. */
  readonly account: string | undefined;
}

/**
 * R6: the signed-in person, from all copies. A cookie or a session copy is enough; the cookie decides unless another
 * copy is as new or newer; a copy saved no later than the last sign-out is ignored.
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
    if (!isAlive(believed, loggedOutAt)) return undefined; // another person may have signed in by now
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
 * The info plus the fields a cookie leaves out: always the e-mail, and residents and picture if they did not fit. An
 * entry of the same instant is the same state; an earlier one still identifies the owner.
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
  /** The residents text, if it was unreadable. */
  readonly damaged: string | undefined;
}

function readCopy(text: string): Copy | undefined {
  const decoded = decodePercent(text);
  // Session copies are plain JSON and may contain percent signs: the unchanged text is tried first.
  const value = parseJson(text) ?? (decoded === undefined ? undefined : parseJson(decoded));
  const parsed = parseUserInfo(value);
  return parsed && { info: parsed.info, partial: isMarkedPartial(value), damaged: parsed.setAside };
}

const isMarkedPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'partial' in value && value.partial === true;

const isAlive = ({ info }: Copy, loggedOutAt: number): boolean =>
  info.savedAt === 0 || info.savedAt > loggedOutAt;

// A cookie without an instant was written by another program and wins; at the same instant the session copy is more
// complete.
const newer = (cookie: Copy, session: Copy): Copy =>
  cookie.info.savedAt > 0 && session.info.savedAt >= cookie.info.savedAt ? session : cookie;

/** The part of a state that its cookie leaves out. Versions before accounts stored the e-mail itself. */
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

/** A stored instant (ms); 0 if absent or unreadable. */
export function parseInstant(text: string | undefined): number {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : 0;
}

/** How far ahead a clock may have been, in ms: a year. */
const FURTHEST_AHEAD = 366 * 86_400_000;

/**
 * R208: 0, as if it were missing, for an instant further ahead than any faulty clock. Counting on from it would exceed
 * the exact integers, so later states would no longer be newer.
 */
const believe = (instant: number, now: Millis | undefined): number =>
  now !== undefined && instant > now + FURTHEST_AHEAD ? 0 : instant;

/** An instant for a new state, later than all `earlier` ones even if the clock was set back or has stopped. */
export const stampAfter = (now: Millis, ...earlier: readonly number[]): number =>
  earlier.reduce((latest, at) => Math.max(latest, believe(at, now) + 1), now);

/** R5: the number of selected photos; 0 if absent or not a count. */
export function parseHouseImages(text: string | undefined | null): number {
  return typeof text === 'string' && /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}
export const formatHouseImages = (count: number): string => String(Math.max(0, Math.trunc(count) || 0));
