/** The eight directions and the centre. */
export const directions = {
  north: 'north',
  northeast: 'north-east',
  east: 'east',
  southeast: 'south-east',
  south: 'south',
  southwest: 'south-west',
  west: 'west',
  northwest: 'north-west',
  centre: 'centre',
} as const;
