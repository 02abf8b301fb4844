/** A home to try, for those without photos at hand. Everything in it says that it is a sample. */
export const sample = {
  offer: 'No photos at hand?',
  offerNote: 'Explore a sample home first. Your own entries are kept and return when you leave it.',
  enter: 'Try a sample home',
  entering: 'Drawing the rooms',
  notice: 'This is a sample home.',
  remove: 'Remove it',
  removing: 'Clearing the rooms',
  removed: 'The sample home is gone. What you had before is back.',
  stamp: 'SAMPLE',
  place: 'Suzhou (sample)',
  first: 'Shen An (sample)',
  second: 'Gu Heng (sample)',
  rooms: {
    living: 'Living room (sample)',
    entrance: 'Entrance (sample)',
    bedroom: 'Bedroom (sample)',
    kitchen: 'Kitchen (sample)',
    study: 'Study (sample)',
    tea: 'Tea room (sample)',
  },
} as const;
