/** The account menu. */
export const account = {
  open: 'Open the account menu',
  profile: 'Place and residents',
  toHouse: 'My home',
  normalUser: 'Member',
  commands: 'Commands',
  storage: 'Storage and data',
  forget: 'Forget me on this device',
  forgetTitle: 'Forget everything about you on this device?',
  forgetBody:
    'Your profile, photos, records and conversations on this device will be deleted. There is no copy anywhere else.',
  forgetConfirm: 'Delete everything',
  forgotten: 'Everything about you on this device is gone.',
  forgetFailed: 'The browser did not let go of the data. Nothing was deleted; please try again.',
} as const;
