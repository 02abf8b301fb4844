// Packs tables into short text. src/tables/unpack.ts reads the same formats.

/** One character for each whole number from 0 to 160: printable, without 34 and 127 to 160. */
export function toChar(index) {
  if (index < 0 || index > 160) throw new Error(`no character for ${index}`);
  return String.fromCharCode(index < 92 ? index + 35 : index + 69);
}

export const toChars = indexes => indexes.map(toChar).join('');

/** 17 bits a lunar year as 5 hex digits: bits 0 to 12 mark the months of 30 days, bits 13 to 16 the leap month. */
export function packLunarYears(months, { first, last }) {
  let text = '';
  for (let year = first; year <= last; year++) {
    const own = months.filter(month => month.year === year);
    const leap = own.find(month => month.isLeap)?.month ?? 0;
    const long = own.reduce((bits, month, i) => bits | (month.days === 30 ? 1 << i : 0), 0);
    text += (long | (leap << 13)).toString(16).padStart(5, '0');
  }
  return text;
}

/** Seconds of China's clock since the start of this Julian Day Number (2000-01-01). */
export const EPOCH_DAY = 2_451_545;
/** Resolution of stored instants, seconds. */
export const STEP = 10;

/**
 * Instants as a parabola over the years for each of the 24 terms, plus a small residual in steps of ten seconds: the
 * mean motion of the sun needs no table, only the pull of the moon and planets.
 */
export function packTerms(terms) {
  const second = term => (term.instantDay - EPOCH_DAY) * 86_400 + term.instantSecond;
  const curves = Array.from({ length: 24 }, (_, index) =>
    fitParabola(terms.filter(term => term.index === index).map(term => [term.year - 2000, second(term)])),
  );
  const rest = terms.map(term => {
    const [a, b, c] = curves[term.index];
    const year = term.year - 2000;
    return Math.round((second(term) - (a + b * year + c * year * year)) / STEP);
  });
  const decoded = terms.map((term, i) => {
    const [a, b, c] = curves[term.index];
    const year = term.year - 2000;
    return a + b * year + c * year * year + rest[i] * STEP;
  });
  // Where the published day differs from the day of the instant: number of the term, days to add.
  const moved = terms.flatMap((term, i) => {
    const day = Math.floor(decoded[i] / 86_400) + EPOCH_DAY;
    return day === term.publishedDay ? [] : [[i, term.publishedDay - day]];
  });
  return { curves, rest: packRest(rest), starts: startsOf(rest), moved };
}

/**
 * Each residual less a prediction from the three before it: planets pull two neighbours alike, the moon every second
 * term (two terms are a month). The remainder is small enough for one character.
 */
const packRest = rest =>
  toChars(
    rest.map(
      (value, i) => value - ((rest[i - 1] ?? 0) + (rest[i - 2] ?? 0) - (rest[i - 3] ?? 0)) + REST_ZERO,
    ),
  );

/** Terms per block of packed residuals: a date needs one block, not 200 years. */
export const BLOCK = 480;

/** The three residuals before each block but the first: reading starts there. */
const startsOf = rest =>
  Array.from({ length: Math.ceil(rest.length / BLOCK) - 1 }, (_, i) => {
    const first = (i + 1) * BLOCK;
    return [rest[first - 1], rest[first - 2], rest[first - 3]];
  });

/** The character index of zero in packed residuals. */
export const REST_ZERO = 46;

/** Least squares through (x, y): whole seconds, thousandths, and hundred thousandths. */
function fitParabola(points) {
  const sums = [0, 1, 2, 3, 4].map(power => points.reduce((sum, [x]) => sum + x ** power, 0));
  const right = [0, 1, 2].map(power => points.reduce((sum, [x, y]) => sum + y * x ** power, 0));
  const m = [0, 1, 2].map(row => [sums[row], sums[row + 1], sums[row + 2], right[row]]);
  for (let pivot = 0; pivot < 3; pivot++) {
    for (let row = 0; row < 3; row++) {
      if (row === pivot) continue;
      const factor = m[row][pivot] / m[pivot][pivot];
      for (let column = pivot; column < 4; column++) m[row][column] -= factor * m[pivot][column];
    }
  }
  const [a, b, c] = [0, 1, 2].map(row => m[row][3] / m[row][row]);
  return [Math.round(a), Math.round(b * 1e3) / 1e3, Math.round(c * 1e5) / 1e5];
}
