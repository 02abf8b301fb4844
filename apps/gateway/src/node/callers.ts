import { BlockList, isIP } from 'node:net';
import { hostname } from 'node:os';
import type { HttpBindings } from '@hono/node-server';
import type { Caller } from '../caller';

/** The connection behind each request: a `fetch` handler does not see it. */
export interface Callers {
  remember(request: Request, bindings: HttpBindings): void;
  of(request: Request): Caller;
}

/** Address ranges of one's own proxies: this machine, RFC 1918, RFC 4193, RFC 6598. */
export const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
] as const;

/** This machine's own names, at home too. No page of another site can have such a name. */
export const ownNames = (): readonly string[] => {
  const own = hostname().toLowerCase();
  return own === '' ? [] : [own, `${own.replace(/\.local$/, '')}.local`];
};

/** `10.0.0.7` or `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * R165. Forwarding headers are trusted only from the `proxies`, given as numeric networks. The reader is the last
 * address in X-Forwarded-For that is not a proxy: everything before it may be forged. With `PRIVATE_NETWORKS`, where
 * readers may be as well, one proxy is trusted: the reader is the last address it names (R623).
 */
export function createCallers(proxies: readonly string[]): Callers {
  const isProxy = inNetworks(proxies);
  const isOneHop = proxies === PRIVATE_NETWORKS;
  const callers = new WeakMap<Request, Caller>();
  return {
    remember(request, { incoming }) {
      const peer = incoming.socket.remoteAddress ?? 'unknown';
      const last = (header: string) => listOf(request.headers.get(header)).at(-1);
      const trusted = isProxy(peer);
      const hops = trusted ? listOf(request.headers.get('X-Forwarded-For')).map(bare) : [];
      // An unreadable entry ends the walk: everything before it may be forged.
      const address = isOneHop ? hops.at(-1) : (hops.findLast(hop => !isProxy(hop)) ?? hops[0]);
      callers.set(request, {
        address: address && isIP(address) ? address : peer,
        host: ((trusted && last('X-Forwarded-Host')) || askedHost(incoming)).toLowerCase(),
        secure: trusted && last('X-Forwarded-Proto')?.toLowerCase() === 'https',
      });
    },
    of: request => callers.get(request) ?? { address: 'unknown', host: '', secure: false },
  };
}

/**
 * The requested host name: an absolute address comes before the header (RFC 9112, 3.2.2). Two headers count as none
 * (3.2).
 */
function askedHost({ url = '', rawHeaders, headers }: HttpBindings['incoming']): string {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return '';
  return /^[a-z]{1,10}:\/\/([^/?#]{0,300})/i.exec(url)?.[1] ?? headers.host ?? '';
}

function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return address => {
    const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/i, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

const listOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').flatMap(part => part.trim() || []);

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bare(hop: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(hop)?.[1];
  return bracketed ?? (/^\d+\.\d+\.\d+\.\d+:/.test(hop) ? (hop.split(':')[0] ?? hop) : hop);
}
