// Builds a library from its folder: types with the native compiler, then tsup, which bundles both, then the types
// without our rule numbers. The compiler that tsup would call by itself takes four times as long.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './libraries.mjs';

const bin = name => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
/** tsup.preset.ts looks for them here. */
const TYPES = '.types';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values(exports).flatMap(entry => entry['@app/source'] ?? []);

rmSync(TYPES, { recursive: true, force: true });
mkdirSync(TYPES);
writeFileSync(
  `${TYPES}/tsconfig.json`,
  JSON.stringify({
    extends: '../tsconfig.json',
    // `pnpm check` has checked the types; here they are only emitted.
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../..',
      outDir: '.',
      // As a path: no types are emitted for files under node_modules.
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
