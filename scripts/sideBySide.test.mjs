import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const module = new URL('sideBySide.mjs', import.meta.url).href;
/** A program that runs scripts side by side, and ends with the code of the first fault. */
const program = scripts => {
  const tasks = Object.entries(scripts).map(([name, script]) => ({
    name,
    command: [process.execPath, '-e', script],
    env: process.env,
  }));
  return `import { sideBySide } from '${module}';
    const fault = await sideBySide(${JSON.stringify(tasks)});
    if (fault) { console.error(fault.message); process.exit(fault.code); }`;
};
const run = scripts =>
  spawnSync(process.execPath, ['--input-type=module', '-e', program(scripts)], { encoding: 'utf8' });
const LONG = 'console.log(process.pid); setInterval(() => undefined, 1000)';
const isAlive = pid => {
  expect(pid).toBeGreaterThan(1);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('reports each by name, and shows the output of one at a time', () => {
  const say = word =>
    `for (const part of [1, 2, 3]) setTimeout(() => console.log('${word}' + part), part * 30)`;
  const { status, stdout } = run({ one: say('a'), two: say('b') });
  expect(status).toBe(0);
  expect(stdout).toMatch(/b1\nb2\nb3\n/);
  expect(stdout).toMatch(/^\[one: \d+\.\d s\]$/m);
  expect(stdout).toMatch(/^\[two: \d+\.\d s\]$/m);
});

it.each(['first', 'second'])('the %s to fail gives its code and its output, and ends the other', which => {
  const failing = "console.log('why'); process.exitCode = 7";
  const tasks = which === 'first' ? { failing, long: LONG } : { long: LONG, failing };
  const { status, stdout, stderr } = run(tasks);
  expect(status).toBe(7);
  expect(stdout).toContain('why');
  if (which === 'second') expect(isAlive(Number(stdout.split('\n')[0]))).toBe(false);
  expect(stderr).toMatch(/^failing failed after \d+\.\d s\n$/);
});

it('a command that cannot start is a fault', () => {
  const tasks = [{ name: 'missing', command: ['/no/such/file'], env: process.env }];
  const text = `import { sideBySide } from '${module}'; process.exitCode = (await sideBySide(${JSON.stringify(tasks)})).code;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', text]).status).toBe(1);
});

it.runIf(process.platform !== 'win32')('a signal ends all of them', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program({ one: LONG, two: LONG })], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [first] = await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(143);
  expect(isAlive(Number(String(first)))).toBe(false);
});
