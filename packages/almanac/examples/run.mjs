// Packs the package, installs the tarball into a copy of examples/node outside the workspace, type-checks and runs it there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const workspace = join(packageFolder, '../..');
const folder = mkdtempSync(join(tmpdir(), 'almanac-example-'));
const typescript = createRequire(join(workspace, 'package.json')).resolve('typescript/bin/tsc');
// The one dependency comes from the workspace, so that this runs without a network.
const tyme = realpathSync(join(packageFolder, 'node_modules/tyme4ts'));
const pnpm = join(workspace, 'node_modules/.bin/pnpm');

try {
  run(pnpm, ['pack', '--pack-destination', folder], packageFolder);
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'));
  cpSync(fileURLToPath(new URL('./node', import.meta.url)), folder, { recursive: true });
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--offline', '--install-links', tyme, `./${tarball}`],
    folder,
  );
  run(process.execPath, [typescript, '-p', '.'], folder);
  run(process.execPath, ['out/main.js'], folder);
  run(process.execPath, ['out/common.cjs'], folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
