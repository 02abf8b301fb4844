/** The account menu. */
export const account = {
  photos: 'Photos',
  profile: 'Place and residents',
  toHouse: 'My home',
  normalUser: 'Member',
  commands: 'Commands',
  storage: 'Storage and data',
  forget: 'Forget me on this device',
  forgetTitle: 'Forget your account on this device?',
  forgetBody:
    'Your profile, photos, records and conversations on this device will be deleted. There is no copy anywhere else. Other people’s accounts on this device stay.',
  forgetConfirm: 'Delete everything of mine',
  forgetAll: 'Forget everybody on this device',
  forgetAllTitle: 'Forget everybody on this device?',
  forgetAllBody:
    'The profiles, photos, records and conversations of every account on this device will be deleted. There is no copy anywhere else.',
  forgetAllConfirm: 'Delete everything of everybody',
  forgotten: 'Everything about you on this device is gone.',
  forgottenAll: 'Everything about everybody on this device is gone.',
  forgetFailed: 'The browser did not let go of the data. Nothing was deleted; please try again.',
} as const;
