const PLAIN = /^[+-]?(?:\d{1,15}(?:[.,]\d{0,15})?|[.,]\d{1,15})$/;

/**
 * A typed number: a point or a comma, full-width digits of a Chinese keyboard, the typographic minus, a trailing degree
 * sign. NaN for everything else, including exponents and other program notations: nobody means `1e5` as a year.
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

const UNIT = /(mm|cm|m|毫米|公厘|厘米|公分|米|公尺)$/iu;
/** Millimetres. */
const UNITS: Readonly<Record<string, number>> = { mm: 1, 毫米: 1, 公厘: 1, cm: 10, 厘米: 10, 公分: 10 };

/**
 * A typed length in whole millimetres: metres, unless followed by millimetres or centimetres. Undefined for anything
 * but a positive length; with `orNone`, none at all is a length too.
 */
export function readMetres(text: string, orNone = false): number | undefined {
  const typed = text.normalize('NFKC').trim();
  const unit = UNIT.exec(typed)?.[0] ?? '';
  const length = readNumber(unit ? typed.slice(0, -unit.length) : typed);
  return length > 0 || (orNone && length === 0)
    ? Math.round(length * (UNITS[unit.toLowerCase()] ?? 1000))
    : undefined;
}

/** Millimetres as metres with two decimals, as people type and read them. */
export const formatMetres = (mm: number): string => (Math.round(mm / 10) / 100).toFixed(2);
