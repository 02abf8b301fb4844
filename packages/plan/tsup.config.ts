import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

const kernel = fileURLToPath(new URL('../kernel/src/index.ts', import.meta.url));

export default defineConfig({
  ...preset([
    'src/index.ts',
    'src/reading.ts',
    'src/light.ts',
    'src/trace.ts',
    'src/templates.ts',
    'src/drawing.ts',
    'src/words.ts',
    'src/import.ts',
    'src/propose.ts',
  ]),
  // The kernel is a devDependency and goes into the bundle, code and types: the tarball installs by itself.
  noExternal: ['@app/kernel'],
  // As a path, since the bundler of the types leaves every package name outside.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: { '@app/kernel': [kernel] } } },
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
    options.charset = 'utf8';
  },
});
