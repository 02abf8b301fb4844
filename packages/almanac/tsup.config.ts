import { defineConfig } from 'tsup';
import { licences } from '../../scripts/licences/esbuild.mjs';
import { library } from '../../tsup.preset';

export default defineConfig({
  ...library(),
  // The tables are read from tyme4ts.
  esbuildPlugins: [licences('dist', ['lunarTables', 'holidays'])],
});
