/** The terms and the privacy notice, shown in a dialog on the login screen. */
export const legal = {
  termsTitle: 'Terms of use',
  termsIntro:
    'Ink & Starlight helps you look at your home through the eyes of a Chinese tradition. Please read these few points first.',
  termsPurposeTitle: 'What it is for',
  termsPurposeBody:
    'Feng shui, the almanac and the star map are shown as culture and for enjoyment. They are not medical, financial, legal or safety advice, and no outcome is promised.',
  termsContentTitle: 'Your content',
  termsContentBody:
    'Photos, records and profiles stay yours. Only add pictures and details of other people when they agree.',
  termsAccountTitle: 'Accounts',
  termsAccountBody:
    'Accounts are kept in this browser. Deep-user access is granted by an administrator. Anyone who can use this browser profile can see what it holds.',
  termsShopTitle: 'Shop',
  termsShopBody: 'The shop is a display. Nothing can be bought, and you are never asked to pay.',
  termsCareTitle: 'As is',
  termsCareBody:
    'We take care over every calculation and show where it comes from, but the app is provided as is. Keep a copy of anything you cannot afford to lose.',
  privacyTitle: 'Privacy notice',
  privacyIntro:
    'In short: what you enter stays on this device, except the messages you send to the chat assistant.',
  privacyDeviceTitle: 'On this device',
  privacyDeviceBody:
    'Your profile, place, photos, records and conversations are kept in this browser. We run no account server, and there is no tracking or advertising.',
  privacyPlaceTitle: 'Your place',
  privacyPlaceBody:
    'The app asks for coordinates only when you press the button. They are used here to compute sun, moon and bearings, and are not sent anywhere.',
  privacyChatTitle: 'Chat',
  privacyChatBody:
    'Messages to the Cosmic Messenger go to the chat service that is set up for this site, or to your own if you enter one. Household details are included only if you allow it.',
  privacyCookiesTitle: 'Cookies',
  privacyCookiesBody:
    'Two cookies are used for up to a year: one remembers your profile, the other your language. Both are needed for the app to work.',
  privacyControlTitle: 'Your control',
  privacyControlBody:
    'You can delete everything at any time with “Forget me on this device” in the account menu, or by clearing this site’s data in the browser.',
  licencesTitle: 'Licences',
  licencesIntro: 'The packages, fonts and tables this app is made of, each with the text of its licence.',
  licencesMissing: 'The list did not load. Try again when you are connected.',
} as const;
