import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PAGE_POLICY } from '../../pagePolicy.ts';
import { licences } from '../../scripts/licences/vite.mjs';
import { CHUNKS } from './chunks.ts';
import { MANIFEST, takeShared } from './installed.ts';
import { bareShaders } from './shaders.ts';
import { still } from './still/plugin.ts';

/** The dream's drawing library brings its own scheduler, which no first page needs. */
const SCHEDULER = dirname(
  createRequire(createRequire(import.meta.url).resolve('react-dom/package.json')).resolve('scheduler'),
);
const isReact = (id: string) =>
  /node_modules[\\/](react|react-dom)[\\/]/.test(id) || id.startsWith(SCHEDULER);
/** Module ids have backslashes on Windows. */
const slashed = (id: string) => id.replaceAll('\\', '/');

/** A chunk pattern that matches nothing, as after a rename, fails the build. */
const chunksOfToday: Plugin = {
  name: 'chunks-of-today',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()].map(slashed);
    for (const { name, patterns } of CHUNKS)
      for (const pattern of patterns)
        if (!ids.some(id => pattern.test(id))) this.error(`chunks.ts: no module is ${pattern} of ${name}`);
  },
};

/** All screens, texts and the almanac are fetched on the first visit, so any of them opens offline. */
const pwa = VitePWA({
  // A new version waits for the person's consent: nobody loses what they are typing.
  registerType: 'prompt',
  // `adapters/updates.ts` registers: an inline script would break the page's policy.
  injectRegister: null,
  manifest: MANIFEST,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,woff2,json,bin,webmanifest}', 'assets/hills-*.webp'],
    globIgnores: ['.vite/**'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4_000_000,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    // The very first page is served offline too; a waiting version still waits.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // One file: the page's policy, which also applies in the worker, refuses importScripts.
    inlineWorkboxRuntime: true,
    // R466: shares from other apps arrive as a form.
    runtimeCaching: [
      { urlPattern: ({ url }) => url.pathname === '/create', method: 'POST', handler: takeShared },
    ],
    sourcemap: false,
  },
});

/** Link previews need a picture's full address, which a build does not know. `PUBLIC_URL` in the environment provides it. */
const absolutePicture: Plugin = {
  name: 'absolute-picture',
  transformIndexHtml: html => {
    const site = process.env['PUBLIC_URL']?.replace(/\/{1,9}$/, '');
    return site ? html.replace('content="/social.jpg"', `content="${site}/social.jpg"`) : html;
  },
};

/**
 * R171. The policy for hosts that send no headers; the right to frame the page can only be set in a header. Not in
 * development, where the server writes inline scripts and styles.
 */
const POLICY = Object.entries(PAGE_POLICY)
  .map(([name, values]) =>
    [name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`), ...values].join(' '),
  )
  .join('; ');

const metaPolicy: Plugin = {
  name: 'meta-policy',
  apply: 'build',
  transformIndexHtml: html =>
    html.replace(
      '<meta charset="utf-8" />',
      `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
    ),
};

/** The form of a provider's key. */
const KEY = /sk-[\w-]{16}/;

/** R106, A12: a build containing a key fails, without printing the key. */
const noKeys: Plugin = {
  name: 'no-keys',
  generateBundle(_, bundle) {
    for (const [file, part] of Object.entries(bundle)) {
      const text = part.type === 'chunk' ? part.code : part.source;
      if (typeof text === 'string' && KEY.test(text)) this.error(`${file} holds what looks like an API key`);
    }
  },
};

/** R452. The service worker is built by a separate tool, from these. */
const notices = licences({
  from: import.meta.url,
  also: ['core', 'precaching', 'routing', 'strategies'].map(part => [
    'vite-plugin-pwa',
    'workbox-build',
    `workbox-${part}`,
  ]),
});

export default defineConfig({
  plugins: [
    react(),
    bareShaders,
    chunksOfToday,
    still(),
    notices.ofPage,
    pwa,
    absolutePicture,
    metaPolicy,
    noKeys,
  ],
  worker: { format: 'es', plugins: () => [bareShaders, notices.ofWorkers()] },
  resolve: {
    conditions: ['@app/source', ...defaultClientConditions],
    // Shims by the router and the texts for React before 18, which has its own since.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  build: {
    manifest: true,
    target: 'es2022',
    // The preload lists of lazy chunks would add kilobytes to the first page; chunks are few and shallow.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: isReact, priority: 30 },
            ...CHUNKS.map(({ name, patterns, priority, alone }) => ({
              name,
              test: (id: string) => patterns.some(pattern => pattern.test(slashed(id))),
              priority,
              ...(alone && { includeDependenciesRecursively: false }),
            })),
          ],
        },
      },
    },
  },
});
