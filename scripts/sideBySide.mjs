// Commands that run at the same time, reported by name.
import { spawn, spawnSync } from 'node:child_process';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
/** How long a process may take to close what it started, ms. */
const PATIENCE = 10_000;

/**
 * Runs commands side by side and resolves once all have ended: to the first fault, which ends the others, or to nothing.
 * The output of the first is shown as it comes, that of the others once they end. A signal to this process ends them too.
 */
export async function sideBySide(tasks) {
  const children = [];
  let fault;
  const end = (message, code) => {
    fault ??= { message, code };
    for (const child of children) endTree(child);
  };
  const onSignal = signal => end(`ended by ${signal}`, SIGNALS[signal]);
  for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal);
  await Promise.all(
    tasks.map(({ name, command: [file, ...args], env }, index) => {
      const at = performance.now();
      const child = spawn(file, args, { env, stdio: index === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
      children.push(child);
      const output = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk));
      return new Promise(done => {
        child.on('error', error => output.push(Buffer.from(`${error.message}\n`)));
        child.on('close', code => {
          const took = `${((performance.now() - at) / 1000).toFixed(1)} s`;
          // One ended because of another has nothing to report.
          if (!fault) process.stdout.write(Buffer.concat(output));
          if (code === 0) console.log(`[${name}: ${took}]`);
          else end(`${name} failed after ${took}`, code > 0 ? code : 1);
          done();
        });
      });
    }),
  );
  for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal);
  return fault;
}

/** Ends a process with what it started. Asked by a signal, Vitest closes its browsers; Windows has none to send. */
function endTree(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
  }
}
