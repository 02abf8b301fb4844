import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

// Two builds: the rules know no DOM, the IndexedDB adapter does.
export default defineConfig([
  {
    ...preset(),
    entry: {
      index: 'src/index.ts',
      'archive/index': 'src/archive/index.ts',
      reading: 'src/reading.ts',
      runners: 'src/runners.ts',
      leaving: 'src/leaving.ts',
    },
  },
  {
    ...preset(),
    entry: { 'indexeddb/index': 'src/indexeddb/index.ts' },
    tsconfig: 'tsconfig.indexeddb.json',
    clean: false,
  },
]);
