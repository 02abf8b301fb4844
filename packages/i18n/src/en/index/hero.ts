/** The first screen. */
export const hero = {
  captionOther: '墨与星',
  title: 'A house in ink, an hour in stars',
  titleFirst: 'A house in ink,',
  titleSecond: 'an hour in stars',
  subtitle:
    'Photograph your home and name the people in it. See it stand inside the compass, beneath the sky as it is tonight, with the day’s almanac close at hand.',
  picture: 'A courtyard house seen through a moon gate, with hills, water and the northern stars behind it',
} as const;
