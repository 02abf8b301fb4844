import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();
/** Specs whose pages draw with WebGL. In software rendering they slow everything else down. */
const WITH_ENGINES = /(deep-dream|deep-dream-life|house|house-life|starmap)\.spec/;
/** Walked by both projects. */
const WITH_AND_WITHOUT = /a11y\.spec/;
// Another port where this one is taken, as by a second run on the same machine.
const PORT = Number(process.env['E2E_PORT'] ?? 4319);

// Journeys drive the built app as `npm start` serves it: real headers, real compression, real files.
export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results/e2e',
  // One picture for every machine: look.spec.ts checks whether this one has the fonts for it.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  fullyParallel: true,
  // Tests wait more than they work: a third fills two cores.
  workers: 3,
  // Pictures are drawn in software on whatever machine runs this: one more try before a slow frame counts as a fault.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // Filling the offline cache would slow every test; offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
  // Both have half the pixels each way: in software every one of them costs processor time.
  projects: [
    {
      name: 'engines',
      testMatch: [WITH_ENGINES, WITH_AND_WITHOUT],
      use: { ...launch([]), deviceScaleFactor: 0.5 },
    },
    // The other specs see the drawn house, as on a machine without WebGL, and with reduced motion: the house paints
    // itself for five seconds at each first visit, and in software those frames were a third of all work. The specs
    // that draw with WebGL, and toasts.screen.test.tsx, cover movement. `--disable-3d-apis` would leave workers their WebGL.
    {
      name: 'drawn',
      testIgnore: WITH_ENGINES,
      use: {
        ...launch(['--use-gl=disabled']),
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: {
    command: `node apps/gateway/dist/main.js --port ${PORT} --strict-port`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

function launch(more: readonly string[]) {
  const args = [...CHROMIUM_ARGS, ...more];
  return { launchOptions: { args, ...(executablePath ? { executablePath } : {}) } };
}
