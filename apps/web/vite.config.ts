import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** What every screen needs. In one file it compresses better than as thirty chunks of a few hundred bytes. */
const SHELL = new RegExp(
  [
    'packages/kernel/src/',
    'packages/session/src/(constants|guards|json|residents|roles|routes|signIn|storage|userInfo)',
    'packages/validation/src/(birth|catalogue|place|text)',
    'packages/i18n/src/[^/]+\\.ts',
    'packages/ui/src/(cx|button/|text/)',
    'packages/sky/src/(sunState|clock|moonPhase|angles)',
    'apps/web/src/(app|store|routes)/',
    'apps/web/src/adapters/(clock|cookies|geolocation|house|objectUrls|ports|profileStore|random|tabs|textStore)',
    'apps/web/src/parts/(Page|TopBar|language|messages|useNow|usePageHidden|useShownTheme)',
    // The router, not the list that only the records need.
    'node_modules/(i18next|i18next-browser-languagedetector|zustand|@tanstack/(?!react-virtual|virtual-core))',
    'node_modules/.pnpm/(i18next|zustand|@tanstack.(?!react-virtual|virtual-core))[^/]*/',
  ].join('|'),
);

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@app/source', ...defaultClientConditions] },
  build: {
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'shell', test: SHELL, priority: 20 },
          ],
        },
      },
    },
  },
});
