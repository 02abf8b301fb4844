import type { Millis } from '@app/kernel';
import type { MessageCode } from '@app/validation';
import { resolveUserType, toDisplayName, toEmailKey } from './roles';
import type { Destination, ReturnCard, Route } from './routes';
import { planStorage, stampAfter, type VaultEntry } from './storage';
import {
  EMPTY_PROFILE,
  type Profile,
  parseUserInfo,
  type Session,
  toProfile,
  type UserInfo,
} from './userInfo';

export interface SignedIn {
  readonly info: UserInfo;
  readonly to: Destination;
  /** The card of the home screen to open, if the person ends up there. */
  readonly card: ReturnCard | undefined;
}

export interface SignInContext {
  readonly now: Millis;
  /** Instant of the last sign-out on this device (ms), 0 for never. */
  readonly loggedOutAt: number;
  readonly card?: ReturnCard | undefined;
}

export interface LogInContext extends SignInContext {
  /** The account already signed in, for instance if user info was stored by another program. */
  readonly session: Session;
  /** The stored entry of this e-mail's account. */
  readonly vaulted: VaultEntry | undefined;
}

/** R38 to R41, after the delay: the new session and where it leads. Takes a form that passed `checkLogin`. */
export function logIn(form: { readonly email: string }, context: LogInContext): SignedIn {
  const { name, userType } = { name: toDisplayName(form.email), userType: resolveUserType(form.email) };
  const { profile, savedAt } = findEarlierProfile(form.email, context);
  const info: UserInfo = {
    ...profile,
    name,
    userType,
    email: form.email.trim(),
    savedAt: stampAfter(context.now, context.loggedOutAt, savedAt),
  };
  return settle(info, toAfterLogin(info), context.card);
}

/** R41. */
export function toAfterLogin(info: Pick<UserInfo, 'userType' | 'hasFilledProfile'>): Destination {
  if (info.userType === 'deep') return '/deep-dream';
  return info.hasFilledProfile ? '/visualization' : '/';
}

/** R42, R43, after the delay: a new account with an empty profile. The caller also forgets `houseImages`. */
export function register(
  form: { readonly username: string; readonly email: string },
  context: SignInContext,
): SignedIn {
  const info: UserInfo = {
    ...EMPTY_PROFILE,
    name: form.username.trim(),
    userType: resolveUserType(form.email),
    email: form.email.trim(),
    savedAt: stampAfter(context.now, context.loggedOutAt),
  };
  return settle(info, info.userType === 'deep' ? '/deep-dream' : '/', context.card);
}

const settle = (info: UserInfo, to: Destination, card: ReturnCard | undefined): SignedIn => ({
  info,
  to,
  card: to === '/' ? card : undefined,
});

// R40: the currently stored info if it belongs to this person or has no e-mail, otherwise the vault's; the newer of the
// two.
function findEarlierProfile(
  email: string,
  { session, vaulted }: LogInContext,
): { profile: Profile; savedAt: number } {
  const key = toEmailKey(email);
  const current = session.kind === 'user' ? session.info : undefined;
  const mine =
    current && (current.email === undefined || toEmailKey(current.email) === key) ? current : undefined;
  const entry = vaulted && parseUserInfo(vaulted.info)?.info;
  const stored = entry && toEmailKey(entry.email ?? email) === key ? entry : undefined;
  const savedAt = Math.max(mine?.savedAt ?? 0, stored?.savedAt ?? 0);
  const found = mine && stored ? pickProfile(mine, stored) : (mine ?? stored);
  return { profile: found ? toProfile(found) : EMPTY_PROFILE, savedAt };
}

/** A filled profile precedes an empty one, then the newer precedes the older. */
const pickProfile = (a: UserInfo, b: UserInfo): UserInfo => {
  if (a.hasFilledProfile !== b.hasFilledProfile) return a.hasFilledProfile ? a : b;
  return b.savedAt > a.savedAt ? b : a;
};

/**
 * The vault's next entry for `info`. Undefined if it would replace a filled profile by an empty one, for instance after
 * registering again with the same e-mail: then the earlier one stays. Once the new one is filled too, it takes over,
 * and the earlier one is kept beside it.
 */
export function toVaultEntry(info: UserInfo, earlier: VaultEntry | undefined): VaultEntry | undefined {
  const { vault } = planStorage(info);
  if (!earlier?.info.hasFilledProfile)
    return earlier?.replaced ? { ...vault, replaced: earlier.replaced } : vault;
  if (!info.hasFilledProfile) return undefined;
  const replaced = isAnother(info, earlier) ? earlier.info : earlier.replaced;
  return replaced ? { ...vault, replaced } : vault;
}

/** Residents keep their id through any change: if none match, the profile was started over. */
function isAnother({ residents }: UserInfo, earlier: VaultEntry): boolean {
  const before = parseUserInfo(earlier.info)?.info.residents ?? [];
  return before.length > 0 && !before.some(({ id }) => residents.some(resident => resident.id === id));
}

/**
 * The entry to keep, of two of one account, for instance after an import. A filled profile precedes an empty one
 * (importing requires a sign-in, which creates a new, empty one), then the newer precedes the older.
 */
export function pickEntry(own: VaultEntry | undefined, imported: VaultEntry): VaultEntry {
  if (!own) return imported;
  const [filled, ownFilled] = [imported, own].map(({ info }) => info.hasFilledProfile === true);
  const goesBefore = filled === ownFilled ? imported.savedAt > own.savedAt : filled === true;
  return goesBefore ? imported : own;
}

/**
 * The info with its empty profile replaced by the vault's filled one, for instance after an import; undefined if there
 * is nothing to replace. The account keeps its name.
 */
export function restoreProfile(
  info: UserInfo,
  vaulted: VaultEntry | undefined,
  now: Millis,
): UserInfo | undefined {
  const entry = vaulted && parseUserInfo(vaulted.info)?.info;
  const isMine = toEmailKey(entry?.email ?? info.email ?? '') === toEmailKey(info.email ?? '');
  const stored = isMine ? entry : undefined;
  if (info.hasFilledProfile || !stored?.hasFilledProfile) return undefined;
  return { ...info, ...toProfile(stored), savedAt: stampAfter(now, info.savedAt, stored.savedAt) };
}

export interface SignedOut {
  readonly to: '/';
  /** Only when leaving the deep dream. */
  readonly message: Extract<MessageCode, 'session/signed-out'> | undefined;
  /** Stored for all tabs, so that an old session copy in another tab signs nobody in again. */
  readonly loggedOutAt: number;
}

/** R7. `route` is the page the person was on. Removes cookie and session copy; the account keeps its profile. */
export function logOut(session: Session, route: Route, now: Millis): SignedOut {
  const info = session.kind === 'user' ? session.info : undefined;
  return {
    to: '/',
    message: route === '/deep-dream' ? 'session/signed-out' : undefined,
    // No copy later than this one may survive.
    loggedOutAt: stampAfter(now, (info?.savedAt ?? 0) - 1),
  };
}
