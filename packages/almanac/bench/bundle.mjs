// Bundles a piece of the package from source, as an application would: for the size test and the bench.
import { buildSync } from 'esbuild';

const root = new URL('../', import.meta.url).pathname;

/** Minified ESM of `code`, which imports from './src/...'; tyme4ts stays external, as it is loaded separately. */
export function bundle(code) {
  const { outputFiles } = buildSync({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    conditions: ['@app/source'],
    external: ['tyme4ts'],
    write: false,
  });
  return outputFiles[0].text;
}
