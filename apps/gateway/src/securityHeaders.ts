import { secureHeaders } from 'hono/secure-headers';
import { PAGE_POLICY } from '../../../pagePolicy';

/** The right to frame the page can only be set in a header. */
const POLICY = { ...PAGE_POLICY, frameAncestors: ["'none'"] };

/**
 * The app asks for the reader's place, for the house and the sky, and nothing else of the device. Only features
 * browsers know by name: any other makes them print a warning on every page.
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

/** The headers of every answer; over https also HSTS. */
export const securityHeaders = (secure: boolean) =>
  secureHeaders({
    contentSecurityPolicy: POLICY,
    permissionsPolicy: PERMISSIONS,
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure && `max-age=${ONE_YEAR_S}`,
    // For older browsers.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
