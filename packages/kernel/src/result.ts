export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}
export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** A value, or an error that a person or the world can cause. Bugs throw instead. */
export type Result<T, E> = Ok<T> | Err<E>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <const E>(error: E): Err<E> => ({ ok: false, error });
/**
 * The value of a result that cannot fail here: the input was validated, or is a constant. Throws on an error.
 *
 * @example
 * unwrap({ ok: true, value: 7 }); // 7
 */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got the error ${JSON.stringify(result.error)}`);
}
export const isOk = <T, E>(result: Result<T, E>): result is Ok<T> => result.ok;
export const isErr = <T, E>(result: Result<T, E>): result is Err<E> => !result.ok;
