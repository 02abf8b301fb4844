import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Options } from 'tsup';

/** How every library of this workspace is built: ESM with types, one file per entry. */
export const preset = (entry: readonly string[] = ['src/index.ts']): Options => ({
  entry: [...entry],
  format: ['esm'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // typescript 6 warns that tsup's own `baseUrl` is deprecated; nothing of ours uses it.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

/**
 * How a published library is built, from its folder: the entries are those of its package.json, and the kernel goes into
 * the bundle, code and types, so that the tarball installs by itself. The types are there already: scripts/libraries/build.mjs.
 */
export function library(): Options {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, { '@app/source'?: string }>;
  };
  const entries = Object.values(exports).flatMap(entry => entry['@app/source'] ?? []);
  const types = resolve('.types');
  const typesOf = (entry: string) => join(types, basename(process.cwd()), entry.replace(/\.ts$/, '.d.ts'));
  return {
    ...preset(entries),
    noExternal: ['@app/kernel'],
    dts: {
      entry: Object.fromEntries(entries.map(entry => [basename(entry, '.ts'), typesOf(entry)])),
      compilerOptions: {
        ignoreDeprecations: '6.0',
        // As a path, since the bundler of the types leaves every package name outside.
        paths: { '@app/kernel': [join(types, 'kernel/src/index.d.ts')] },
      },
    },
    esbuildOptions: options => {
      options.conditions = ['@app/source'];
      options.charset = 'utf8';
    },
  };
}
