import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig({
  ...preset(),
  // The kernel goes into the bundle, code and types, so that the tarball installs by itself.
  noExternal: ['@app/kernel'],
  esbuildOptions(options) {
    options.conditions = ['@app/source'];
  },
  dts: { compilerOptions: { ignoreDeprecations: '6.0' }, resolve: ['@app/kernel'] },
});
