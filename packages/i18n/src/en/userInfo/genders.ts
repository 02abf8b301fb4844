/** The choices of gender. */
export const genders = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  unspecified: 'Not specified',
} as const;
