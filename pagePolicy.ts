/**
 * What the page may do, for the gateway's header and for the page itself on hosts that send none (R170, R171).
 * `connectSrc` lets a person use their own chat endpoint; the app narrows it to the one they set. The trusted-types
 * policy `default` is the app's, and lets through only what its libraries need.
 */
export const PAGE_POLICY = {
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
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
};
