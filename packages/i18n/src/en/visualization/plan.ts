/** The person’s photos on a plan of nine palaces. */
export const plan = {
  title: 'Nine-palace plan',
  intro:
    'The old way to read a floor plan: nine fields, eight directions and a centre. Put each photo where its room lies.',
  palace: '{{direction}} palace',
  empty: 'No photo here yet',
  photoIn: '{{name}} in the {{direction}} palace',
  place: 'Place a photo here',
  move: 'Move to another palace',
  moved: '{{name}} moved to the {{direction}} palace',
  takeOut: 'Take off the plan',
  unplaced_one: '{{count}} photo not placed yet',
  unplaced_other: '{{count}} photos not placed yet',
  show: 'Show the plan',
  hide: 'Back to the house',
} as const;
