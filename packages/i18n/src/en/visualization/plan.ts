/** The person’s photos on the square of nine palaces. */
export const plan = {
  title: 'Nine palaces',
  intro:
    'Eight directions and a centre, named by the compass. Tap a square and add photos of the room on that side of your home.',
  sides: {
    north: 'North',
    northeast: 'Northeast',
    east: 'East',
    southeast: 'Southeast',
    south: 'South',
    southwest: 'Southwest',
    west: 'West',
    northwest: 'Northwest',
    centre: 'Centre',
  },
  empty: 'No photo here yet',
  show: 'Show the nine palaces',
  hide: 'Back to the house',
} as const;
