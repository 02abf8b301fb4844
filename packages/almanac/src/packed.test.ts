import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));
const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
};

// A package is packed the same in every zone: the second run of the suite, in a far one, leaves this out.
describe.skipIf(process.env['TZ'] === 'Pacific/Kiritimati')('the package', () => {
  it('installs from its tarball outside the workspace, type-checks there and runs, required from CommonJS too', () => {
    const { status, text } = run(process.execPath, 'examples/run.mjs');
    expect([text, status]).toEqual([expect.stringContaining('the example ran'), 0]);
    expect(text).toContain('required from CommonJS');
  }, 180_000);

  it('types speak of no rule of ours and hold no table of texts; every function has an example', () => {
    // Built by the pack before.
    const dist = join(folder, 'dist');
    const types = readdirSync(dist).filter(name => name.endsWith('.d.ts'));
    expect(types.length).toBeGreaterThan(5);
    for (const name of types) {
      const text = readFileSync(join(dist, name), 'utf8');
      expect([name, text.match(/\b[RA]\d{2,3}\b/g)]).toEqual([name, null]);
      expect([name, /\p{Script=Han}[^*\n]*\|/u.test(text)]).toEqual([name, false]);
      for (const match of text.matchAll(/^declare (?:function (\w+)|const (\w+): (?:\(|<))/gm)) {
        const comment = text.slice(0, match.index).trimEnd();
        const own = comment.endsWith('*/') ? comment.slice(comment.lastIndexOf('/**')) : '';
        expect([match[1] ?? match[2], own.includes('@example')]).toEqual([match[1] ?? match[2], true]);
      }
    }
  });

  it('is packed as publint and attw want it', () => {
    const publint = run('node_modules/.bin/publint', '--strict');
    expect([publint.text, publint.status]).toEqual([expect.stringContaining('All good'), 0]);
    const attw = run('node_modules/.bin/attw', '--pack', '.', '--profile', 'esm-only');
    expect([attw.text, attw.status]).toEqual([expect.any(String), 0]);
  }, 180_000);
});
