/** What the product calls itself, and the frame around every screen. */
export const app = {
  name: 'Ink & Starlight',
  nameOther: '墨与星',
  tagline: 'A house in ink, an hour in stars',
  description:
    'Photograph your home, see it inside the compass and under tonight’s sky, and read the almanac of the day.',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main navigation',
  arrivedAt: 'You are on: {{page}}',
  backOnline: 'You are back online.',
  reload: 'Reload now',
  somethingBroke: 'Something went wrong on this page',
  somethingBrokeBody: 'Nothing you saved is lost. Try again, or go back to the home page.',
  notifications: 'Notifications',
  help: 'Help',
} as const;
