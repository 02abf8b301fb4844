import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));
const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
};

// A package is packed the same in every zone: the second run of the suite, in a far one, leaves this out.
describe.skipIf(process.env['TZ'] === 'Pacific/Kiritimati')('the package', () => {
  it('installs from its tarball outside the workspace, type-checks there and runs', () => {
    const { status, text } = run(process.execPath, 'examples/run.mjs');
    expect([text, status]).toEqual([expect.stringContaining('the example ran'), 0]);
  }, 180_000);

  it('is packed as publint and attw want it', () => {
    const publint = run('node_modules/.bin/publint', '--strict');
    expect([publint.text, publint.status]).toEqual([expect.stringContaining('All good'), 0]);
    const attw = run('node_modules/.bin/attw', '--pack', '.', '--profile', 'esm-only');
    expect([attw.text, attw.status]).toEqual([expect.any(String), 0]);
  }, 180_000);
});
