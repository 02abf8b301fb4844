import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // Any host may serve the pages from any folder.
  base: './',
  resolve: { conditions: ['@app/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    rolldownOptions: { input: ['almanac.html', 'dreamspace.html', 'plan.html'] },
  },
});
