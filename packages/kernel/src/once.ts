/**
 * The result of `make`, computed on first use: for tables and drawings a module may not need when loaded. If it throws it
 * is called again.
 *
 * @example
 * const stars = once(() => scatteredStars(1440, 620));
 * stars() === stars(); // true
 */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};
