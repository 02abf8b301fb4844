export const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** The day with Julian Day Number 2451551 (2000-01-07) is jia-zi, and the sixty repeat forever. */
export const dayPillarIndex = (jdn: number): number => mod(jdn - 2_451_551, 60);

/** The year 4 began a cycle: jia-zi. */
export const yearPillarIndex = (year: number): number => mod(year - 4, 60);

/** Months continue without a break: the tiger month of a jia year is bing-yin, and five years complete the sixty. */
export const monthPillarIndex = (solarYear: number, month: number): number =>
  mod((solarYear - 4) * 12 + month + 2, 60);

/** "Five rats": the zi hour of a jia or ji day is jia-zi, of the next day bing-zi, and so on by two stems. */
export const hourPillarIndex = (dayPillar: number, hourBranch: number): number =>
  ((dayPillar % 10) * 12 + hourBranch) % 60;
