/** Where the house stands. */
export const place = {
  title: 'Place',
  chart: 'Chart of the northern stars',
  chartWithPlace: 'Chart of the northern stars; the red dot is straight above your home now',
  locate: 'Use my location',
  locateAgain: 'Update location',
  locating: 'Finding where you are',
  byHand: 'Enter coordinates',
  latitude: 'Latitude',
  latitudeHint: '−90 to 90; south is negative',
  longitude: 'Longitude',
  longitudeHint: '−180 to 180; west is negative',
  usePlace: 'Use this place',
  name: 'Place name',
  nameHint: 'What you call it, for example your town',
  nearest: '{{city}} · nearest city',
  city: 'City',
  chooseCity: 'Choose a city from the list',
  privacy:
    'Your coordinates never leave this device. They place the sun and moon, and the clock that births are read by.',
} as const;
