/** What the product calls itself, and the frame around every screen. */
export const app = {
  atMost: 'At most {{limit}} characters',
  name: 'Ink & Starlight',
  nameOther: '墨与星',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main navigation',
  arrivedAt: 'You are on: {{page}}',
  reload: 'Reload now',
  somethingBroke: 'Something went wrong on this page',
  somethingBrokeBody: 'Nothing you saved is lost. Try again, or go back to the home page.',
  notifications: 'Notifications',
} as const;
