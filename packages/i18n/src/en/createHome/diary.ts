/** The light of a room over the photos of a year. */
export const diary = {
  title: 'Light diary: {{room}}',
  line: '{{when}}: about {{lux}} lx, {{band}} ({{photos}})',
  photos_one: '{{count}} photo',
  photos_other: '{{count}} photos',
  winter: {
    morning: 'Winter mornings',
    noon: 'Winter, around noon',
    afternoon: 'Winter afternoons',
    evening: 'Winter evenings',
  },
  spring: {
    morning: 'Spring mornings',
    noon: 'Spring, around noon',
    afternoon: 'Spring afternoons',
    evening: 'Spring evenings',
  },
  summer: {
    morning: 'Summer mornings',
    noon: 'Summer, around noon',
    afternoon: 'Summer afternoons',
    evening: 'Summer evenings',
  },
  autumn: {
    morning: 'Autumn mornings',
    noon: 'Autumn, around noon',
    afternoon: 'Autumn afternoons',
    evening: 'Autumn evenings',
  },
  key: 'Lux over the months. Dashed ring: after 18 or before 5 o’clock.',
  keySun:
    'Lux over the months. Filled: sun on the floor at that minute. Dashed ring: after 18 or before 5 o’clock.',
  table: 'Each photo',
  sunHigh: 'Sun',
  sunOnFloor: 'Sun on the floor',
  note: 'Estimated from the exposure, within one stop. Photos from one camera can be compared; the camera is not recorded, and different cameras may differ.',
  noteSun: 'The sun on the floor is computed for a clear sky.',
} as const;
