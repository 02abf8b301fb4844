export const USER_TYPES = ['normal', 'deep'] as const;
export type UserType = (typeof USER_TYPES)[number];

/**
 * R8: deep when the e-mail contains `deep`, in any case. It stands in for an administrator's grant until a server
 * knows roles, and both login and registration ask only this function. It is not a security boundary.
 */
export const resolveUserType = (email: string): UserType =>
  email.toLowerCase().includes('deep') ? 'deep' : 'normal';

/** How an e-mail is known on this device: without surrounding space, lower case. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();

/** R39: the part before the `@`; all of it when there is none. */
export const toDisplayName = (email: string): string => email.trim().split('@', 1)[0] ?? '';
