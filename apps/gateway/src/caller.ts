/** Identifies the reader, and the host name this site was asked for under. */
export interface Caller {
  /** The reader's address, or one shared word if it cannot be known. */
  readonly address: string;
  /** The host and port in the address bar, in lower case; empty if the request names none, or two. */
  readonly host: string;
  /** Whether the reader's connection is encrypted. */
  readonly secure: boolean;
}

/** Groups of an IPv6 address that name a network: each household has one (RFC 6177). */
const NETWORK_GROUPS = 4;
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** R162. All addresses of an IPv6 /64 are one reader; an IPv4-mapped address is its IPv4 address. */
export function readerOf(address: string): string {
  const mapped = MAPPED_V4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const plain = `http://[${address.replace(/%.*$/s, '')}]`;
  if (!URL.canParse(plain)) return address;
  const [head = '', tail] = new URL(plain).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const canonical = `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
  return canonical;
}

const NUMBERS = /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/;

/**
 * R163. Whether this site is served under that name: `localhost`, a numeric address, or a configured name. Any other
 * name may belong to a page that points it here to read what only this machine may (DNS rebinding).
 */
export function servesAs(host: string, names: readonly string[]): boolean {
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || NUMBERS.test(name)) return true;
  return names.some(served => served === '*' || served === name);
}
