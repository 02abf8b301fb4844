/** Direct sun in the rooms over a year. */
export const planLight = {
  computing: 'The sun of a year is being computed',
  failed: 'The sun of the year could not be computed. Open this page again to try once more.',
  title: '{{room}}: {{hours}} hours of direct sun a year',
  seasons: {
    none: 'No direct sun comes in here.',
    'less-when-high':
      'More in winter than in summer, and rightly: at the {{term}} the noon sun is {{altitude}} high and passes over the wall.',
    'more-when-high':
      'Most of it comes when the days are long: at the {{term}} the noon sun is {{altitude}} high.',
  },
  strip:
    'A year of sun in this room ({{room}}): a column for each solar term, a row for each half hour. The table below says the same.',
  hoursAYear: '{{hours}} h a year',
  term: 'Solar term',
  at: '{{time}} · {{area}} m² of sun on the floor',
  items: {
    none: '{{thing}}: no direct sun on this day',
    pillow: '{{thing}}: sun on the pillow between {{from}} and {{to}}, about {{hours}} h a year',
    thing: '{{thing}}: in the sun between {{from}} and {{to}}, about {{hours}} h a year',
  },
  view: {
    pillow: 'Seen from the pillow ({{thing}})',
    thing: 'Seen from here ({{thing}})',
    from: 'Look out from',
    label: '{{title}}: windows, doors and the sun of four days. The lines below say the same.',
    chosen: 'At {{day}} the sun lies on it {{spans}}',
    other: '{{day}}: {{spans}}',
    none: '{{day}}: the sun does not reach it',
    window: '{{opening}} towards {{direction}}, from {{low}} to {{high}} up',
    door: '{{opening}} towards {{direction}}',
    hidden: '{{opening}}: behind a corner of the room',
  },
  table: 'The same in a table',
  hours: 'Hours',
  between: 'Between',
  longest: 'Longest without a break',
  opposite: 'What stands opposite',
  told: '{{storeys}} storeys, {{metres}} m away, to the {{direction}}',
  side: 'Direction by true north',
  storeys: 'Storeys',
  away: 'Metres away',
  fault: 'Storeys are 1 to 200, metres 1 to 5,000.',
  add: 'Add',
  ownFloor: 'You live on storey',
  note: 'Direct sun under a clear sky. Solid doors are closed, glass and open passages let light on. Sums are rounded to ten hours.',
  placeUnknown: 'Your place is not told yet: this is the sun of {{city}}, where your clock is kept.',
} as const;
