/**
 * What `make` gives, made when it is first wanted: for tables and drawings that a module may not need when it is read. One
 * that throws is asked again.
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
