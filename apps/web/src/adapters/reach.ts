import type { TextStore } from '@app/records';

/** The key of one's own chat service settings among the texts. */
export const CHAT_SETTINGS_KEY = 'chat';
/** Kept in the tab's texts over a reload for another service: the chat reopens, `test` on its settings with a test. */
export const CHAT_AGAIN_KEY = 'chat-again';
// Only a host and a port may enter a policy: it has its own syntax of words and signs.
const ORIGIN = /^https?:\/\/[a-z\d.-]+(:\d{1,5})?$/;
/** A slower site counts as unreachable, milliseconds. */
const ANSWER_MS = 5000;

/** The sites the page may ask besides its own. */
export interface Reach {
  /**
   * R171. Narrows the page's initial policy, which allows every site, to its own site and the service set in `texts`.
   * A policy can only be narrowed, so another service needs another page: `reload` loads it.
   */
  narrow(textStore: Pick<TextStore, 'read'>, reload: () => void): void;
  /** Whether the page may ask there; undefined is the site itself. */
  allows(endpoint: string | undefined): boolean;
  /** Whether the page's own site answers now. */
  answers(): Promise<boolean>;
  /** Reloads the page, under a policy for the current service. */
  renew(): void;
}

export function createReach(page: Document): Reach {
  let own: string | undefined;
  let load: () => void = () => undefined;
  return {
    narrow(textStore, reload) {
      own = originOf(endpointIn(textStore));
      load = reload;
      const policy = page.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = `connect-src 'self'${own === undefined ? '' : ` ${own}`}`;
      page.head.append(policy);
    },
    // A request to an unreachable address fails and says so: another policy would not help.
    allows: endpoint => endpoint === undefined || originOf(endpoint) === own,
    answers: () =>
      fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
        () => true,
        () => false,
      ),
    renew: () => load(),
  };
}

function endpointIn(textStore: Pick<TextStore, 'read'>): unknown {
  try {
    const stored: unknown = JSON.parse(textStore.read(CHAT_SETTINGS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null && 'endpoint' in stored
      ? stored.endpoint
      : undefined;
  } catch {
    return undefined;
  }
}

function originOf(endpoint: unknown): string | undefined {
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return undefined;
  // The policy has only one name for this machine.
  const origin = new URL(endpoint).origin.replace(
    /^http:\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/,
    'http://localhost',
  );
  return ORIGIN.test(origin) ? origin : undefined;
}
