/** Ends a switch over a union: an unhandled case fails to compile, and throws if it happens anyway. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
