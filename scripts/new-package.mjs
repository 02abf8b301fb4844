// Creates a package with the usual structure: `pnpm new:package <name> "what it is"`.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [name, description = 'A noun with a rule book.'] = process.argv.slice(2);
if (!name || !/^[a-z]+$/.test(name)) stop('usage: pnpm new:package <one-lower-case-word> "what it is"');
const home = `packages/${name}`;
if (existsSync(home)) stop(`${home} is already there`);

mkdirSync(`${home}/src`, { recursive: true });
for (const file of ['tsconfig.json', 'tsup.config.ts']) cpSync(`packages/kernel/${file}`, `${home}/${file}`);
const manifest = JSON.parse(readFileSync('packages/kernel/package.json', 'utf8'));
const made = {
  ...manifest,
  name: `@app/${name}`,
  description,
  dependencies: { '@app/kernel': 'workspace:*' },
};
writeFileSync(`${home}/package.json`, `${JSON.stringify(made, null, 2)}\n`);
writeFileSync(`${home}/README.md`, `# @app/${name}\n\n${description}\n`);
writeFileSync(`${home}/src/index.ts`, '');
console.log(
  `${home} is made. Give it its row in scripts/arrows.mjs and docs/ARCHITECTURE.md, then run pnpm install.`,
);

function stop(message) {
  console.error(message);
  process.exit(1);
}
