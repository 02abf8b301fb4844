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
  /** The card of the home screen to open, when that is where the person ends up. */
  readonly card: ReturnCard | undefined;
}

export interface SignInContext {
  readonly now: Millis;
  /** Instant of the last sign-out on this device (ms), 0 for never. */
  readonly loggedOutAt: number;
  readonly card?: ReturnCard | undefined;
}

export interface LogInContext extends SignInContext {
  /** The person already logged in, as when user info was stored from outside. */
  readonly session: Session;
  /** The stored data of this e-mail's account. */
  readonly vaulted: VaultEntry | undefined;
}

/** R38 to R41, after the delay: who the person is now and where they go. Takes a form that `checkLogin` passed. */
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

// R40: what is stored now if it is this person's or says no e-mail, else what the vault kept; the newer of the two.
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

/** A filled profile goes before an empty one, then the newer before the older. */
const pickProfile = (a: UserInfo, b: UserInfo): UserInfo => {
  if (a.hasFilledProfile !== b.hasFilledProfile) return a.hasFilledProfile ? a : b;
  return b.savedAt > a.savedAt ? b : a;
};

/**
 * The vault's next entry for `info`. Undefined when it would replace a filled profile by an empty one, as after
 * registering again with the same e-mail: then the earlier one stays. Once the new one is filled, too, it takes the
 * place, and the earlier one stands beside it.
 */
export function toVaultEntry(info: UserInfo, earlier: VaultEntry | undefined): VaultEntry | undefined {
  const { vault } = planStorage(info);
  if (!earlier?.info.hasFilledProfile)
    return earlier?.replaced ? { ...vault, replaced: earlier.replaced } : vault;
  if (!info.hasFilledProfile) return undefined;
  const replaced = isAnother(info, earlier) ? earlier.info : earlier.replaced;
  return replaced ? { ...vault, replaced } : vault;
}

/** Residents keep their id however much of them changes: with none in common the profile was started over. */
function isAnother({ residents }: UserInfo, earlier: VaultEntry): boolean {
  const before = parseUserInfo(earlier.info)?.info.residents ?? [];
  return before.length > 0 && !before.some(({ id }) => residents.some(resident => resident.id === id));
}

/**
 * Which of two entries of one account stays, as after an import. A filled profile goes before an empty one (to import, a
 * person signs in first, and that leaves a new, empty one), then the newer before the older.
 */
export function pickEntry(own: VaultEntry | undefined, imported: VaultEntry): VaultEntry {
  if (!own) return imported;
  const [filled, ownFilled] = [imported, own].map(({ info }) => info.hasFilledProfile === true);
  const goesBefore = filled === ownFilled ? imported.savedAt > own.savedAt : filled === true;
  return goesBefore ? imported : own;
}

/**
 * The info with the vault's filled profile in place of its empty one, as after an import; undefined when there is
 * nothing to take. The name stays the account's.
 */
export function takeUpProfile(
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
  /** To be stored for all tabs, so that an old session copy elsewhere logs nobody in again. */
  readonly loggedOutAt: number;
}

/** R7. `route` is where the person was. Cookie and session copy are removed; the account keeps its profile. */
export function logOut(session: Session, route: Route, now: Millis): SignedOut {
  const info = session.kind === 'user' ? session.info : undefined;
  return {
    to: '/',
    message: route === '/deep-dream' ? 'session/signed-out' : undefined,
    // No later copy than this one may stay alive.
    loggedOutAt: stampAfter(now, (info?.savedAt ?? 0) - 1),
  };
}
