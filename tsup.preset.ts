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
