import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

// The tokens are a separate entry, so that a page without React can use them too.
const base = preset(['src/index.ts', 'src/tokens.css']);

export default defineConfig({
  ...base,
  dts: { ...(typeof base.dts === 'object' ? base.dts : {}), entry: 'src/index.ts' },
  esbuildOptions: options => {
    options.loader = { ...options.loader, '.woff2': 'file' };
    options.assetNames = 'fonts/[name]';
  },
});
