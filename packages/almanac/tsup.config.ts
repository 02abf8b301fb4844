import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig({
  ...preset(['src/index.ts', 'src/en.ts', 'src/whyZh.ts', 'src/whyEn.ts', 'src/glossary.ts', 'src/beyond.ts']),
  // The kernel is a devDependency and goes into the bundle, code and types: the tarball installs by itself.
  noExternal: ['@app/kernel'],
  dts: {
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: ['@app/source'] },
    resolve: ['@app/kernel'],
  },
  esbuildOptions: options => {
    options.conditions = ['@app/source'];
  },
});
