import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PAGE_POLICY } from '../../pagePolicy.ts';
import { licences } from '../../scripts/licences/vite.mjs';
import { MANIFEST, takeShared } from './installed.ts';
import { still } from './still/plugin.ts';

/** What every screen needs. In one file it compresses better than as thirty chunks of a few hundred bytes. */
const SHELL = new RegExp(
  [
    // What a zone did in other years is for births.
    'packages/kernel/src/(?!zonedTime)',
    'packages/session/src/(constants|guards|json|profileStore|residents|roles|routes|signIn|storage|userInfo)',
    'packages/records/src/accounts/(accounts|accountTexts|textStore)',
    'packages/validation/src/(catalogue|text)',
    'packages/i18n/src/(?!format|commands|legal)[^/]{1,40}\\.ts',
    'packages/ui/src/(cx|button/|page/(use(?!Settled)|lazy|stale|takeOver)|text/(Heading|Seal|V))',
    'packages/scenes/src/MessageText',
    'packages/sky/src/(sunState|clock|moonPhase|angles|input|frozen)',
    'apps/web/src/app/(?!startUpdates|tidying|updates|leaving|UndoKeys|Settings)',
    // Pages have capitals, and are fetched when somebody goes there.
    'apps/web/src/routes/[a-z]',
    'apps/web/src/adapters/(clock|cookies|database|geolocation|objectUrls|ports|random|skyFiles|tabs|textStore)',
    'apps/web/src/shared/(Page|TopBar|Brand|LanguageButton|language|messages|useNow|useShownTheme)',
    'node_modules/.pnpm/(i18next|zustand|@tanstack.(router|react-router|history|store|react-store))[^/]{0,200}/',
  ].join('|'),
);

/** What draws the courtyard; the first picture is data (R567). */
const DRAWING =
  /packages\/building\/src\/(camera|courtyard\/(?!casters|indoors)|drawing|mesh\/(box|inkFace)|sheet)|scenes\/src\/ink\/(CourtyardHouse|CompassRing|geometry\/compass)|fengshui\/src\/(palaces|mountains)\./;
/** The first picture and its page. */
const HERO =
  /web\/src\/(features\/home\/(HomeScreen|journey)|shared\/storage\/(StorageNotices|useStorageNotices))|scenes\/src\/ink\/(HomeHero|Marks|Moon\.|MoonGate|StarChart|geometry\/(dial|moon|starChart))|building\/src\/path|fengshui\/src\/mountainNames/;
/**
 * R568: what the house view asks for at first, in twenty files instead of ninety: a phone fetches six at a time. Each group
 * is what the same first pages share, so that none fetches what is another's alone.
 */
const AT_FIRST = {
  house: [
    'web/src/(features/visualization/(VisualizationScreen|parts/(?!StarView|PlanView))|routes/VisualizationPage)',
    'web/src/shared/almanacNames',
    'scenes/src/house/(?!three|picture/(paint|take)|FactsFields|HourSlider|NorthSelect)',
    'scenes/src/reading/(BearingPlate|HouseRoom|OwnHomeControls|reading\\.css|use(Labels|OwnHome|PictureCaption))',
    'scenes/src/ink/(WeatherBackdrop|SeasonLayers|SunDial|SkyPath|geometry/(weather|landscape))',
    'building/src/(season/|skyArc|orbit|mesh/(triangles|buffers|tones))',
    'home/src/(sceneSeason|skyOver|shownMoment|palaceLayout|homeAt|compassReadings|facing)\\.',
    'fengshui/src/(wmm2025|magneticField|declination|facing|natalChart|periods|cycleNine|solarMonths|flyingStars)',
    'fengshui/src/(eightMansions|houseMansions|starPairs|reading|kua|yearPlaces|texts/(term|names))',
    'sky/src/(weather|horizonEvents)',
    'ui/src/(field/useSettled|overlay/ToolMenu)',
    'react-toolbar@',
    'icons/(layout-grid|notebook-pen|shopping-bag)\\.',
  ],
  day: [
    'almanac/src/(generated/(taboos|holidays|ids|calendar|zh)|tables/(taboos|unpack|lunarMonths|solarTerms))\\.',
    'almanac/src/(almanacDay|festivals|holidays|vocabulary|pillars|validate|format|fourPillars|hours|names)\\.',
  ],
  place: [
    'home/src/(place\\.|cities/)',
    'kernel/src/zonedTime',
    'session/src/locationLabel',
    'sky/src/(moonTerms|bodies|time)\\.',
  ],
  corners: [
    'ui/src/(overlay/Menu\\.|page/HairlineFrame|text/Avatar|icons/signature|field/useTyped)',
    'web/src/shared/(AccountMenu|commandKeys|useLogOut|useSettingsSheet|address)\\.',
    'session/src/addresses',
    'scenes/src/gestures',
    '@floating-ui\\+|react-(menu|popper|arrow|use-size|dropdown-menu)@',
    'icons/(command|log-out|user|settings)\\.',
  ],
  choice: ['ui/src/choice/SegmentedControl', 'react-toggle', 'i18n/src/format'],
  pictures: [
    'web/src/shared/(photos/usePicture|useObjectUrl)',
    'scenes/src/(T|t)urnedPhoto',
    'icons/rotate-',
  ],
  controls: [
    '@radix-ui\\+(primitive|react-(compose-refs|slot|primitive|context|id|direction|collection|roving-focus))@',
    '@radix-ui\\+react-use-(layout-effect|effect-event|controllable-state|callback-ref|is-hydrated)@',
  ],
  layers: [
    'react-(dismissable-layer|focus-scope|focus-guards|portal|presence|remove-scroll|remove-scroll-bar|style-singleton)@',
    '(tslib|aria-hidden|use-sidecar|use-callback-ref)@',
    'ui/src/overlay/toasts',
  ],
  kept: ['records/src/(storage/|indexeddb/|photos/photo\\.|archive/(sha256|batches)\\.)', '(valibot|idb)@'],
};
/** The dream's drawing library brings its own scheduler, which no first page needs. */
const SCHEDULER = dirname(
  createRequire(createRequire(import.meta.url).resolve('react-dom/package.json')).resolve('scheduler'),
);
const isReact = (id: string) =>
  /node_modules[\\/](react|react-dom)[\\/]/.test(id) || id.startsWith(SCHEDULER);
