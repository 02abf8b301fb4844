import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['bench/relay.ts'],
  outDir: 'dist/bench',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  noExternal: [/.*/],
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
  },
});
