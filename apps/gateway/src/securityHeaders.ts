import { secureHeaders } from 'hono/secure-headers';

/**
 * What the page may do. `connect-src` lets a person use a chat endpoint of their own; the app narrows it to the one
 * they set. The trusted-types policy `default` is the app's, and lets through only what its libraries need.
 */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrcElem: ["'self'"],
  styleSrcAttr: ["'none'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", 'https:', 'http://localhost:*'],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
};

/**
 * Asked for by the app: the reader's place, for the house and the sky. Nothing else of the device. Only features that
 * browsers know by name: for any other they print a warning on every page.
 */
const PERMISSIONS = {
  geolocation: ['self'],
  camera: [],
  microphone: [],
  displayCapture: [],
  payment: [],
  usb: [],
  serial: [],
  hid: [],
  midi: [],
  browsingTopics: [],
};

const ONE_YEAR_S = 31_536_000;

/** The headers of every answer; over https also the promise to stay there. */
export const securityHeaders = (secure: boolean) =>
  secureHeaders({
    contentSecurityPolicy: POLICY,
    permissionsPolicy: PERMISSIONS,
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure && `max-age=${ONE_YEAR_S}`,
    // For browsers of another time.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
