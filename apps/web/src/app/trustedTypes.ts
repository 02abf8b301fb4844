/**
 * The page's only Trusted Types policy. The browser refuses every HTML string and script address
 * that does not pass here (CSP: require-trusted-types-for 'script').
 */
interface PolicyRules {
  readonly createHTML: (html: string) => string | null;
  readonly createScript: () => null;
  readonly createScriptURL: (url: string) => string | null;
}
interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: PolicyRules): unknown;
}

const OWN_SCRIPT = /^\/(assets\/[\w.-]{1,80}\.js|sw\.js|src\/[\w./-]{1,200}|node_modules\/[\w./@-]{1,300})$/;

export function installTrustedTypes(page: { trustedTypes?: TrustedTypesFactory; location: Location }): void {
  const factory = page.trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createHTML: html => (html === '' ? html : null),
    createScript: () => null,
    createScriptURL: url => {
      const target = new URL(url, page.location.href);
      return target.origin === page.location.origin && OWN_SCRIPT.test(target.pathname) ? url : null;
    },
  });
}
