const PLAIN = /^[+-]?(?:\d{1,15}(?:[.,]\d{0,15})?|[.,]\d{1,15})$/;

/**
 * A number as people write it: a point or a comma, full-width digits of a Chinese keyboard, the typographic minus, a degree
 * sign behind. NaN for all else, exponents and other notations of programs included: `1e5` is not a year anybody means.
 */
export function readNumber(text: string): number {
  const typed = text
    .normalize('NFKC')
    .trim()
    .replace(/°$/, '')
    .trimEnd()
    .replace(/[\u2212\u2013]/g, '-');
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

/** Metres as typed in whole millimetres; undefined for anything but a positive length. */
export function readMetres(text: string): number | undefined {
  const metres = readNumber(text);
  return metres > 0 ? Math.round(metres * 1000) : undefined;
}

/** Millimetres as metres with two decimals, as a person types and reads them. */
export const formatMetres = (mm: number): string => (Math.round(mm / 10) / 100).toFixed(2);
