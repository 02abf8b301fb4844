/** The number of the cycle of nine, 1 to 9, for any whole number: 10 is 1 again, 0 is 9. */
export const cycleNine = (value: number): number => ((((value - 1) % 9) + 9) % 9) + 1;
