import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig([
  { ...preset(), external: ['react', 'react-dom'] },
  // The tokens stand alone, so that a page without React can wear them too.
  {
    ...preset(['src/tokens.css']),
    dts: false,
    clean: false,
    esbuildOptions: options => {
      options.loader = { ...options.loader, '.woff2': 'file' };
      options.assetNames = 'fonts/[name]';
    },
  },
]);
