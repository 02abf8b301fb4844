/** The upload screen of its own. */
export const page = {
  captionOther: '第一步',
  title: 'Upload photos of your home',
  subtitle: 'One room after another, from a corner, by daylight if you can. A few are enough to begin.',
  clear: 'Clear photos',
  cleared: 'All photos are cleared. The files you chose them from stay where they are.',
  continueWith_one: 'Continue with {{count}} photo',
  continueWith_other: 'Continue with {{count}} photos',
  next: 'Next come the place and the people.',
} as const;
