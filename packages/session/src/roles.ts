export const USER_TYPES = ['normal', 'deep'] as const;
export type UserType = (typeof USER_TYPES)[number];

/**
 * R8: deep if the e-mail contains `deep`, in any case. This replaces an administrator's grant until a server knows
 * roles; login and registration ask only this function. It is not a security boundary.
 */
export const resolveUserType = (email: string): UserType =>
  email.toLowerCase().includes('deep') ? 'deep' : 'normal';

/** The key of an e-mail on this device: trimmed, lower case. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();

/** R39: the part before the `@`; all of it if there is none. */
export const toDisplayName = (email: string): string => email.trim().split('@', 1)[0] ?? '';
