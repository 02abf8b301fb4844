import type { Server } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { type ConfigProblem, formatProblem, parseConfig, parseFlags, USAGE } from './config';
import { createGateway } from './gateway';
import { folderAssets, holdsApp } from './node/folderAssets';
import { formatListenError, listen } from './node/listen';
import { stopOnSignal } from './node/stop';

const here = dirname(fileURLToPath(import.meta.url));

await main();

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2));
  if (!flags.ok) return stopWith(flags.error);
  if (flags.value.help) return console.log(USAGE);
  const config = parseConfig(process.env, flags.value, join(here, '..', '..', 'web', 'dist'));
  if (!config.ok) return stopWith(config.error);
  const { appFolder, port, host, strictPort } = config.value;
  if (!(await holdsApp(appFolder))) {
    return stopWith(
      `There is no built app in ${relative(process.cwd(), appFolder)}. Build it with: npm run build`,
    );
  }
  const gateway = createGateway({ assets: folderAssets(appFolder) });
  // createAdaptorServer may also make HTTP/2 servers; without options it makes this one.
  const server = createAdaptorServer({ fetch: gateway.fetch }) as Server;
  const listening = await listen(server, { port, host, strict: strictPort });
  if (!listening.ok) return stopWith(formatListenError(listening.error, host));
  if (port !== 0 && listening.value !== port) console.log(`Port ${port} is taken; using ${listening.value}.`);
  console.log(`墨与星 Ink & Starlight: http://localhost:${listening.value}`);
  stopOnSignal(server);
}

function stopWith(problem: string | readonly ConfigProblem[]): void {
  console.error(typeof problem === 'string' ? problem : problem.map(formatProblem).join('\n'));
  process.exitCode = 1;
}
