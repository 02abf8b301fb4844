import { err, ok, type Result } from '@app/kernel';
import { cleanText, countCharacters } from './text';

/** R26. */
export const LOGIN_FIELDS = ['email', 'password'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];
export type LoginForm = Readonly<Record<LoginField, string>>;

/** R27. */
export const REGISTER_FIELDS = ['username', 'email', 'password', 'confirmPassword'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterForm = Readonly<Record<RegisterField, string>>;

/** R35: minimum length of a password. */
export const PASSWORD_LENGTH = 6;

/** R36: something, @, something with a dot in it. Anything stricter rejects addresses that exist. */
export function isEmail(text: string): boolean {
  const dot = text.indexOf('.', text.indexOf('@') + 2);
  return /^[^\s@]+@[^\s@]+$/.test(text) && dot > 0 && dot < text.length - 1;
}

/** One message for the form and the fields it concerns: the first shows it and gets the focus. */
export interface CredentialError<Field extends string> {
  readonly code:
    | 'form/fields-required'
    | 'form/passwords-differ'
    | 'form/password-too-short'
    | 'form/email-invalid';
  readonly fields: readonly Field[];
}
export type LoginError = CredentialError<LoginField> & { readonly code: 'form/fields-required' };
export type RegisterError = CredentialError<RegisterField>;

/**
 * R32: both fields are required; login does not check the format of the address. The value has the trimmed e-mail.
 * Passwords are unchanged: a space may be part of one.
 */
export function checkLogin(form: LoginForm): Result<LoginForm, LoginError> {
  const clean = { email: cleanText(form.email), password: form.password };
  const empty = LOGIN_FIELDS.filter(field => clean[field] === '');
  return empty.length > 0 ? err({ code: 'form/fields-required', fields: empty }) : ok(clean);
}

/** R33 to R37: all fields, equal passwords, length, e-mail, in this order; the first failure is the result. */
export function checkRegistration(form: RegisterForm): Result<RegisterForm, RegisterError> {
  const clean = { ...form, username: cleanText(form.username), email: cleanText(form.email) };
  const empty = REGISTER_FIELDS.filter(field => clean[field] === '');
  if (empty.length > 0) return err({ code: 'form/fields-required', fields: empty });
  if (clean.password !== clean.confirmPassword) {
    return err({ code: 'form/passwords-differ', fields: ['confirmPassword', 'password'] });
  }
  if (countCharacters(clean.password) < PASSWORD_LENGTH) {
    return err({ code: 'form/password-too-short', fields: ['password'] });
  }
  if (!isEmail(clean.email)) return err({ code: 'form/email-invalid', fields: ['email'] });
  return ok(clean);
}
