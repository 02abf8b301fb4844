import { secureHeaders } from 'hono/secure-headers';
import { PAGE_POLICY } from '../../../pagePolicy';

/** Who may frame the page can only be said in a header. */
const POLICY = { ...PAGE_POLICY, frameAncestors: ["'none'"] };

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
