// Builds one folder that any host serves, from any path: the API of the libraries, the catalogue of components and the
// playgrounds. `pnpm site`, into `site/`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARIES, sourceOf } from './libraries/libraries.mjs';

const OUT = 'site';
const node = process.execPath;

function build() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const made = [...LIBRARIES, 'playgrounds'].map(name => `--filter=@app/${name}`);
  run(
    'libraries and playgrounds',
    join('node_modules', '.bin', 'turbo'),
    'run',
    'build',
    ...made,
    '--output-logs=errors-only',
  );
  cpSync('apps/playgrounds/dist', join(OUT, 'playgrounds'), { recursive: true });
  for (const library of LIBRARIES) api(library);
  run(
    'catalogue',
    node,
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '-o',
    join(OUT, 'storybook'),
    '--quiet',
  );
  writeFileSync(join(OUT, 'index.html'), frontPage());
  const bad = badLinks(OUT);
  if (bad.length > 0) throw new Error(`links that lead nowhere:\n  ${bad.slice(0, 20).join('\n  ')}`);
  console.log(`${OUT}/ is made: any host may serve it, from any path`);
}

/** From the published types, which name no rule numbers. */
function api(library) {
  const source = sourceOf(library);
  const { exports, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  // A file for each entry, called as one imports it: TypeDoc names modules after their files.
  const folder = join(source, 'dist/api');
  const entries = Object.entries(exports).flatMap(([path, { types }]) => {
    if (!types) return [];
    const entry = join(folder, `${posix.join(library, path)}.d.ts`);
    const target = posix.relative(dirname(entry), join(source, types)).replace(/\.d\.ts$/, '.js');
    mkdirSync(dirname(entry), { recursive: true });
    writeFileSync(entry, `export * from '${target}';\n`);
    return [entry];
  });
  const tsconfig = join(folder, 'tsconfig.json');
  const compilerOptions = { module: 'NodeNext', moduleResolution: 'NodeNext', target: 'ES2023', types: [] };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entries }));
  run(
    `API of ${library}`,
    node,
    'node_modules/typedoc/bin/typedoc',
    ...['--tsconfig', tsconfig, '--out', join(OUT, 'api', library), '--readme', join(source, 'README.md')],
    ...[
      '--name',
      `@app/${library} ${version}`,
      '--disableSources',
      '--excludeInternal',
      '--logLevel',
      'Error',
    ],
    ...[
      '--customCss',
      'scripts/site/api.css',
      '--hideGenerator',
      ...entries.flatMap(entry => ['--entryPoints', entry]),
    ],
  );
  rmSync(folder, { recursive: true });
  addWayBack(join(OUT, 'api', library), 'api');
}

/** Every page of the API leads back to the start of the site, by a path from where it lies. */
function addWayBack(folder, under) {
  for (const path of readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.html'))) {
    const page = join(folder, path);
    const start = posix.relative(
      posix.dirname(posix.join('/', under, basename(folder), path.replaceAll('\\', '/'))),
      '/',
    );
    const link = `<a href="${start}/index.html" class="site-start">Ink &amp; Starlight</a>`;
    const text = readFileSync(page, 'utf8');
    if (!text.includes(TOOLBAR)) throw new Error(`${path} has no toolbar for the way back`);
    writeFileSync(page, text.replace(TOOLBAR, `${TOOLBAR}${link}`));
  }
}
const TOOLBAR = '<div class="tsd-toolbar-contents container">';

function frontPage() {
  const libraries = LIBRARIES.map(library => {
    const { description } = JSON.parse(readFileSync(join(sourceOf(library), 'package.json'), 'utf8'));
    return `<li><strong>@app/${library}</strong>: ${description} <a href="api/${library}/index.html">API</a>, <a href="playgrounds/${library}.html">playground</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Ink &amp; Starlight for developers</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="playgrounds/${readdirSync(join(OUT, 'playgrounds/assets'))
      .find(name => name.endsWith('.css'))
      .replace(/^/, 'assets/')}" />
  </head>
  <body>
    <main>
      <h1><span lang="zh-CN">墨与星</span> Ink &amp; Starlight</h1>
      <p>Three libraries to build with, and the catalogue of components.</p>
      <ul>${libraries.join('')}</ul>
      <p><a href="storybook/index.html">Storybook</a>: every component and screen, in two languages and two themes.</p>
    </main>
  </body>
</html>
`;
}

/** Links of the pages in a folder that leave it for the root of a host, or lead nowhere. */
export function badLinks(folder) {
  const files = readdirSync(folder, { recursive: true }).map(path => path.replaceAll('\\', '/'));
  const known = new Set(files);
  return files
    .filter(path => path.endsWith('.html'))
    .flatMap(page => {
      const text = readFileSync(join(folder, page), 'utf8');
      return [...text.matchAll(/ (?:href|src)="([^"#?]*)/g)]
        .map(([, target]) => target)
        .filter(target => target !== '' && !/^(?:https?:|data:|mailto:)/.test(target))
        .filter(
          target => target.startsWith('/') || !known.has(posix.join(posix.dirname(page), decodeURI(target))),
        )
        .map(target => `${page} -> ${target}`);
    });
}

/** Quiet unless it fails: what these tools say of themselves is long. */
function run(name, command, ...args) {
  const at = performance.now();
  // turbo looks for pnpm on the path.
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 1 << 27 });
  if (status !== 0) throw new Error(`${name} ended with ${status}\n${stdout}${stderr}`);
  console.log(`[${name}: ${((performance.now() - at) / 1000).toFixed(1)} s]`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
