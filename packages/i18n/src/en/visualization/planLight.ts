/** Direct sun in the rooms over a year. */
export const planLight = {
  computing: 'Computing a year of sun',
  failed: 'The year of sun could not be computed. Open this page again to retry.',
  title: '{{room}}: {{hours}} hours of direct sun a year',
  seasons: {
    none: 'No direct sun comes in here.',
    'less-when-high':
      'Less sun when the days are long, as it should be: around {{long}} the noon sun is {{altitude}} high and passes over the wall. That day has {{sunLong}}, {{short}} has {{sunShort}}.',
    'more-when-high':
      'More when the days are long: around {{long}}, with the noon sun {{altitude}} high, {{sunLong}}; around {{short}} {{sunShort}}.',
    sun: '{{hours}} h of sun, at most {{most}} m²',
    noSun: 'no sun',
    even: 'About as much when the days are long as when they are short: around {{long}} {{sunLong}}, around {{short}} {{sunShort}}.',
    tropics:
      'Between the tropics the noon sun changes sides: in June it is in the north and this room has {{sunJune}}, in December it is in the south and the room has {{sunDecember}}.',
  },
  strip:
    'A year of sun in this room ({{room}}): a column for each solar term, a row for each half hour. The table below shows the same.',
  hoursAYear: '{{hours}} h a year',
  term: 'Solar term',
  at: '{{area}} m² of sun on the floor',
  items: {
    none: '{{thing}}: no direct sun on this day',
    pillow: '{{thing}}: sun on the pillow between {{from}} and {{to}}, about {{hours}} h a year',
    thing: '{{thing}}: in the sun between {{from}} and {{to}}, about {{hours}} h a year',
  },
  view: {
    pillow: 'Seen from the pillow ({{thing}})',
    thing: 'Seen from here ({{thing}})',
    from: 'Look out from',
    label: '{{title}}: windows, doors and the sun of four days. The lines below give the same.',
    chosen: 'At {{day}} the sun reaches it {{spans}}',
    other: '{{day}}: {{spans}}',
    none: '{{day}}: the sun does not reach it',
    window: '{{opening}} towards {{direction}}, from {{low}} to {{high}} up',
    door: '{{opening}} towards {{direction}}',
    north: 'Directions by true north, heights above the eye.',
    hidden: '{{opening}}: behind a corner of the room',
  },
  table: 'The same in a table',
  standards:
    'Building codes, for comparison. GB 50180 (China) measures at the window, 0.9 m above the floor, in true solar time: 2 hours on the day of Major Cold between 8:00 and 16:00, or 1 hour on the winter solstice between 9:00 and 15:00, by climate zone and size of city. EN 17037 (Europe) asks for 1.5 hours in one room on a day between 1 February and 21 March. The table counts sun in the room by the clock: near to these hours, but not the same.',
  hours: 'Hours',
  between: 'Between',
  longest: 'Longest without a break',
  opposite: 'Buildings opposite',
  told: '{{storeys}} storeys, {{metres}} m away, to the {{direction}}',
  side: 'Direction by true north',
  storeys: 'Storeys',
  away: 'Metres away',
  fault: 'Storeys are 1 to 200, metres 1 to 5,000.',
  add: 'Add',
  ownFloor: 'You live on storey',
  note: 'Direct sun under a clear sky. Solid doors are closed, glass and open passages let light through. Sums are rounded to ten hours.',
  placeUnknown: 'Your place is not set yet: this is the sun of {{city}}, the city of your time zone.',
} as const;
