// An esbuild plugin that writes `licences.txt` beside a bundle.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MATERIAL, partsOf, toText } from './licences.mjs';

/** `material` lists the entries of MATERIAL in the bundle. */
export const licences = (outDir, material) => ({
  name: 'licences',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const used = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.keys(inputs));
      const parts = partsOf(
        used.map(id => resolve(id)),
        material.flatMap(name => MATERIAL[name]()),
      );
      // The bundler writes its own files after this.
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, 'licences.txt'), toText(parts));
    });
  },
});
