import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['relay', 'bombs', 'provider', 'gateway'].map(name => `bench/${name}.ts`),
  outDir: 'dist/bench',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  noExternal: [/.*/],
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
  },
});
