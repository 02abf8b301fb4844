// The arrow table: the rooms each room may depend on. docs/ARCHITECTURE.md shows the same picture.
export const ARROWS = {
  kernel: { rooms: [], libraries: [] },
  hant: { rooms: [], libraries: [] },
  almanac: { rooms: ['kernel'], libraries: ['tyme4ts'] },
  sky: { rooms: ['kernel'], libraries: ['astronomy-engine'] },
  fengshui: { rooms: ['kernel'], libraries: [] },
  dreamspace: { rooms: ['kernel'], libraries: [] },
  photo: { rooms: ['kernel'], libraries: ['fflate'] },
  building: { rooms: ['kernel', 'plan'], libraries: [] },
  plan: { rooms: ['kernel'], libraries: [] },
  validation: { rooms: ['kernel'], libraries: [] },
  session: { rooms: ['kernel', 'validation', 'records'], libraries: [] },
  records: { rooms: ['kernel', 'validation'], libraries: ['idb', 'valibot', 'fflate'] },
  chat: { rooms: ['kernel', 'hant', 'validation'], libraries: ['eventsource-parser', 'valibot'] },
  shop: { rooms: [], libraries: [] },
  home: {
    rooms: ['kernel', 'validation', 'almanac', 'sky', 'fengshui', 'photo', 'plan', 'session', 'records'],
    libraries: ['immer'],
  },
  tools: {
    rooms: ['kernel', 'validation', 'almanac', 'sky', 'fengshui', 'plan', 'home'],
    libraries: [],
  },
  i18n: {
    rooms: ['kernel', 'hant', 'plan', 'validation'],
    libraries: ['i18next', 'react-i18next', 'react'],
  },
  scenes: {
    rooms: [
      'kernel',
      'validation',
      'almanac',
      'sky',
      'fengshui',
      'dreamspace',
      'photo',
      'plan',
      'building',
      'records',
      'session',
      'chat',
      'home',
      'i18n',
      'ui',
    ],
    libraries: [
      'react',
      'react-dom',
      'i18next',
      'react-i18next',
      'three',
      'pixi.js',
      '@pixi/react',
      'qrcode',
    ],
  },
  ui: { rooms: [], libraries: ['react', 'react-dom', 'radix-ui', 'lucide-react'] },
};

/** Rooms with rules: they compile without DOM types and import no framework. */
export const RULE_ROOMS = [
  'hant',
  'kernel',
  'almanac',
  'sky',
  'fengshui',
  'dreamspace',
  'photo',
  'building',
  'plan',
  'validation',
  'session',
  'records',
  'chat',
  'shop',
  'home',
  'tools',
];

/** Libraries that only one room may import. */
export const OWNED_LIBRARIES = { tyme4ts: 'almanac', 'astronomy-engine': 'sky' };

export const APPS = {
  web: 'every room',
  playgrounds: ['almanac', 'dreamspace', 'plan'],
  mcp: ['kernel', 'home', 'plan', 'session', 'tools'],
  gateway: ['kernel', 'hant', 'tools', 'chat', 'almanac', 'fengshui', 'home', 'sky', 'validation'],
};
