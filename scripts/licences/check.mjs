// Checks the built licence files: every dependency of an app, or of one of its rooms, must be listed in them.
import { readdirSync, readFileSync } from 'node:fs';
import { FREE } from './licences.mjs';

const described = path => JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
const rooms = new Map(readdirSync('packages').map(name => [`@app/${name}`, `packages/${name}`]));

/** Third-party packages that an app or its rooms depend on. */
function dependenciesOf(path, seen = new Set()) {
  for (const name of Object.keys(described(path).dependencies ?? {})) {
    if (seen.has(name)) continue;
    seen.add(name);
    const room = rooms.get(name);
    if (room) dependenciesOf(room, seen);
  }
  return [...seen].filter(name => !rooms.has(name));
}

const web = JSON.parse(readFileSync('apps/web/dist/licences.json', 'utf8'));
const named = web.parts.map(part => part.name);
// Only parts of `radix-ui` are in the build, under their own names.
const missing = dependenciesOf('apps/web').filter(name => name !== 'radix-ui' && !named.includes(name));
if (missing.length > 0) fail(`apps/web/dist/licences.json does not tell of ${missing.join(', ')}`);
for (const name of [
  'Noto Serif SC',
  'EB Garamond',
  'tyme4ts (tables of @app/almanac)',
  '@radix-ui/react-dialog',
]) {
  if (!named.includes(name)) fail(`apps/web/dist/licences.json does not tell of ${name}`);
}
for (const { name, licence, texts } of web.parts) {
  if (!FREE.test(licence)) fail(`${name} has the licence ${licence}`);
  if (texts.length === 0 || texts.some(place => !(web.texts[place]?.length > 100)))
    fail(`${name} has no text`);
}
const gateway = readFileSync('apps/gateway/dist/licences.txt', 'utf8');
for (const name of ['hono', '@hono/node-server', '@redis/client', 'tyme4ts', 'eventsource-parser']) {
  if (!gateway.includes(`\n${name} `)) fail(`apps/gateway/dist/licences.txt does not tell of ${name}`);
}
console.log(`licences: ${web.parts.length} parts of the app, ${web.texts.length} texts`);

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
