import { err, ok, type Result } from '@app/kernel';

/** The app's default endpoint: the gateway that serves it (A12). */
export const DEFAULT_ENDPOINT = '/api/chat/completions';

export interface EndpointProblem {
  readonly code: 'chat/endpoint-invalid';
}

// scheme, host with optional port, path. No user:password@, no query, no fragment: a key must not travel in an address.
const ADDRESS = /^(https?):\/\/([^/?#@\s\\]+)(\/[^?#\s\\]*)?$/i;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const HOST =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(:\d{1,5})?$/u;
const SUFFIX = '/chat/completions';

/**
 * A person's or an operator's address of an OpenAI-compatible service, completed: `https://host/v1` gets
 * `/chat/completions`. Plain http is accepted only for this machine, where nobody else can listen; it is then called
 * `localhost`.
 */
export function parseEndpoint(text: string): Result<string, EndpointProblem> {
  const match = typeof text === 'string' ? ADDRESS.exec(text.trim()) : null;
  const [, scheme = '', host = '', path = ''] = match ?? [];
  const local = LOCAL.test(host);
  if (
    !match ||
    !(local || HOST.test(host)) ||
    !canBeReached(host) ||
    (scheme.toLowerCase() === 'http' && !local)
  ) {
    return err({ code: 'chat/endpoint-invalid' });
  }
  const base = path.replace(/\/{1,9}$/, '');
  const plain = scheme.toLowerCase() === 'http';
  // The page's policy has only one name for this machine.
  const reached = plain ? host.replace(LOCAL, 'localhost$2') : host.toLowerCase();
  return ok(`${plain ? 'http' : 'https'}://${reached}${base.endsWith(SUFFIX) ? base : base + SUFFIX}`);
}

/** A valid port, and four numbers of an address or none: to a browser a host ending in a number is an address. */
function canBeReached(host: string): boolean {
  const [, name = '', port = '0'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  if (Number(port) > 65_535) return false;
  const labels = name.split('.');
  const isNumeric = (label: string) => /^(?:\d+|0x[\da-f]*)$/i.test(label);
  if (!isNumeric(labels.at(-1) ?? '')) return true;
  return labels.length === 4 && labels.every(label => /^\d{1,3}$/.test(label) && Number(label) <= 255);
}

/** The host of a complete endpoint, to name it in a message. */
export const hostOf = (endpoint: string): string =>
  (typeof endpoint === 'string' && ADDRESS.exec(endpoint)?.[2]) || '';
