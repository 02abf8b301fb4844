// Builds a library from its folder: types by the native compiler, then tsup, which bundles both, then the types without
// the numbers of our rules. The compiler that tsup would call by itself takes four times as long.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './libraries.mjs';

const bin = name => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
/** Where tsup.preset.ts looks for them. */
const TYPES = '.types';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values(exports).flatMap(entry => entry['@app/source'] ?? []);

rmSync(TYPES, { recursive: true, force: true });
mkdirSync(TYPES);
writeFileSync(
  `${TYPES}/tsconfig.json`,
  JSON.stringify({
    extends: '../tsconfig.json',
    // Types were checked by `pnpm check`; here they are only written down.
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../..',
      outDir: '.',
      // As a path: of what is found under node_modules no types are written.
      paths: { '@app/kernel': ['../../kernel/src/index.ts'] },
    },
    include: [],
    files: files.map(file => `../${file}`),
  }),
);
run(process.execPath, [bin('typescript-7/bin/tsc'), '-p', TYPES], '.');
process.stdout.write(run(process.execPath, [bin('tsup/dist/cli-default.js'), '--silent'], '.'));
run(process.execPath, [fileURLToPath(new URL('../plain-types.mjs', import.meta.url)), 'dist'], '.');
rmSync(TYPES, { recursive: true, force: true });
console.log(`${basename(process.cwd())}: ${files.length} entries built`);
