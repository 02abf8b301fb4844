/** The Gregorian day of a Julian Day Number (Meeus, chapter 7), for scripts that cannot import the kernel's source. */
export function fromJulianDayNumber(jdn) {
  const alpha = Math.floor((jdn - 1_867_216.25) / 36_524.25);
  const b = jdn + 1 + alpha - Math.floor(alpha / 4) + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) };
}
