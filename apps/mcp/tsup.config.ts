import { defineConfig } from 'tsup';
import { licences } from '../../scripts/licences/esbuild.mjs';

/** One file that needs nothing but Node. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: false,
  noExternal: [/.*/],
  dts: false,
  // The calendar's tables are read from tyme4ts.
  esbuildPlugins: [licences('dist', ['lunarTables'])],
  banner: { js: '#!/usr/bin/env node' },
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
  },
});
