/**
 * A conversion that leaves a person's typed words unchanged, anywhere in a text.
 *
 * @param convert - such as `toTraditional`.
 * @param typed - names and words of people; empty ones are skipped.
 * @returns the conversion of everything around them.
 * @example
 * around(toTraditional, ['张伟'])('张伟的历书'); // '张伟的曆書'
 */
export function around(
  convert: (text: string) => string,
  typed: readonly string[],
): (text: string) => string {
  const [first, ...rest] = typed.filter(each => each !== '').sort((a, b) => b.length - a.length);
  if (first === undefined) return convert;
  const further = around(convert, rest);
  return text => text.split(first).map(further).join(first);
}
