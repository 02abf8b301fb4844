// The three packages that others may install. Packs them and installs the tarballs outside the workspace, as anyone would.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LIBRARIES = ['almanac', 'dreamspace', 'plan'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = name => join(root, 'node_modules/.bin', name);
export const sourceOf = library => join(root, 'packages', library);

/** Packs every library into `folder`; returns the paths of the tarballs in the order of `LIBRARIES`. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  // Does the work of `prepack`, but in parallel, and only where something changed since the last time. Into empty
  // folders: turbo restores its copy beside old files, and the tarball would hold both.
  for (const library of LIBRARIES) rmSync(join(sourceOf(library), 'dist'), { recursive: true, force: true });
  const filters = LIBRARIES.map(library => `--filter=@app/${library}`);
  run(bin('turbo'), ['run', 'build', ...filters, '--output-logs=errors-only'], root);
  for (const library of LIBRARIES) {
    run(
      bin('pnpm'),
      ['pack', '--pack-destination', folder, '--config.ignore-scripts=true'],
      sourceOf(library),
    );
  }
  const files = readdirSync(folder);
  return LIBRARIES.map(library =>
    join(
      folder,
      files.find(name => name.startsWith(`app-${library}-`)),
    ),
  );
}

/** An empty project with the tarballs installed, made without a network: the one dependency comes from the workspace. */
export function install(tarballs, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const tyme = realpathSync(join(sourceOf('almanac'), 'node_modules/tyme4ts'));
  const quiet = ['--no-audit', '--no-fund', '--silent', '--offline', '--install-links'];
  run('npm', ['install', ...quiet, tyme, ...tarballs], folder);
}

/** Every code entry of an installed library, as imported: `@app/almanac/en`. */
export function entriesOf(library, folder) {
  const { name, exports } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@app', library, 'package.json'), 'utf8'),
  );
  return Object.entries(exports)
    .filter(([path]) => path !== './package.json')
    .map(([path, conditions]) => ({ entry: `${name}${path.slice(1)}`, file: conditions.default }));
}

/** The output of the command; throws with it when the command fails. */
export function run(command, args, cwd) {
  // turbo looks for pnpm on the path.
  const env = { ...process.env, PATH: `${bin('')}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
