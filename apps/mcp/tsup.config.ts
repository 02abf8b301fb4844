import { defineConfig } from 'tsup';

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
  banner: { js: '#!/usr/bin/env node' },
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
  },
});
