import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** What every screen needs. In one file it compresses better than as thirty chunks of a few hundred bytes. */
const SHELL = new RegExp(
  [
    'packages/kernel/src/',
    'packages/session/src/(constants|guards|json|residents|roles|routes|signIn|storage|userInfo)',
    'packages/validation/src/(birth|catalogue|place|text)',
    'packages/i18n/src/(?!format)[^/]+\\.ts',
    'packages/ui/src/(cx|button/|text/)',
    'packages/sky/src/(sunState|clock|moonPhase|angles)',
    'apps/web/src/(app|store|routes)/',
    'apps/web/src/adapters/(clock|cookies|geolocation|house|objectUrls|ports|profileStore|random|tabs|textStore)',
    'apps/web/src/parts/(Page|TopBar|language|messages|useNow|usePageHidden|useShownTheme)',
    'packages/ui/src/feedback/(Toaster|notifier)',
    'packages/records/src/(draft|effects|limits|media|record)\\.ts',
    'packages/records/src/photos/(reading|selection)',
    'packages/records/src/storage/(codec|recordCodec|photoCodec)',
    'node_modules/.pnpm/(valibot|use-sync-external-store|@radix-ui.react-(slot|compose-refs))[^/]*/',
    'node_modules/.pnpm/lucide-react[^/]*/.*/(createLucideIcon|Icon|defaultAttributes|shared/)',
    'vite/preload-helper',
    'node_modules/.pnpm/(i18next|zustand|@tanstack.(router|react-router|history|store|react-store))[^/]*/',
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
          // What a module of the shell merely can reach, such as every image header, stays where it is used.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'shell', test: SHELL, priority: 20 },
          ],
        },
      },
    },
  },
});
