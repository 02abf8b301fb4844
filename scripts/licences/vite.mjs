// A Vite plugin that adds `licences.json` and `licences.txt` to a build.
import { lying, MATERIAL, partsOf, toJson, toText } from './licences.mjs';

/** Modules that tools insert without a file, by the prefix of their virtual names, and their packages. */
const HELPERS = { '\0vite/': ['vite'], '\0rolldown/': ['vite', 'rolldown'] };

/**
 * `also` has chains to packages that another tool bundles separately. One plugin is for the page, one for its workers.
 */
export function licences({ also = [], from }) {
  const shipped = new Set();
  const note = id => {
    const helper = Object.entries(HELPERS).find(([start]) => id.startsWith(start))?.[1];
    shipped.add(helper ? lying(from, helper) : id);
  };
  const gather = bundle => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') for (const id of part.moduleIds) note(id);
    }
  };
  return {
    ofWorkers: () => ({ name: 'licences-of-workers', generateBundle: (_, bundle) => gather(bundle) }),
    ofPage: {
      name: 'licences',
      apply: 'build',
      generateBundle(_, bundle) {
        gather(bundle);
        for (const id of this.getModuleIds()) if (id.includes('.css')) note(id);
        for (const chain of also) shipped.add(lying(from, chain));
        const parts = partsOf(
          shipped,
          Object.values(MATERIAL).flatMap(make => make()),
        );
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: toJson(parts) });
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: toText(parts) });
      },
    },
  };
}
