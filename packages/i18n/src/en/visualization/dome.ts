/** The star view. */
export const dome = {
  describe: 'The sky over {{place}}, directions from true north: {{sun}}; {{moon}}.',
  sunAbove: 'the sun {{altitude}} above the horizon in the {{direction}}',
  sunBelow: 'the sun below the horizon',
  moonAbove: 'the moon {{altitude}} above the horizon in the {{direction}}',
  moonBelow: 'the moon below the horizon',
  rise: 'Rises',
  culmination: 'Culminates',
  set: 'Sets',
  needPlace:
    'Set your place to see your own sky. Until then it is drawn for {{city}}, the city of your time zone.',
  setPlace: 'Set the place',
  yourHome: 'your home',
} as const;
