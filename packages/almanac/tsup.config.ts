import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { licences } from '../../scripts/licences/esbuild.mjs';
import { preset } from '../../tsup.preset';

const kernel = fileURLToPath(new URL('../kernel/src/index.ts', import.meta.url));

export default defineConfig({
  ...preset([
    'src/index.ts',
    'src/en.ts',
    'src/whyZh.ts',
    'src/whyEn.ts',
    'src/glossary.ts',
    'src/beyond.ts',
    'src/xieji.ts',
  ]),
  // The kernel is a devDependency and goes into the bundle, code and types: the tarball installs by itself.
  noExternal: ['@app/kernel'],
  // As a path, since the bundler of the types leaves every package name outside.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: { '@app/kernel': [kernel] } } },
  // The tables are read out of tyme4ts.
  esbuildPlugins: [licences('dist', ['lunarTables'])],
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
    options.charset = 'utf8';
  },
});
