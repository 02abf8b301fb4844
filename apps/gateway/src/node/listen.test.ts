import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { formatListenError, listen } from './listen';

const HOST = '127.0.0.1';
const open: Server[] = [];
const server = () => {
  const made = createServer();
  open.push(made);
  return made;
};
const takePort = async (): Promise<number> => {
  const taken = server();
  await new Promise<void>(done => taken.listen(0, HOST, done));
  return (taken.address() as AddressInfo).port;
};

afterEach(() => {
  for (const made of open.splice(0)) made.close();
});

describe('listening', () => {
  it('moves on from a taken port', async () => {
    const taken = await takePort();
    const listening = await listen(server(), { port: taken, host: HOST, strict: false });
    expect(listening.ok && listening.value > taken && listening.value < taken + 20).toBe(true);
  });

  it('says so when it may not move on', async () => {
    const taken = await takePort();
    const listening = await listen(server(), { port: taken, host: HOST, strict: true });
    expect(listening).toEqual({
      ok: false,
      error: { code: 'gateway/port-taken', port: taken, tried: 1, cause: 'EADDRINUSE' },
    });
    expect(listening.ok ? '' : formatListenError(listening.error, HOST)).toBe(
      `Port ${taken} is taken. Choose another with PORT or --port.`,
    );
  });

  it('says when the ports after it are taken too', () => {
    const error = { code: 'gateway/port-taken', port: 3000, tried: 20, cause: 'EADDRINUSE' } as const;
    expect(formatListenError(error, HOST)).toContain('taken, and so are the ones tried after it');
  });

  it('does not try twenty ports on an address that belongs to another machine', async () => {
    // TEST-NET-1 (RFC 5737): never an address of this machine.
    const listening = await listen(server(), { port: 4000, host: '192.0.2.1', strict: false });
    expect(listening).toMatchObject({ error: { code: 'gateway/cannot-listen', port: 4000 } });
  });
});
