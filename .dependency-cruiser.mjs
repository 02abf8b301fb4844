import { ARROWS, OWNED_LIBRARIES } from './scripts/arrows.mjs';

const room = name => `^packages/${name}/`;
const TESTS = '\\.(test|cases|stories|bench)\\.(ts|tsx)$|/(bench|scripts|examples|testing)/';

/** The folders of the app, and what each may import. */
const LAYERS = {
  adapters: [],
  store: ['adapters'],
  common: ['adapters', 'store'],
  features: ['adapters', 'store', 'common'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...Object.entries(ARROWS).map(([name, { rooms }]) => ({
      name: `arrows-of-${name}`,
      comment: `${name} may import ${rooms.join(', ') || 'no other room'}`,
      severity: 'error',
      from: { path: room(name), pathNot: TESTS },
      to: { path: '^(packages|apps)/', pathNot: [name, ...rooms].map(room) },
    })),
    ...Object.entries(ARROWS).map(([name, { libraries }]) => ({
      name: `libraries-of-${name}`,
      comment: `${name} may import ${libraries.join(', ') || 'no library'}`,
      severity: 'error',
      from: { path: room(name), pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: libraries.map(library => `node_modules/${library}/`) },
    })),
    ...Object.entries(OWNED_LIBRARIES).map(([library, owner]) => ({
      name: `only-${owner}-imports-${library}`,
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [room(owner), TESTS] },
      to: { path: `node_modules/${library}/` },
    })),
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    ...Object.entries(LAYERS).map(([layer, below]) => ({
      name: `layers-below-${layer}`,
      comment: `${layer} may import ${below.join(', ')}`,
      severity: 'error',
      from: { path: `^apps/web/src/${layer}/`, pathNot: TESTS },
      to: { path: '^apps/web/src/[^/]+/', pathNot: [layer, ...below].map(name => `^apps/web/src/${name}/`) },
    })),
    {
      name: 'the-world-only-behind-ports',
      severity: 'error',
      from: { path: '^apps/web/src/(?!adapters/)', pathNot: TESTS },
      to: {
        path: '^apps/web/src/adapters/(?!ports\\.ts|firstPorts\\.ts)',
        dependencyTypesNot: ['type-only', 'pre-compilation-only'],
      },
    },
    {
      name: 'engines-only-in-scenes',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^packages/scenes/', TESTS] },
      to: { path: 'node_modules/(three|pixi\\.js|@pixi)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own output only: a library's modules may be in a dist/ too, and arrows to it count.
    exclude: {
      path: ['^(packages|apps)/[^/]+/(dist|storybook-static)/', '^\\.\\./dist/', '\\.config\\.ts$'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@app/source', 'browser', 'import', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
