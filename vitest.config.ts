import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';
import * as commands from './scripts/testing/screenCommands';
import { WHOLE } from './scripts/testing/whole';

// Setting conditions replaces the defaults, so they are listed again.
const client = { conditions: ['@app/source', ...defaultClientConditions] };
const server = { conditions: ['@app/source', ...defaultServerConditions] };
const executablePath = findChromium();
/** Screens of the app in the page of the stories (decision 0076). */
const SCREENS = 'apps/web/src/**/*.screen.test.tsx';
const ALONE = 'packages/dreamspace/src/testing/heap.test.ts';
const isRun = process.argv.includes('run');
const onlyUnits = process.argv.some(arg => arg.startsWith('--project=unit'));

// Megabytes for new objects, four times the usual and from the start: collecting them took an eighth of the time. Threads
// take the flags from this process, so every unit project runs in threads.
if (onlyUnits) for (const bound of ['max', 'min']) setFlagsFromString(`--${bound}-semi-space-size=64`);

export default defineConfig({
  test: {
    // By default Vitest keeps one core free: half of a machine with two. Three workers on two cores took longer.
    maxWorkers: '100%',
    projects: [
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          name: 'unit:core',
          environment: 'node',
          // Rules keep nothing between calls, so their files may share a thread; a test that mocks a module resets it.
          isolate: false,
          pool: 'threads',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{gateway,mcp}/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', 'packages/{ui,scenes}/**', ALONE],
          testTimeout: 60_000,
          // It imports JSON as a bundler understands it.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        // In its own thread: how other files call a function changes how it is compiled, and so the bytes it allocates.
        test: {
          name: 'unit:heap',
          environment: 'node',
          pool: 'threads',
          include: [ALONE],
          testTimeout: 60_000,
        },
      },
      {
        resolve: client,
        ssr: { resolve: client },
        test: {
          name: 'unit:web',
          environment: 'happy-dom',
          pool: 'threads',
          // One page for all files of a worker, left clean by dom.setup.ts: four fifths of the time was loading it again.
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}', 'packages/{ui,scenes}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', SCREENS],
          setupFiles: ['./scripts/testing/dom.setup.ts'],
          testTimeout: 20_000,
          server: { deps: { inline: ['@pixi/react'] } },
        },
      },
      ...(onlyUnits ? [] : [await stories()]),
    ],
  },
});

/** Reading the catalogue's configuration takes longer than most unit tests: only a run of stories loads it. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    resolve: client,
    plugins: [
      storybookTest({ configDir: '.storybook' }),
      // The addon takes stories only, and this after it.
      { name: 'screens', configureVitest: ({ project }) => void project.config.include.push(SCREENS) },
    ],
    // Every dependency is found before the first test: one found later would reload the page under the others.
    optimizeDeps: {
      // Workers are not searched for their imports by default.
      entries: [
        '.storybook/preview.ts',
        '{packages,apps}/*/src/**/*.{stories.tsx,screen.test.tsx,worker.ts}',
      ],
      // Vite keeps what it made of a dependency until the lockfile changes; these change with every edit, so each run makes
      // them again, and a run that watches reads their sources.
      ...(isRun ? { include: headless(), force: true } : {}),
      // By default a dependency is JavaScript.
      rolldownOptions: { moduleTypes: { '.ts': 'ts' } },
    },
    test: {
      name: 'storybook',
      // Not inherited here: without it one page shows all stories.
      maxWorkers: '100%',
      testTimeout: 120_000,
      // A run that watches is there to be looked at.
      setupFiles: isRun ? ['./scripts/testing/stories.setup.ts'] : [],
      expect: { poll: { timeout: 15_000 } },
      // In a real browser, as the journeys are: a second try, which the closing line of `npm test` counts.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: !isRun,
        commands: { ...commands },
        // Stories leave nothing behind, so one page a worker will do.
        isolate: false,
        provider: playwright({
          // A press that cannot happen fails, naming what covers the element, long before the test times out.
          actionTimeout: 30_000,
          launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
          // Half the pixels each way: in software every one of them costs processor time.
          contextOptions: { deviceScaleFactor: 0.5 },
        }),
        // Each story once, in a theme and language of its own; with `WHOLE=1` all in both (decision 0073).
        instances: (WHOLE ? ['paper', 'ink'] : ['each']).map(name => ({
          browser: 'chromium' as const,
          name,
          env: { STORY_FACE: name },
        })),
      },
    },
  };
}

/**
 * What the packages without screens export, each fetched as one file: a worker of the house asked for four hundred, which
 * took longer than drawing. The root has no link to them, so each is found from its own room.
 */
function headless(): string[] {
  return readdirSync('packages').flatMap(room => {
    const { name, exports } = JSON.parse(readFileSync(`packages/${room}/package.json`, 'utf8'));
    return Object.entries<{ readonly '@app/source'?: string }>(exports)
      .filter(([, { '@app/source': source }]) => source?.endsWith('.ts') && room !== 'ui')
      .map(([path]) => `../packages/${room} > ${name}${path.slice(1)}`);
  });
}
