/** How a message reaches the person. */
export const MESSAGE_KINDS = ['toast', 'alert', 'field', 'chat', 'notice'] as const;
/**
 * `toast` passes by; `alert` stays as a banner until dismissed; `field` is beside its field and in the form's
 * summary; `chat` is a bubble of the assistant; `notice` stays quietly where the thing is.
 */
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Which language's wording the product's specification prescribes to the letter. */
export type FixedWording = 'zh' | 'en' | 'none';

interface MessageSpec {
  readonly kind: MessageKind;
  readonly fixed: FixedWording;
  /** Values the text may name, in its placeholders. */
  readonly facts: readonly string[];
}

const spec = <
  const Kind extends MessageKind,
  const Fixed extends FixedWording,
  const Facts extends readonly string[],
>(
  kind: Kind,
  fixed: Fixed,
  facts: Facts,
) => ({ kind, fixed, facts });

const toast = <const F extends readonly string[]>(...facts: F) => spec('toast', 'none', facts);
const field = <const F extends readonly string[]>(...facts: F) => spec('field', 'none', facts);
const notice = <const F extends readonly string[]>(...facts: F) => spec('notice', 'none', facts);
const chat = <const F extends readonly string[]>(...facts: F) => spec('chat', 'none', facts);

/**
 * Every message a person can meet, by its code `area/what-happened`. A code is never renamed: texts, tests and
 * exported data refer to it. The texts stand in `@app/i18n`, which does not compile while one is missing.
 */
export const MESSAGES = {
  // Signing in, and who may go where.
  'session/sign-in-to-upload': spec('toast', 'zh', []),
  'session/sign-in': spec('toast', 'zh', []),
  'session/deep-skips-profile': spec('toast', 'zh', []),
  'session/deep-belongs-in-dream': spec('toast', 'zh', []),
  'session/dream-needs-deep': spec('toast', 'zh', []),
  'session/dream-forbidden': spec('alert', 'zh', []),
  'session/signed-out': spec('toast', 'zh', []),
  'session/signed-out-elsewhere': toast(),
  'session/signed-in-elsewhere': toast(),

  // Login and registration.
  'form/fields-required': spec('field', 'zh', []),
  'form/passwords-differ': spec('field', 'zh', []),
  'form/password-too-short': spec('field', 'zh', []),
  'form/email-invalid': spec('field', 'zh', []),

  // User info: place and residents.
  'profile/location-missing': spec('field', 'en', []),
  'profile/resident-missing': spec('field', 'en', []),
  'profile/name-missing': spec('field', 'en', []),
  'profile/photo-missing': spec('field', 'en', []),
  'profile/text-too-long': field('limit', 'length'),
  'profile/unnamed-left-out': toast('count'),
  'profile/incomplete': notice(),
  'profile/saved': toast(),

  'place/unsupported': toast(),
  'place/insecure': toast(),
  'place/denied': toast(),
  'place/unavailable': toast(),
  'place/timeout': toast(),
  'place/latitude-unreadable': field(),
  'place/latitude-out-of-range': field('limit'),
  'place/longitude-unreadable': field(),
  'place/longitude-out-of-range': field('limit'),

  'date/unreadable': field(),
  'date/year-out-of-range': field('first', 'last'),
  'date/month-out-of-range': field(),
  'date/day-not-in-month': field('days'),
  'date/never-existed': field(),
  'date/in-future': field(),
  'date/skipped-there': field('zone'),
  'date/lunar-invalid': field(),
  'time/unreadable': field(),
  'time/hour-out-of-range': field(),
  'time/minute-out-of-range': field(),

  // Photos.
  'photos/at-least-one': toast(),
  'photos/not-an-image': toast('name'),
  'photos/too-big': toast('name', 'limitMb', 'actualMb'),
  'photos/too-many-pixels': toast('name', 'limitMegapixels'),
  'photos/too-many': toast('limit'),
  'photos/empty-file': notice('name'),
  'photos/unreadable': notice('name'),
  'photos/no-preview': notice('name'),
  'photos/some-unreadable': notice('count'),

  // Records.
  'records/not-media': toast('name'),
  'records/empty-file': toast('name'),
  'records/unknown-format': toast('name'),
  'records/too-big': toast('name', 'limitMb', 'actualMb'),
  'records/unreadable': notice('count'),
  'records/not-saved': toast(),
  'records/text-too-long': field('limit', 'length'),

  // Storage in the browser.
  'storage/full': toast(),
  'storage/nearly-full': notice('usedMb', 'quotaMb'),
  'storage/unavailable': notice(),
  'storage/not-kept': notice(),
  'storage/too-new': notice(),
  'storage/cookies-disabled': notice(),
  'storage/set-aside': notice('count'),
  'storage/import-unreadable': toast(),
  'storage/import-too-new': toast(),
  'storage/import-too-many': toast('limit'),
  'storage/import-damaged': toast('count'),
  'storage/seal-asks': toast(),
  'storage/seal-wrong-passphrase': toast(),
  'storage/seal-damaged': toast(),
  'storage/seal-too-new': toast(),
  'storage/seal-unable': toast(),

  // The assistant.
  'chat/key-invalid': spec('chat', 'zh', []),
  'chat/network': spec('chat', 'zh', []),
  'chat/unavailable': spec('chat', 'zh', []),
  'chat/empty-reply': spec('chat', 'zh', []),
  'chat/failed': spec('chat', 'en', []),
  'chat/out-of-credit': chat(),
  'chat/rate-limited': chat('seconds'),
  'chat/server-error': chat('status'),
  'chat/model-unknown': chat('model'),
  'chat/timeout': chat('seconds'),
  'chat/offline': chat(),
  'chat/refused-by-browser': chat('host'),
  'chat/stopped': chat(),
  'chat/reply-cut': chat('limit'),
  'chat/message-too-long': field('limit', 'length'),
  'chat/endpoint-invalid': field(),

  // Anything else that went wrong while a screen was shown.
  'app/unexpected': spec('alert', 'none', []),
  'app/offline': notice(),
  'app/part-missing': toast(),
  'app/update-ready': notice(),
  'app/update-waits': notice(),
} as const satisfies Readonly<Record<`${string}/${string}`, MessageSpec>>;

export type MessageCode = keyof typeof MESSAGES;

/** All codes, in the order of the catalogue. */
export const MESSAGE_CODES: readonly MessageCode[] = Object.keys(MESSAGES) as MessageCode[]; // its own keys

/** The values that the text of a code may name. */
export type FactsOf<Code extends MessageCode> = (typeof MESSAGES)[Code]['facts'][number];

/** A message ready for translation: its code and the facts its text names. */
export type Message<Code extends MessageCode = MessageCode> = Code extends MessageCode
  ? { readonly code: Code } & { readonly [Fact in FactsOf<Code>]: string | number }
  : never;

/** Codes of one kind, such as all that are beside a field. */
export type CodeOfKind<Kind extends MessageKind> = {
  [Code in MessageCode]: (typeof MESSAGES)[Code]['kind'] extends Kind ? Code : never;
}[MessageCode];

/** True for a text that is a code of the catalogue. */
export const isMessageCode = (text: string): text is MessageCode => Object.hasOwn(MESSAGES, text);
