import { defineConfig, type Options } from 'tsup';
import { licences } from '../../scripts/licences/esbuild.mjs';

const shared = {
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
} satisfies Options;

export default defineConfig([
  // The plain `fetch` handler for other platforms.
  { ...shared, entry: ['src/index.ts'], outDir: 'dist/handler' },
  // The Node server, everything bundled. The store's client requires Node's modules as CommonJS.
  {
    ...shared,
    entry: ['src/main.ts'],
    outDir: 'dist',
    // The calendar's tables are read from tyme4ts.
    esbuildPlugins: [licences('dist', ['lunarTables', 'characters'])],
    clean: ['*.js'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  },
]);
