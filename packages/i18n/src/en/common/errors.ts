import type { MessageCode } from '@app/validation';

/** The text of every message of the catalogue, by its code. `{{…}}` are the facts that come with the code. */
export const errors = {
  'session/sign-in-to-upload': 'Please sign in before uploading photos',
  'session/sign-in': 'Please sign in first',
  'session/deep-skips-profile': "Deep users don't need to fill in a profile",
  'session/deep-belongs-in-dream': 'Deep users, please enter the Deep Dream',
  'session/dream-needs-deep': 'Only deep users can enter the Deep Dream',
  'session/dream-forbidden':
    "You don't have permission to enter the Deep Dream. Only deep users can access this area.",
  'session/signed-out': 'You have signed out',
  'session/signed-out-elsewhere': 'You signed out in another tab',
  'session/signed-in-elsewhere': 'You signed in from another tab',

  'form/fields-required': 'Please fill in all fields',
  'form/passwords-differ': "The two passwords don't match",
  'form/password-too-short': 'The password needs at least 6 characters',
  'form/email-invalid': 'Please enter a valid e-mail address',

  'profile/location-missing': 'Please authorize location access',
  'profile/resident-missing': 'Please add at least one resident',
  'profile/name-missing': "Please complete at least one resident's name",
  'profile/photo-missing': 'Please upload at least one photo',
  'profile/text-too-long': 'At most {{limit}} characters, please; this has {{length}}',
  'profile/unnamed-left-out': 'Saved. Residents without a name were left out: {{count}}',
  'profile/incomplete': 'Your profile is not complete yet',
  'profile/saved': 'Your home is saved',

  'place/unsupported': 'This browser cannot tell your location. Please enter it by hand.',
  'place/insecure': 'Finding your location needs https. Please enter it by hand.',
  'place/denied': 'Location access was refused. Allow it in the browser, or enter the place by hand.',
  'place/unavailable': 'Your location could not be found. Please try again, or enter it by hand.',
  'place/timeout': 'Finding your location took too long. Please try again, or enter it by hand.',
  'place/latitude-unreadable': 'Please write the latitude as a number, for example 30.2741',
  'place/latitude-out-of-range': 'Latitude lies between −{{limit}} and {{limit}}',
  'place/longitude-unreadable': 'Please write the longitude as a number, for example 120.1551',
  'place/longitude-out-of-range': 'Longitude lies between −{{limit}} and {{limit}}',

  'date/unreadable': 'Please write the date as year-month-day, for example 1990-05-15',
  'date/year-out-of-range': 'The year lies between {{first}} and {{last}}',
  'date/month-out-of-range': 'The month lies between 1 and 12',
  'date/day-not-in-month': 'This month has {{days}} days',
  'date/never-existed':
    'This day never existed: 5 to 14 October 1582 were left out when the calendar changed',
  'date/in-future': 'This day has not come yet',
  'date/skipped-there': 'This day did not exist in {{zone}}: the calendar there skipped it',
  'date/lunar-invalid': 'The Chinese calendar has no such day in that month',
  'time/unreadable': 'Please write the time as hours and minutes, for example 21:40',
  'time/hour-out-of-range': 'The hour lies between 0 and 23',
  'time/minute-out-of-range': 'The minute lies between 0 and 59',

  'photos/at-least-one': 'Please choose at least one photo first',
  'photos/not-an-image': '“{{name}}” is not an image, so it was not added',
  'photos/too-big': '“{{name}}” has {{actualMb}} MB; a photo may have up to {{limitMb}} MB',
  'photos/too-many-pixels':
    '“{{name}}” is too large to show safely; up to {{limitMegapixels}} megapixels are fine',
  'photos/too-many': 'Up to {{limit}} photos fit; the others were not added',
  'photos/empty-file': '“{{name}}” is an empty file',
  'photos/unreadable': '“{{name}}” can’t be read as an image',
  'photos/no-preview': '“{{name}}” has no preview on this device, but it counts',
  'photos/some-unreadable': 'Photos that can’t be read: {{count}}. Remove them, or go on without them.',

  'records/not-media': '“{{name}}” is neither an image nor a video',
  'records/unknown-format':
    'We can’t read the format of “{{name}}”, so a place noted in it would stay. Save it as JPEG, PNG, MP4 or WebM, or add it as it is.',
  'records/empty-file': '“{{name}}” is an empty file',
  'records/too-big': '“{{name}}” has {{actualMb}} MB; a file may have up to {{limitMb}} MB',
  'records/unreadable': 'Records that could not be read and were set aside: {{count}}',
  'records/not-saved': 'The record could not be saved. It is still here; please try again.',
  'records/text-too-long': 'At most {{limit}} characters, please; this has {{length}}',

  'storage/full': 'Storage is full. Export or delete something, then try again; nothing is lost.',
  'storage/nearly-full': 'Storage is nearly full: {{usedMb}} of {{quotaMb}} MB are used',
  'storage/unavailable':
    'This browser lets nothing be stored, so what you add is gone when you close the tab',
  'storage/not-kept':
    'Your last change is not saved. It stays while this tab is open, and the next change tries again.',
  'storage/too-new':
    'A newer version of this app stored your things here. Reload to get it; what you add in this tab is not kept.',
  'storage/cookies-disabled': 'Cookies are switched off, so you will be signed out when you close the tab',
  'storage/set-aside': 'Saved entries that could not be read were set aside, not deleted: {{count}}',
  'storage/import-unreadable': 'This file is not an export of Ink & Starlight',
  'storage/import-too-new': 'This export comes from a newer version. Please update the app first.',
  'storage/import-too-many': 'This export holds more than {{limit}} entries, more than a home can have',
  'storage/import-damaged': 'Parts of this export are damaged and were left out: {{count}}',
  'storage/seal-asks': 'This export is sealed. Please enter its passphrase.',
  'storage/seal-wrong-passphrase': 'This passphrase does not open the export',
  'storage/seal-damaged': 'This sealed export was changed or cut off; nothing was taken from it',
  'storage/seal-too-new': 'This sealed export comes from a newer version. Please update the app first.',
  'storage/seal-unable': 'A seal needs a page over https; this one is not',

  'chat/key-invalid': 'The API key is invalid. Please check the configuration.',
  'chat/network': 'Network connection failed. Please check your connection.',
  'chat/unavailable': "Sorry, I encountered some issues and can't reply at the moment.",
  'chat/empty-reply': "Sorry, I didn't receive a valid reply.",
  'chat/failed': "Sorry, I encountered some issues and can't reply at the moment.",
  'chat/out-of-credit': 'The chat service reports that its credit is used up.',
  'chat/rate-limited': 'Too many questions at once. Please try again in {{seconds}} seconds.',
  'chat/server-error': 'The chat service reported an error of its own ({{status}}).',
  'chat/model-unknown':
    'The chat service does not know the model “{{model}}”. You can change it in the settings.',
  'chat/timeout': 'No answer within {{seconds}} seconds.',
  'chat/offline': 'You are offline. The built-in guide can still answer.',
  'chat/refused-by-browser':
    '{{host}} cannot be reached from this page. It may be down, or refuse requests from other sites; then it needs a relay.',
  'chat/stopped': 'Stopped here.',
  'chat/reply-cut': 'The answer was cut after {{limit}} characters.',
  'chat/message-too-long': 'At most {{limit}} characters, please; this has {{length}}',
  'chat/endpoint-invalid': 'Please enter an address that begins with https://',

  'app/unexpected': 'Something went wrong on this page. What you saved is safe.',
  'app/offline': 'You are offline. Everything on this device still works.',
  'app/part-missing': 'This could not be fetched. Check your connection and open it again.',
  'app/update-ready': 'A new version is ready. It starts when you reload.',
  'app/update-waits': 'The new version starts once your files are added, or removed.',
} as const satisfies Readonly<Record<MessageCode, string>>;
