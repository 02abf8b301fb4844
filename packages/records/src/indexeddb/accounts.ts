import { sha256 } from '../archive/sha256';
import type { StoreName, StoreRow } from '../storage/codec';

/**
 * Owns the rows of earlier versions of the app on a device without a known person: the next to sign in takes them over.
 */
export const UNCLAIMED = 'unclaimed';
/** Owns the rows of the device itself. */
export const DEVICE = 'device';
/** The key of a row that an account has only once: its profile, its conversation, its dream. */
export const ONLY = 'main';

/** 128 bits of the digest: enough to tell the people of one device apart. */
const ID_BYTES = 16;

/**
 * R200: the name of an account in storage, a salted digest that hides the e-mail. `person` is the e-mail in lower case,
 * or the name of a person without a known e-mail. The salt never leaves the device.
 */
export function toAccountId(person: string, salt: string): string {
  const digest = sha256(new TextEncoder().encode(`${salt}\n${person}`));
  return Array.from(digest.subarray(0, ID_BYTES), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** A row and the account it belongs to. */
export interface OwnedRow extends StoreRow {
  readonly owner: string;
}

/** Stores in which earlier versions kept one row per person, under this field: the e-mail, or a name. */
const PERSONAL: Readonly<Partial<Record<StoreName, string>>> = {
  chats: 'id',
  dream: 'emailKey',
  profile: 'emailKey',
};

/**
 * R202: the owner of a row without one. Rows kept for each person belong to that person; photos, records and rows set
 * aside belong to `heir`.
 */
export function assignRow(
  { store, row }: StoreRow,
  heir: string,
  accountOf: (person: string) => string,
): OwnedRow {
  const field = PERSONAL[store];
  if (field === undefined || row[field] === ONLY) return { store, owner: heir, row };
  const { [field]: person, ...rest } = row;
  return typeof person === 'string'
    ? { store, owner: accountOf(person), row: { ...rest, id: ONLY } }
    : { store, owner: heir, row: { id: ONLY, ...row } };
}
