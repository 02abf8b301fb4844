// How thin the app is: lines in apps/web/src without tests and stories, room by room, and the share of its `.ts` lines
// in files that import neither a framework nor an adapter and so belong in a package. Pictures and panels in
// packages/scenes are the other half of the screen: both together have a limit too, so moving code between them is
// free. Part of `check`: a limit rises only with a feature, by what that added. `--files` lists the portable files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LIMITS = { lines: 20_000, portable: 341, screens: 58_850 };

const ROOT = 'apps/web/src';
const PICTURES = 'packages/scenes/src';
const COUNTED = /\.(ts|tsx|css)$/;
const NOT_SHIPPED = /\.(test|stories|cases)\.tsx?$|(^|\/)testing\//;
/** Libraries that tie a file to the browser's screen. @app/ui and @app/scenes are React. */
const FRAMEWORKS = new Set(
  'react react-dom @tanstack zustand i18next react-i18next pixi.js @pixi three qrcode react-dropzone @app/ui @app/scenes'.split(
    ' ',
  ),
);
const IMPORT = /\b(?:from|import\() ?'([^'\n]{1,200})'/g;

const shipped = root =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter(path => COUNTED.test(path) && !NOT_SHIPPED.test(path))
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
const files = shipped(ROOT).map(file => ({ ...file, portable: isPortable(file.path, file.text) }));
const pictures = shipped(PICTURES).reduce((sum, { lines }) => sum + lines, 0);

const rooms = new Map();
for (const { path, lines, portable } of files) {
  const row = rooms.get(roomOf(path)) ?? { ts: 0, tsx: 0, css: 0, portable: 0 };
  row[path.split('.').pop()] += lines;
  if (portable) row.portable += lines;
  rooms.set(roomOf(path), row);
}
const total = { ts: 0, tsx: 0, css: 0, portable: 0 };
for (const row of rooms.values()) for (const kind of Object.keys(total)) total[kind] += row[kind];
const all = row => row.ts + row.tsx + row.css;

print('room', ['all', '.ts', '.tsx', '.css', 'portable']);
for (const [room, row] of [...rooms].sort((a, b) => all(b[1]) - all(a[1]))) {
  print(room, [all(row), row.ts, row.tsx, row.css, row.portable]);
}
print('total', [all(total), total.ts, total.tsx, total.css, total.portable]);
print(PICTURES, [pictures]);
console.log(`portable: ${((100 * total.portable) / total.ts).toFixed(1)} % of .ts lines`);
if (process.argv.includes('--files')) {
  for (const { path, lines } of files.filter(file => file.portable).sort((a, b) => b.lines - a.lines)) {
    console.log(`${String(lines).padStart(6)}  ${path}`);
  }
}

for (const [root, name, counted] of [
  [ROOT, 'lines', all(total)],
  [ROOT, 'portable', total.portable],
  [`${ROOT} with ${PICTURES}`, 'screens', all(total) + pictures],
]) {
  if (counted <= LIMITS[name]) continue;
  console.error(
    `${root}: ${counted} ${name}, at most ${LIMITS[name]} (scripts/lines.mjs): move rules into a package`,
  );
  process.exitCode = 1;
}

/** A file in adapters/ is an adapter itself. Importing a type counts: no rule room could import it. */
function isPortable(path, text) {
  if (!path.endsWith('.ts') || path.startsWith('adapters/')) return false;
  const imports = [...text.matchAll(IMPORT)].map(([, from]) => from);
  return !imports.some(from => isFramework(from) || isAdapter(path, from));
}

function isFramework(from) {
  const [scope, name] = from.split('/');
  return FRAMEWORKS.has(scope) || FRAMEWORKS.has(`${scope}/${name}`);
}

function isAdapter(path, from) {
  return from.startsWith('.') && relative(ROOT, join(ROOT, path, '..', from)).startsWith('adapters/');
}

function roomOf(path) {
  const parts = path.split('/');
  if (parts.length === 1) return '.';
  return ['features', 'common'].includes(parts[0]) && parts.length > 2
    ? parts.slice(0, 2).join('/')
    : parts[0];
}

function print(name, numbers) {
  console.log(name.padEnd(28) + numbers.map(number => String(number).padStart(9)).join(''));
}
