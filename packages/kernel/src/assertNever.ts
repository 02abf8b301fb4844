/** Ends a switch over a union: a case that is not handled fails to compile, and throws if it happens all the same. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
