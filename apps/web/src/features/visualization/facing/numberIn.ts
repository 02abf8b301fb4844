/** A number as people write it: full-width digits of a Chinese keyboard, a degree sign behind. NaN when it is none. */
export function numberIn(text: string): number {
  const digits = text.normalize('NFKC').trim().replace(/°$/, '').trim();
  return digits === '' ? Number.NaN : Number(digits);
}
