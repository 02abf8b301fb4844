/** Document titles, one a route. `page` goes in front of the product’s name. */
export const titles = {
  pattern: '{{page}} · Ink & Starlight',
  home: 'Home',
  login: 'Sign in or register',
  create: 'Upload photos of your home',
  userInfo: 'Place and residents',
  visualization: 'Your home',
  deepDream: 'Deep Dream',
  notFound: 'Page not found',
} as const;
