import { defineConfig } from 'tsup';

/** `main` is the Node server, everything bundled in; `index` is the plain `fetch` handler for other platforms. */
export default defineConfig({
  entry: ['src/main.ts', 'src/index.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  noExternal: [/.*/],
  dts: false,
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
  },
});
