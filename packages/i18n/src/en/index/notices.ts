/** What the home screen tells a person on arrival. */
export const notices = {
  continueProfile: 'Your photos are saved. Next: place and residents.',
  restored_one: '{{count}} photo from last time is still here.',
  restored_other: '{{count}} photos from last time are still here.',
} as const;