/** Module ids have backslashes on Windows. */
const isOf = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'));

/** All screens, texts and the almanac are fetched on the first visit, so that any of them opens without a network. */
const pwa = VitePWA({
  // A new version waits until the person says so: nobody loses what they are typing.
  registerType: 'prompt',
  // `adapters/updates.ts` registers: an inline script would break the page's policy.
  injectRegister: null,
  manifest: MANIFEST,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,woff2,json,bin,webmanifest}'],
    globIgnores: ['.vite/**'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4_000_000,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    // The very first page is served offline too; a waiting version still waits.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // One file: the page's policy, which holds in the worker as well, refuses importScripts.
    inlineWorkboxRuntime: true,
    // R466: what other apps share comes as a form.
    runtimeCaching: [
      { urlPattern: ({ url }) => url.pathname === '/create', method: 'POST', handler: takeShared },
    ],
    sourcemap: false,
  },
});

/**
 * Networks that show a picture for a link want its whole address, and a build does not know where it will be. With
 * `PUBLIC_URL` in the environment it does.
 */
const absolutePicture: Plugin = {
  name: 'absolute-picture',
  transformIndexHtml: html => {
    const site = process.env['PUBLIC_URL']?.replace(/\/{1,9}$/, '');
    return site ? html.replace('content="/social.jpg"', `content="${site}/social.jpg"`) : html;
  },
};

/**
 * R171. The policy for hosts that send no headers; who may frame the page can only be said in a header. Not while
 * developing: the server for that writes inline scripts and styles.
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

/** What a provider's key looks like. */
const KEY = /sk-[\w-]{16}/;

/** R106, A12: a build with a key in it fails, and does not say the key. */
const noKeys: Plugin = {
  name: 'no-keys',
  generateBundle(_, bundle) {
    for (const [file, part] of Object.entries(bundle)) {
      const text = part.type === 'chunk' ? part.code : part.source;
      if (typeof text === 'string' && KEY.test(text)) this.error(`${file} holds what looks like an API key`);
    }
  },
};

/** R452. The service worker is made by a separate tool, from these. */
const notices = licences({
  from: import.meta.url,
  also: ['core', 'precaching', 'routing', 'strategies'].map(part => [
    'vite-plugin-pwa',
    'workbox-build',
    `workbox-${part}`,
  ]),
});

export default defineConfig({
  plugins: [react(), still(), notices.ofPage, pwa, absolutePicture, metaPolicy, noKeys],
  worker: { plugins: () => [notices.ofWorkers()] },
  resolve: {
    conditions: ['@app/source', ...defaultClientConditions],
    // What the router and the texts bring along for React before 18, which has it of its own since.
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
    // The lists of what each lazy chunk needs would weigh kilobytes on the first page; chunks are few and shallow.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: isReact, priority: 30 },
            { name: 'shell', test: isOf(SHELL), priority: 20 },
            // Sixteen files of a few hundred bytes compress worse than two.
            { name: 'drawing', test: isOf(DRAWING), priority: 5 },
            { name: 'hero', test: isOf(HERO), priority: 10 },
            ...Object.entries(AT_FIRST).map(([name, parts]) => ({
              name,
              test: isOf(new RegExp(parts.join('|'))),
              priority: 4,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
});
