import type { HttpBindings } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { createCallers, isNetwork, PRIVATE_NETWORKS } from './callers';

/** The caller, as seen from `peer` with these headers. */
function caller(peer: string, headers: Record<string, string>, proxies: readonly string[] = ['10.0.0.0/8']) {
  const callers = createCallers(proxies);
  const request = new Request('http://localhost:3000/', { headers });
  const rawHeaders = ['Host', 'localhost:3000'];
  const incoming = { socket: { remoteAddress: peer }, headers: { host: 'localhost:3000' }, rawHeaders };
  callers.remember(request, { incoming } as unknown as HttpBindings); // only these parts of the bindings are read
  return callers.of(request);
}
const FORGED = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'Evil.example',
  'X-Forwarded-Proto': 'https',
};

describe('[R165] forwarding headers', () => {
  it('from a host that is not a proxy are ignored', () => {
    expect(caller('192.0.2.4', FORGED)).toEqual({
      address: '192.0.2.4',
      host: 'localhost:3000',
      secure: false,
    });
    expect(caller('10.1.2.3', FORGED, [])).toEqual({
      address: '10.1.2.3',
      host: 'localhost:3000',
      secure: false,
    });
  });

  it('from a proxy count, IPv4-mapped addresses too', () => {
    const result = { address: '203.0.113.9', host: 'evil.example', secure: true };
    expect(caller('10.1.2.3', FORGED)).toEqual(result);
    expect(caller('::ffff:10.1.2.3', FORGED)).toEqual(result);
    expect(caller('fd00::1', FORGED, PRIVATE_NETWORKS)).toEqual(result);
  });

  // The reader may have written everything in the list except what the proxies added.
  it.each([
    ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9, 10.0.0.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['10.0.0.9', '10.0.0.9'],
    ['6.6.6.6, unknown', '10.1.2.3'],
    ['6.6.6.6, unknown, 10.0.0.9', '10.1.2.3'],
    ['6.6.6.6, 192.168.1.50', '192.168.1.50'],
    ['unknown', '10.1.2.3'],
    ['<script>', '10.1.2.3'],
    ['', '10.1.2.3'],
  ])('X-Forwarded-For: %s is %s', (list, address) => {
    expect(caller('10.1.2.3', { 'X-Forwarded-For': list }).address).toBe(address);
  });

  // TRUST_PROXY=1: behind Docker's bridge every reader has a private address, and a second proxy looks like a reader.
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 192.168.1.50', '192.168.1.50'],
    ['6.6.6.6, 172.17.0.1', '172.17.0.1'],
    ['6.6.6.6, 192.168.1.50:4711', '192.168.1.50'],
    ['6.6.6.6, unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('[R623] of an unconfigured proxy: X-Forwarded-For: %s is %s', (list, address) => {
    expect(caller('10.0.0.1', { 'X-Forwarded-For': list }, PRIVATE_NETWORKS).address).toBe(address);
  });

  it.each([
    ['10.0.0.7', true],
    ['10.0.0.0/8', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/8/8', false],
    ['proxy.example', false],
    ['', false],
  ])('%s as a numeric network: %s', (text, is) => {
    expect(isNetwork(text)).toBe(is);
  });
});

describe('[R163] the host name that was asked for', () => {
  const asked = (url: string, ...hosts: readonly string[]) => {
    const callers = createCallers([]);
    const request = new Request('http://localhost:3000/');
    const rawHeaders = ['Accept', 'host', ...hosts.flatMap(host => ['hOST', host])];
    const incoming = { socket: { remoteAddress: '192.0.2.4' }, url, rawHeaders, headers: { host: hosts[0] } };
    callers.remember(request, { incoming } as unknown as HttpBindings); // only these parts of the bindings are read
    return callers.of(request).host;
  };

  // RFC 9112, 3.2 and 3.2.2.
  it('an absolute address comes before the header, and two different headers name none', () => {
    expect(asked('/', 'Localhost:3000')).toBe('localhost:3000');
    expect(asked('/http://evil.example/', 'localhost:3000')).toBe('localhost:3000');
    expect(asked('http://evil.example/login', 'localhost:3000')).toBe('evil.example');
    expect(asked('HTTPS://Evil.example', 'localhost:3000')).toBe('evil.example');
    expect(asked('/', 'localhost:3000', 'evil.example')).toBe('');
    expect(asked('/', 'localhost:3000', 'localhost:3000')).toBe('');
  });
});
