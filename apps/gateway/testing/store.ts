import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface TestStore {
  readonly url: string;
  stop(): Promise<void>;
}

const SERVERS = ['valkey-server', 'redis-server'];
const find = (): string | undefined => SERVERS.find(name => spawnSync(name, ['--version']).status === 0);

/** The name of a real server's program: an installed one or, as root on Debian, one that can be installed. */
export function findStore(): string | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    return found;
  }
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const name of ['valkey-server', 'redis-server']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
    if (find()) break;
  }
  return find();
}

/** A separate server, in memory only, on a free port or the given one. */
export async function startStore(program: string, port?: number): Promise<TestStore> {
  const at = port ?? (await freePort());
  const args = [
    '--port',
    String(at),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    '/tmp',
  ];
  const server: ChildProcess = spawn(program, args, { stdio: 'ignore' });
  for (let tries = 0; !(await answers(at)); tries++) {
    if (tries > 200) throw new Error(`${program} does not answer`);
    await wait(25);
  }
  return {
    url: `redis://127.0.0.1:${at}`,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // a TCP server's address has one
  probe.close();
  await once(probe, 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
