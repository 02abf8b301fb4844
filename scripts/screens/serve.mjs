import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the built app on a free port. The caller ends the process. */
export async function serve() {
  const child = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`the gateway did not say where it listens: ${line}`);
  return { process: child, url };
}
