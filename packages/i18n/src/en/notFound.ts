export default {
  /** The 404 screen. */
  page: {
    title: 'No house here',
    message: 'The gate is here, but the page you asked for is not. It may have moved, or was never built.',
    home: 'Back to the home page',
    path: 'Requested path',
    picture: 'An empty moon gate with one falling star',
    captionOther: '此处无宅',
  },
} as const;
