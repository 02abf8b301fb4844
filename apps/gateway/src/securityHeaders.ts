/**
 * What the page may do. Inline `<style>` elements are needed by the scroll area, the toasts and the scroll lock;
 * `https:` and `http://localhost:*` let a person use a chat endpoint of their own.
 * The trusted-types policy `default` is the app's, and lets through only what its libraries need.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src-elem': "'self' 'unsafe-inline'",
  'style-src-attr': "'none'",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self' https: http://localhost:*",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
} as const;

/** The policy as one header value, without a closing semicolon. */
export const CONTENT_SECURITY_POLICY = Object.entries(POLICY)
  .map(directive => directive.join(' '))
  .join('; ');

/**
 * Asked for by the app: the reader's place, for the house and the sky. Nothing else of the device. Only features that
 * browsers know by name: for any other they print a warning on every page.
 */
const PERMISSIONS = [
  'geolocation=(self)',
  ...['camera', 'microphone', 'display-capture', 'payment', 'usb', 'serial', 'hid', 'midi'].map(
    feature => `${feature}=()`,
  ),
  'browsing-topics=()',
].join(', ');

const ONE_YEAR_S = 31_536_000;

const ALWAYS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The headers of every answer; over https also the promise to stay there. */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { ...ALWAYS, 'Strict-Transport-Security': `max-age=${ONE_YEAR_S}` } : ALWAYS;
