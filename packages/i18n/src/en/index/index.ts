export default {
  /** The two cards. */
  cards: {
    label: 'Two ways to begin',
    uploadTitle: 'Upload photos',
    uploadBody: 'Choose from your library, or drag them in',
    scanTitle: 'Use your phone',
    scanBody: 'Scan the code, photograph each room',
  },
  /** The first screen. */
  hero: {
    captionOther: '墨与星',
    title: 'A house in ink, an hour in stars',
    titleFirst: 'A house in ink,',
    titleSecond: 'an hour in stars',
    subtitle:
      'Photograph your home and name the people in it. See it stand inside the compass, beneath the sky as it is tonight, with the day’s almanac close at hand.',
    picture: 'A courtyard house seen through a moon gate, with hills, water and the northern stars behind it',
  },
  /** The QR panel: how to shoot with a phone. */
  qr: {
    captionOther: '其二',
    title: 'Use your phone',
    code: 'QR code of {{url}}',
    openLink: 'No camera? Open the link',
    steps: 'Four steps',
    scanTitle: 'Scan',
    scanBody: 'Point your phone camera at the code.',
    installTitle: 'Install',
    installBody: 'Add it to the home screen; no store needed.',
    signInTitle: 'Sign in',
    signInBody: 'Use the same e-mail as here.',
    shootTitle: 'Photograph',
    shootBody: 'Photograph each room from a corner.',
  },
  /** The upload panel. */
  upload: {
    captionOther: '其一',
    title: 'Upload photos',
    chosenLine_one: '{{count}} chosen · image files only',
    chosenLine_other: '{{count}} chosen · image files only',
    noneYet: 'Nothing chosen yet · image files only',
    later: 'You can add or remove photos later.',
    generate: 'Draw my house',
  },
} as const;
