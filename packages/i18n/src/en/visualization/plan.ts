/** The person’s photos on a plan of nine palaces. */
export const plan = {
  title: 'Nine-palace plan',
  intro:
    'The old way to read a floor plan: nine fields, eight directions and a centre. Choose a field, then the photos of the room that lies there.',
  palace: '{{direction}} palace',
  empty: 'No photo here yet',
  show: 'Show the plan',
  hide: 'Back to the house',
} as const;
